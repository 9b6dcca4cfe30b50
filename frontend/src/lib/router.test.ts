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
  ['/admin', { page: 'admin' }],
  ['/admin/people', { page: 'admin', section: 'people' }],
  ['/admin/people/01J9', { page: 'admin', section: 'people', id: '01J9' }],
  ['/join/KEEP-7Q2', { page: 'join', code: 'KEEP-7Q2' }],
  ['/join/a%20b', { page: 'join', code: 'a b' }],
])('%s is a place', (address, there) => {
  expect(place(address)).toEqual(there);
});

test.each([
  '/t',
  '/admin/people/a/b',
  '/t/',
  '/t/a/b',
  '/ranks/chess',
  '/ranks/chess/standard/x',
  '/nowhere',
  '/join/%E0%A4%A',
])('%s is no place', (address) => {
  expect(place(address)).toEqual({ page: 'missing' });
});

test.each([
  { page: 'table', id: 'a/b c' },
  { page: 'admin' },
  { page: 'admin', section: 'people', id: 'a/b c' },
] as const)('the address of %j leads back to it', (there) => {
  expect(place(path(there))).toEqual(there);
});
