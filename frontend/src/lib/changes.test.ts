import { expect, test } from 'vitest';
import { apply } from './changes';
import type { View } from './wire';

const view: View = {
  seat: 0,
  zones: { '0.hand': [3, 4], '1.hand': 5, '0.unit': [0, 0, 0, 0, 7, 0, 0, 0, 0] },
  faces: {
    '3': { key: 3, kind: 'card', owner: 0, card: 'night-baker' },
    '7': { key: 7, kind: 'leader', owner: 0, card: 'door-guard', attack: 4, life: 18 },
  },
  turn: {
    phase: 'turn',
    match: 1,
    round: 1,
    wave: 'vanguard',
    first: 0,
    active: 0,
    actions: 2,
    ceasefire: true,
  },
  score: { trophies: [0, 0], goal: 2 },
};

test('entries of zones and faces change one by one, null takes one away', () => {
  const before = view;

  const after = apply(before, {
    zones: { '0.hand': [4], '1.hand': 6 },
    faces: { '3': null, '7': { key: 7, kind: 'leader', owner: 0, card: 'door-guard', life: 18, damage: 2 } },
  });

  expect(after.zones).toEqual({ '0.hand': [4], '1.hand': 6, '0.unit': view.zones['0.unit'] });
  expect(Object.keys(after.faces)).toEqual(['7']);
  expect(after.faces['7']).toMatchObject({ life: 18, damage: 2 });
});

test('other fields are replaced whole, the rest stays', () => {
  const open = apply(view, { window: { chain: [], asked: 1 }, awaited: [1] });
  const shut = apply(open, { window: null, awaited: [] });

  expect(open.window).toEqual({ chain: [], asked: 1 });
  expect(open.turn).toEqual(view.turn);
  expect(shut.window).toBeNull();
});

test('the view before an update is left as it was', () => {
  const before = view;
  const copy = structuredClone(before);

  apply(before, { zones: { '0.hand': null }, faces: { '7': null } });

  expect(before).toEqual(copy);
});
