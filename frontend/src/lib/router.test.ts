import { expect, test } from 'vitest';
import { path, place } from './router.svelte';

test.each([
  ['/', { page: 'home' }],
  ['/watch', { page: 'watch' }],
  ['/watch/', { page: 'watch' }],
  ['/credits', { page: 'credits' }],
  ['/t/01J9', { page: 'table', id: '01J9' }],
  ['/join/KEEP-7Q2', { page: 'join', code: 'KEEP-7Q2' }],
  ['/join/a%20b', { page: 'join', code: 'a b' }],
])('%s is a place', (address, there) => {
  expect(place(address)).toEqual(there);
});

test.each(['/t', '/t/', '/t/a/b', '/nowhere', '/join/%E0%A4%A'])('%s is no place', (address) => {
  expect(place(address)).toEqual({ page: 'missing' });
});

test('an address leads back to its place', () => {
  const there = { page: 'table', id: 'a/b c' } as const;

  expect(place(path(there))).toEqual(there);
});
