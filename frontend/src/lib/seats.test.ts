import { expect, test } from 'vitest';
import { en } from './i18n/replay.en';
import { es } from './i18n/replay.es';
import { winners } from './seats';

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
