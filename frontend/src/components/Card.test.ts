import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { language } from '../lib/i18n';
import { fullFace } from '../lib/view';
import type { CardText, Face } from '../lib/wire';
import Card from './Card.svelte';
import ReserveCard from './ReserveCard.svelte';

const card: CardText = {
  id: 'night-baker',
  hero: { name: 'Night Baker', short: 'Baker', attack: 1, life: 8 },
  leader: { name: 'Auntie Crumb', attack: 2, life: 18 },
  line: { kind: 'operation', name: 'Fresh Batch' },
  flavour: '',
  texts: { leader: '', vanguard: '', flank: '', rear: '', line: '' },
};
const face = (more: Partial<Face> = {}) =>
  fullFace({ key: 7, kind: 'hero', owner: 0, card: card.id, attack: 1, life: 8, ...more });
const label = () => screen.getByRole('button').querySelector('.sr')?.textContent;

beforeEach(() => language.choose('en'));

test('a card reads out its whole name, its numbers and what it bears', () => {
  render(Card, { face: face({ damage: 3, virus: 1, marks: ['guarded'] }), card, row: 'flank' });

  expect(label()).toBe('Night Baker, Attack 1, Life 5/8, guarded, 1 Virus');
  expect(screen.getByText('Baker')).toBeTruthy();
});

test('what may be done is said in words, not by the ring alone', () => {
  render(Card, { face: face(), card, row: 'flank', lit: { as: 'choose', damage: 8, falls: true } });

  expect(label()).toContain('can be chosen, takes 8 damage, falls');
  expect(screen.getByText('falls')).toBeTruthy();
});

test('one tab a card: what can be chosen is more urgent than that it falls or is spent', () => {
  render(Card, {
    face: face({ marks: ['lethal', 'spent'] }),
    card,
    row: 'rear',
    lit: { as: 'choose', damage: 2 },
  });

  const button = screen.getByRole('button');
  expect(button.querySelectorAll('.tab')).toHaveLength(1);
  expect(button.querySelector('.tab--choose')?.textContent).toContain('-2');
});

test('a corpse has a name and no numbers', () => {
  render(Card, { face: face({ kind: 'corpse', attack: 0 }), card, row: 'rear' });

  expect(label()).toBe('Night Baker, corpse');
  expect(screen.getByRole('button').querySelector('.st')).toBeNull();
});

test('a corpse that attacks says with how much', () => {
  render(Card, { face: face({ kind: 'corpse', attack: 2 }), card, row: 'rear' });

  expect(label()).toBe('Night Baker, corpse, Attack 2');
});

test('a language chosen while it is shown changes what it reads out', async () => {
  render(Card, { face: face(), card, row: 'flank' });

  language.choose('es');

  await vi.waitFor(() => expect(label()).toBe('Night Baker, Ataque 1, Vida 8/8'));
});

test('a click reaches whoever placed the card', async () => {
  const onclick = vi.fn();
  render(Card, { face: face(), card, row: 'flank', onclick });

  await userEvent.click(screen.getByRole('button'));

  expect(onclick).toHaveBeenCalledOnce();
});

test('a face-down Trap of the rival says Trap and nothing else', () => {
  render(ReserveCard, { face: face({ kind: 'trap', card: null }), card: undefined });

  expect(label()).toBe('Trap, face-down');
  expect(screen.getByRole('button').querySelector('.rcard__eye')).toBeNull();
});

test('an own Trap shows its name and that nobody else knows it', () => {
  render(ReserveCard, { face: face({ kind: 'trap' }), card });

  expect(label()).toBe('Fresh Batch, Trap, face-down, Only you know it');
});
