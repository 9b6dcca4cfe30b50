import { expect, test } from 'vitest';
import { fullFace } from '../lib/view';
import type { Face } from '../lib/wire';
import { counters, marks, placed } from './marks';

const face = (more: Partial<Face>) => fullFace({ key: 1, kind: 'hero', owner: 0, ...more });

test('statuses of one kind are told as their sum', () => {
  const twice = face({
    statuses: [
      { word: 'attack', n: 1 },
      { word: 'attack', n: 1 },
      { word: 'life', n: -2 },
    ],
  });

  expect(marks(twice).map(({ id, n }) => [id, n])).toEqual([
    ['attack', '+2'],
    ['life', '-2'],
  ]);
});

test('statuses that cancel out leave no mark', () => {
  expect(
    marks(
      face({
        statuses: [
          { word: 'attack', n: 1 },
          { word: 'attack', n: -1 },
        ],
      }),
    ),
  ).toEqual([]);
});

test('an ability has one mark, wherever it comes from', () => {
  const ranged = face({ words: ['ranged'], statuses: [{ word: 'ranged' }] });

  expect(marks(ranged).map(({ id }) => id)).toEqual(['ranged']);
});

test('only counters that are there are shown', () => {
  expect(counters(face({ virus: 2 })).map(({ id, n }) => [id, n])).toEqual([['virus', '2']]);
});

test('a mark with a number takes the room of two, what finds none comes after', () => {
  const all = marks(
    face({ words: ['intercept', 'ranged'], marks: ['guarded'], statuses: [{ word: 'attack', n: 1 }] }),
  );

  const { plates, rest } = placed(all);

  expect(plates.map(({ id }) => id)).toEqual(['attack']);
  expect(rest.map(({ id }) => id)).toEqual(['intercept', 'guarded', 'ranged']);
  expect(placed(all, 0).plates).toEqual([]);
});
