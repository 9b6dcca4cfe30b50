import { fullFace, type FullFace as Face } from '../lib/view';
import type { Step } from '../lib/wire';
import { expect, test } from 'vitest';
import { deeds, nearest } from './nearest';
import { begin, choose, type Draft } from './selection';

const face = (kind: Face['kind'], key = 5): Face => fullFace({ key, kind, owner: 0 });
const place = (seat: number, face: Face | null, slot = 1, reserve = false) => ({
  place: { seat, slot, reserve, column: 2, face, spots: [] },
});
const draft = (step?: Step, kind = 'act'): Draft => {
  const option = step && { step, more: true, label: [], preview: null };
  const decision = { id: 1, seat: 0, kind, question: [], options: option ? [option] : [], deadline: null };
  return option ? choose(begin(decision), option) : begin(decision);
};

test('before anything is chosen, the thing is asked about as an actor', () => {
  expect(nearest(draft(), place(0, face('hero')), 0)).toEqual([{ is: 'Attack', piece: 5 }]);
  expect(nearest(draft(), place(0, face('corpse')), 0)).toEqual([{ is: 'Clear', piece: 5 }]);
  expect(nearest(draft(), { hand: face('card') }, 0)).toEqual([{ is: 'Recruit', piece: 5 }]);
  expect(nearest(draft(undefined, 'window'), place(0, face('trap'), 0, true), 0)).toEqual([
    { is: 'Activate', piece: 5 },
  ]);
});

test('after a chosen deed it is asked about as the target of it', () => {
  const attack: Step = { is: 'Attack', piece: 2 };
  expect(nearest(draft(attack), place(1, face('hero')), 0)).toEqual([
    attack,
    { is: 'Aim', piece: 5, ranged: false },
  ]);
  const recruit: Step = { is: 'Recruit', piece: 2 };
  expect(nearest(draft(recruit), place(0, face('corpse'), 3), 0)).toEqual([
    recruit,
    { is: 'Place', seat: 0, slot: 3, reserve: false },
  ]);
});

test('a rival’s piece and an empty Slot are no actors', () => {
  expect(nearest(draft(), place(1, face('hero')), 0)).toBeNull();
  expect(nearest(draft(), place(0, null), 0)).toBeNull();
});

test('nobody asks why not of a deed that an edition does not have', () => {
  const names = (kind: Face['kind'], game: string) => deeds(face(kind), game).map(({ is }) => is);
  expect(names('corpse', 'pixel_tactics_5')).toEqual(['Clear', 'Switch']);
  expect(names('corpse', 'pixel_tactics')).toEqual(['Clear']);
  expect(names('hero', 'pixel_tactics')).toEqual(['Attack', 'Cast', 'Shift']);
});
