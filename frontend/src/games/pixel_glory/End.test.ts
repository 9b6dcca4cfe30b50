import { render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { language } from '../../lib/i18n';
import type { GloryView, SeatInfo, TableInfo } from '../../lib/wire';
import End from './End.svelte';

const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }));
const info = (seat: number, name: string): SeatInfo => ({
  seat,
  name,
  kind: 'person',
  user_seed: name,
  present: true,
  claim_in: null,
  again: false,
});
const wizard = { hp: 12, combo: 0, fame: 3, bids: [], bid: 0, drafted: [], sworn: false, team: 0 };
const view: GloryView = {
  seat: 0,
  mode: 'free-for-all',
  difficulty: 'standard',
  full: 12,
  faces: {},
  zones: { '0.claimed': [], '1.claimed': [] },
  wizards: [wizard, { ...wizard, team: 1 }],
  piles: [15, 15, 15, 15, 15],
  turn: { phase: 'over', round: 0, rounds: 9, turn: 3, active: -1, kills: 0, swaps: 0, staff: 0 },
};

/** What is said of an end that the first of two seats has won with as much fame as the other. */
function said(reason: string, seat: number | null): string[] {
  const { container } = render(End, {
    view: { ...view, over: { reason, winners: [0], places: [1, 2] } },
    table: { id: 'demo', seats: [info(0, 'Ada'), info(1, 'Bea')] } as TableInfo,
    result: { winner: 0, reason, scores: [3, 3], places: [1, 2] },
    log: [],
    seat,
    seed: null,
    commitment: null,
    again: nothing,
    extra: nothing,
    ontable: () => undefined,
  });
  return [...container.querySelectorAll('.fin > :is(p, h1)')].map(
    (line) => line.textContent?.replaceAll('\u00a0', ' ').trim() ?? '',
  );
}

beforeEach(() => language.choose('en'));

test.each([
  [0, ['The most fame is yours.', 'Victory']],
  [1, ['Ada won.', 'Defeat']],
  [null, ['Ada won.', 'Game over']],
])('where the Dungeon Lord has fallen, fame decides, and of equals the Staff (seat %s)', (seat, lines) => {
  expect(said('lord', seat)).toEqual([
    ...lines,
    'The Dungeon Lord has fallen. Equal fame: the Staff decided.',
  ]);
});

test.each(['concession', 'time', 'abandoned'])('who is left alone wins whatever the fame (%s)', (reason) => {
  expect(said(reason, 0)).toEqual(['Victory', 'Everybody else gave up.']);
});

test.each(['concession', 'time', 'abandoned'])(
  'who gave up is told so, not that others did (%s)',
  (reason) => {
    expect(said(reason, 1)).toEqual(['Ada won.', 'Defeat', 'You gave up.']);
  },
);
