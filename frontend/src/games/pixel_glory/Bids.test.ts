import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { language } from '../../lib/i18n';
import { key } from '../../table/context';
import Bids from './Bids.svelte';
import { full } from './view';

const wizard = { hp: 12, combo: 0, fame: 0, bids: [1, 2, 5, 7], bid: 0, drafted: [], sworn: false, team: 0 };

/** The auction cards of the seat 1, where nothing is asked of it. */
function lie(own: Partial<typeof wizard>, laid = 0): HTMLElement[] {
  const view = full({
    seat: 1,
    mode: 'free-for-all',
    difficulty: 'standard',
    full: 12,
    faces: {},
    zones: {},
    wizards: [
      { ...wizard, bid: 2, sworn: true },
      { ...wizard, ...own },
    ],
    piles: [15, 15, 15, 15, 15],
    turn: { phase: 'town', round: 6, rounds: 9, turn: 0, active: -1, kills: 0, swaps: 0, staff: 0 },
    laid,
  });
  const context = new Map([[key, { play: { lit: new Map() } }]]);
  render(Bids, { props: { view }, context });
  return screen.getAllByRole('button');
}
const said = (cards: HTMLElement[]) => cards.map((card) => card.querySelector('.sr')?.textContent);
const marked = (cards: HTMLElement[]) => cards.filter((card) => card.querySelector('.tab--chosen'));

beforeEach(() => language.choose('en'));

test('while one bids, no card is marked', () => {
  const cards = lie({});

  expect(said(cards)).toEqual(['auction card 1', 'auction card 2', 'auction card 5', 'auction card 7']);
  expect(marked(cards)).toEqual([]);
});

test.each([
  ['sealed', { sworn: true }, 5],
  ['open', { bids: [1, 2, 7], bid: 5 }, 0],
])('a bid that is laid and %s is marked, and said to be one’s own', (_, own, laid) => {
  const cards = lie(own, laid);

  expect(said(cards)).toEqual([
    'auction card 1',
    'auction card 2',
    'auction card 5, your bid',
    'auction card 7',
  ]);
  expect(said(marked(cards))).toEqual(['auction card 5, your bid']);
});
