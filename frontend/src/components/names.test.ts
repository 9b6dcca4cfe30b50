import { expect, test } from 'vitest';
import { hasLongWord, isLong } from './names';

test.each([
  ['Saw That Coming', 15, false],
  ['The Crowd Goes Wild', 15, true],
  ['陷阱裡的陷阱', 12, false],
  ['陷阱裡的陷阱', 11, true],
])('%s is wider than %i letters: %s', (name, letters, long) => {
  expect(isLong(name, letters)).toBe(long);
});

test.each([
  ['Lamplighter', true],
  ['Chiptune Bard', false],
  ['Boss-Door Guard', false],
  ['存檔點占卜師', false],
])('a word of %s has more than ten letters: %s', (name, long) => {
  expect(hasLongWord(name, 10)).toBe(long);
});
