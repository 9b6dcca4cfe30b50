import { expect, test } from 'vitest';
import { en } from './i18n/replay.en';
import { es } from './i18n/replay.es';
import { nameAmong, outcome, winners, wonTable } from './seats';

test.each([
  { winner: 1, places: [2, 1], won: [1] },
  { winner: 0, places: [1], won: [0] },
  { winner: -1, places: [1, 1], won: [] },
  { winner: -1, places: [], won: [] },
  { winner: -1, places: [1, 2, 1, 2], won: [0, 2] },
  { winner: -1, places: [3, 1, 1], won: [1, 2] },
])('of places $places and winner $winner, $won have won', ({ won, ...result }) => {
  expect(winners(result)).toEqual(won);
});

test('those who won together are said together', () => {
  expect([en.wonBy([]), en.wonBy(['Ada']), en.wonBy(['Ada', 'Bo'])]).toEqual([
    'nobody won',
    'Ada won',
    'Ada and Bo won',
  ]);
  expect([es.wonBy(['Ada']), es.wonBy(['Ada', 'Bo'])]).toEqual(['Ganó Ada', 'Ganaron Ada y Bo']);
});

test.each([
  { mode: 'cooperative', reason: 'lord', winner: -1, places: [], won: [0, 1], how: 'won' },
  { mode: 'cooperative', reason: 'nobody-left', winner: -1, places: [], won: [], how: 'lost' },
  { mode: 'cooperative', reason: 'aborted', winner: -1, places: [], won: [], how: 'tied' },
  { mode: 'free-for-all', reason: 'lord', winner: 1, places: [2, 1], won: [1], how: 'lost' },
  { mode: 'free-for-all', reason: 'runaway', winner: -1, places: [], won: [], how: 'tied' },
  { mode: 'standard', reason: 'rout', winner: 0, places: [1, 2], won: [0], how: 'won' },
] as const)('$mode that ended by $reason was $how for the first seat', ({ mode, won, how, ...result }) => {
  const over = { mode, seats: [{ seat: 0 }, { seat: 1 }], result: { ...result, places: [...result.places] } };

  expect(wonTable(over)).toEqual(won);
  expect(outcome(over, 0)).toBe(how);
});

test('only bots that are called the same have numbers', () => {
  const bot = (seat: number, name: string) => ({ seat, kind: 'bot' as const, name });
  const seats = [{ seat: 0, kind: 'person' as const, name: 'Ada' }, bot(1, 'a'), bot(2, 'b'), bot(3, 'a')];

  const [, one, other, again] = seats.map(({ seat }) => nameAmong(seats, seat));

  expect(nameAmong(seats, 0)).toBe('Ada');
  expect([one, again].map((name) => name?.at(-1))).toEqual(['1', '2']);
  expect(other).not.toMatch(/\d$/);
});
