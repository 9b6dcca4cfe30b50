import { expect, test } from 'vitest';
import type { Line, Telling } from '../lib/wire';
import { loser, matches } from './end';

const log = (...tales: Telling[]): Line[] => tales.map((tale, n) => ({ n, tale, spans: [] }));
const leaders = (one: string, two: string): Telling => ({
  what: 'leaders',
  pieces: [
    { key: 1, card: one },
    { key: 2, card: two },
  ],
});

test('each match is known by its Leaders, its Rounds and its winner', () => {
  const played = matches(
    log(
      { what: 'match', n: 1 },
      leaders('a', 'b'),
      { what: 'round', n: 1 },
      { what: 'round', n: 2 },
      { what: 'match', n: 2 },
      leaders('c', 'd'),
      { what: 'round', n: 1 },
    ),
    [1],
  );

  expect(played).toEqual([
    { n: 1, leaders: ['a', 'b'], winner: 1, rounds: 2, taken: [[], []] },
    { n: 2, leaders: ['c', 'd'], winner: null, rounds: 1, taken: [[], []] },
  ]);
});

test('a trophy is the Leaders that were taken: both in a win, one for each in a tie', () => {
  const trophy = (seat: number, ...keys: number[]): Telling => ({
    what: 'trophy',
    seat,
    pieces: keys.map((key) => ({ key, card: 'a' })),
  });

  const played = matches(
    log(
      { what: 'match', n: 1 },
      leaders('a', 'a'),
      trophy(1, 1, 2),
      { what: 'match', n: 2 },
      leaders('a', 'a'),
      { what: 'tie' },
      trophy(0, 2),
      trophy(1, 1),
    ),
    [1, -1],
  );

  expect(played.map(({ taken }) => taken)).toEqual([
    [[], [0, 1]],
    [[1], [0]],
  ]);
});

test('who did not win is named', () => {
  const seats = [
    {
      seat: 0,
      name: 'Ada',
      kind: 'person' as const,
      user_seed: 'a',
      present: true,
      claim_in: null,
      again: false,
    },
    {
      seat: 1,
      name: 'greedy',
      kind: 'bot' as const,
      user_seed: 'b',
      present: true,
      claim_in: null,
      again: false,
    },
  ];

  expect(loser({ winner: 0, reason: 'rout', scores: [], places: [] }, seats)).toBe('Greedy Bot');
  expect(loser({ winner: 1, reason: 'rout', scores: [], places: [] }, seats)).toBe('Ada');
});
