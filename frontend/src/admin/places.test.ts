import { expect, test } from 'vitest';
import { firstAlone, ranked } from './places';

test.each([
  { places: [2, 1, 3, 4], winner: 1 },
  { places: [1, 2, 1, 2], winner: -1 },
  { places: [1, 1, 1], winner: -1 },
  { places: [2, 3], winner: -1 },
  { places: [], winner: -1 },
])('of $places the winner is $winner', ({ places, winner }) => {
  expect(firstAlone(places)).toBe(winner);
});

test('who shares a place is named with it, the first before the others', () => {
  expect(ranked([2, 1, 4, 2], ['Ada', 'Bo', 'Cem', 'Dot'])).toEqual([
    { place: 1, names: ['Bo'] },
    { place: 2, names: ['Ada', 'Dot'] },
    { place: 4, names: ['Cem'] },
  ]);
});
