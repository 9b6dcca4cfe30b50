/** What of Pixel Glory's table follows from a view and a decision, without a screen. */
import { expect, test } from 'vitest';
import { begin, fill, choose, pieceSpot, steps, type Draft } from '../../table/selection';
import { harmTo } from '../../table/look';
import type { Decision, GloryView, Option, Step } from '../../lib/wire';
import { deed, kept, laidOut, lookedAt, RESERVE } from './touch';
import { around, full, lying } from './view';

const wizard = { hp: 12, combo: 0, fame: 0, bids: [], bid: 0, drafted: [], sworn: false, team: 0 };
const view: GloryView = {
  seat: 1,
  mode: 'free-for-all',
  difficulty: 'standard',
  full: 12,
  faces: {
    5: { key: 5, kind: 'monster', card: 'hot-potato', hp: 2, full: 6 },
    7: { key: 7, kind: 'basic', card: 'basic-fire' },
    9: { key: 9, kind: 'spell', card: 'flood' },
    11: { key: 11, kind: 'card' },
  },
  zones: { monsters: [5, 0, 0], '1.hand': [7], '1.reserve': [9], '1.discard': [11], '0.hand': 4, looked: [] },
  wizards: [wizard, wizard, wizard],
  piles: [15, 15, 15, 15, 15],
  turn: { phase: 'dungeon', round: 0, rounds: 9, turn: 3, active: 1, kills: 0, swaps: 0, staff: 0 },
};
const table = full(view);

const option = (step: Step, more = false): Option => ({
  step,
  more,
  preview: null,
  label: [{ text: step.is }],
});
const decision = (...options: Option[]): Decision => ({
  id: 1,
  seat: 1,
  kind: 'act',
  question: [{ text: 'Your turn' }],
  options,
  deadline: null,
});
const play = option({ is: 'Play', piece: 7 }, true);
const keep = option({ is: 'Keep', piece: 7 });
const draft: Draft = begin(decision(play, keep));

test('a view is read with what was left out filled in', () => {
  expect(table.turn.order).toEqual([]);
  expect(table.over).toBeNull();
  expect(table.wizards[0]?.shielded).toBe(false);
  expect(lying(table, 'monsters').map(({ card }) => card)).toEqual(['hot-potato']);
  expect(lying(table, '0.hand')).toEqual([]);
  expect(around(table)).toEqual([1, 2, 0]);
});

test('a card dropped on the reserve is kept, and only there', () => {
  expect(kept(draft, [pieceSpot(7)], [RESERVE])).toBe(keep);
  expect(kept(draft, [pieceSpot(7)], [pieceSpot(5)])).toBeNull();
  expect(kept(draft, [pieceSpot(9)], [RESERVE])).toBeNull();
});

test('a touch asks about the deed that would be meant there', () => {
  expect(deed(table, draft, [pieceSpot(9)], null)).toEqual([{ is: 'Play', piece: 9 }]);
  expect(deed(table, draft, [pieceSpot(5)], null)).toBeNull();
  expect(deed(table, choose(draft, play), [pieceSpot(5)], null)).toEqual([
    play.step,
    { is: 'Aim', piece: 5 },
  ]);
  expect(deed(table, draft, ['bid:3'], null)).toBeNull();
});

test('what can be chosen and lies nowhere on the table is laid out', () => {
  const chosen = choose(draft, play);
  const asked = fill(chosen, steps(chosen), {
    question: [{ text: 'Choose the card.' }],
    options: [option({ is: 'Pick', piece: 11 }), option({ is: 'Pick', piece: 9 })],
  });

  expect(laidOut(table, draft)).toEqual([]);
  expect(laidOut(table, asked)).toEqual([11]);
});

test('only what has a face is opened large', () => {
  expect(lookedAt(view, [pieceSpot(5)])?.card).toBe('hot-potato');
  expect(lookedAt(view, ['keep:7'])?.card).toBe('basic-fire');
  expect(lookedAt(view, [pieceSpot(11)])).toBeNull();
});

test('whoever is struck with the target is foretold as well', () => {
  const preview = { piece: 5, damage: 4, falls: true, also: [{ piece: 6, damage: 3 }] };

  expect(harmTo(6, preview)?.damage).toBe(3);
  expect(harmTo(5, preview)?.falls).toBe(true);
  expect(harmTo(8, preview)).toBeUndefined();
});
