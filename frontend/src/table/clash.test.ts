import { expect, test } from 'vitest';
import type { Line, Telling } from '../lib/wire';
import { clashOf } from './clash';

const log = (...tales: Telling[]): Line[] => tales.map((tale, n) => ({ n, tale, spans: [] }));
const both = (what: string, card: string): Telling => ({
  what,
  pieces: [
    { key: 1, card },
    { key: 2, card },
  ],
});
const draw = (seat: number, key: number): Telling => ({ what: 'draw', seat, pieces: [{ key }] });
const match: Telling = { what: 'match', n: 1 };

test('what both chose is known, and what one has drawn for it', () => {
  const told = log(match, draw(0, 3), both('leaders', 'a'), both('clash', 'a'), draw(0, 8), draw(1, 9));

  expect(clashOf(told, 0)).toEqual({ card: 'a', line: told[3], drawn: [8] });
});

test('of several the last one counts', () => {
  const told = log(match, both('clash', 'a'), draw(0, 8), both('clash', 'b'), draw(0, 9));

  expect(clashOf(told, 0)).toMatchObject({ card: 'b', drawn: [9] });
});

test('a match without one, and the match after one, have none', () => {
  expect(clashOf([], 0)).toBeNull();
  expect(clashOf(log(match, both('leaders', 'a')), 0)).toBeNull();
  expect(clashOf(log(match, both('clash', 'a'), { what: 'match', n: 2 }), 0)).toBeNull();
});
