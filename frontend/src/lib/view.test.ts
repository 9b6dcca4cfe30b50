import { expect, test } from 'vitest';
import { count, fullView, keys } from './view';
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

test('what a sender leaves out is filled in', () => {
  const full = fullView(view);

  expect(full.faces['7']).toMatchObject({ damage: 0, statuses: [], words: [], marks: [], time: 0 });
  expect(full.window).toBeNull();
  expect(full.awaited).toEqual([]);
  expect(full.score.winners).toEqual([]);
});

test('a status that is an ability counts nothing', () => {
  const face = { key: 9, kind: 'hero' as const, owner: 1, statuses: [{ word: 'ranged' }] };

  const full = fullView({ ...view, faces: { '9': face } });

  expect(full.faces['9']?.statuses).toEqual([{ word: 'ranged', n: 0 }]);
});

test('a zone tells its keys, or only how many there are', () => {
  const full = fullView(view);

  expect(keys(full, '0.hand')).toEqual([3, 4]);
  expect(keys(full, '1.hand')).toEqual([]);
  expect(count(full, '1.hand')).toBe(5);
  expect(count(full, '0.unit')).toBe(1);
});
