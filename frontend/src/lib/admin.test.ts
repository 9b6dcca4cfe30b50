import { expect, test } from 'vitest';
import { adminPath, outranks, sections, sectionsFor } from './admin';

test('an admin looks after everything, a moderator after people, a player after nothing', () => {
  expect(sectionsFor('admin')).toEqual([...sections]);
  expect(sectionsFor('moderator')).toEqual(['reports', 'people', 'tables']);
  expect(sectionsFor('user')).toEqual([]);
});

test('nobody outranks their own rank', () => {
  expect(outranks('admin', 'moderator')).toBe(true);
  expect(outranks('moderator', 'user')).toBe(true);
  expect(outranks('moderator', 'moderator')).toBe(false);
  expect(outranks('moderator', 'admin')).toBe(false);
});

test('a section and what it is about have an address', () => {
  expect(adminPath('audit')).toBe('/admin/audit');
  expect(adminPath('people', 'a b')).toBe('/admin/people/a%20b');
});
