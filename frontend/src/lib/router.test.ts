import { expect, test } from 'vitest';
import { path, place } from './router.svelte';

test.each([
  ['/', { page: 'home' }],
  ['/watch', { page: 'watch' }],
  ['/watch/', { page: 'watch' }],
  ['/credits', { page: 'credits' }],
  ['/t/01J9', { page: 'table', id: '01J9' }],
  ['/replay/01J9', { page: 'replay', id: '01J9' }],
  ['/u/01J9', { page: 'profile', id: '01J9' }],
  ['/ranks', { page: 'ranks' }],
  ['/ranks/chess/standard', { page: 'ranks', game: 'chess', mode: 'standard' }],
  ['/join/KEEP-7Q2', { page: 'join', code: 'KEEP-7Q2' }],
  ['/join/a%20b', { page: 'join', code: 'a b' }],
])('%s is a place', (address, there) => {
  expect(place(address)).toEqual(there);
});

test.each(['/t', '/t/', '/t/a/b', '/ranks/chess', '/ranks/chess/standard/x', '/nowhere', '/join/%E0%A4%A'])(
  '%s is no place',
  (address) => {
    expect(place(address)).toEqual({ page: 'missing' });
  },
);

test('an address leads back to its place', () => {
  const there = { page: 'table', id: 'a/b c' } as const;

  expect(place(path(there))).toEqual(there);
});
