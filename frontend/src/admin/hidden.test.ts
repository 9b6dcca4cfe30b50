import { expect, test } from 'vitest';
import type { CardText } from '../lib/wire';
import { cardName, zones } from './hidden';

test('what lies at a table is told by its zones and whose they are', () => {
  const view = {
    zones: { '0.hand': [3, 5], '1.unit': [0, 4], '1.deck': 12, looked: [] },
    faces: { 3: { card: 'lamplighter', kind: 'card' }, 4: { card: 'door-guard', kind: 'leader' }, 5: {} },
  };

  expect(zones(view)).toEqual([
    { name: 'hand', owner: 0, pieces: [{ card: 'lamplighter', kind: 'card' }], count: 2 },
    { name: 'unit', owner: 1, pieces: [{ card: 'door-guard', kind: 'leader' }], count: 1 },
    { name: 'deck', owner: 1, pieces: [], count: 12 },
    { name: 'looked', owner: null, pieces: [], count: 0 },
  ]);
});

test.each([null, 7, { hoard: 3 }])('the view %j has no zones', (view) => {
  expect(zones(view)).toBeNull();
});

test('a card is called by what it is there, or by the one name that its game gives it', () => {
  const card = { hero: { name: 'Smith' }, leader: { name: 'The Smith' }, line: { name: 'Mend' } } as CardText;

  expect(cardName(card, 'leader')).toBe('The Smith');
  expect(cardName(card, 'card')).toBe('Smith');
  expect(cardName(card, 'trap')).toBe('Mend');
  expect(cardName({ name: 'Stone Soup' }, 'spell')).toBe('Stone Soup');
});
