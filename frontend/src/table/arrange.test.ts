import { expect, test } from 'vitest';
import type { Option, Step } from '../lib/wire';
import { arranged } from './arrange';
import { begin, choose, fill, steps, type Draft } from './selection';

const option = (step: Step): Option => ({ step, more: true, label: [], preview: null });
const put = (slot: number) => option({ is: 'Place', seat: 0, slot });
const pick = (piece: number) => option({ is: 'Pick', piece });
const zones = { '0.unit': [1, 0, 3, 0, 9, 0, 0, 8, 0], '0.deck': 20 };
const everywhere = [0, 1, 2, 3, 5, 6, 7, 8].map(put);

/** A draft after these steps, with what was on offer before each and after the last. */
function drafted(offers: Option[][], path: Option[]): Draft {
  const [first = [], ...later] = offers;
  const decision = { id: 1, seat: 0, kind: 'pick', question: [], options: first, deadline: null };
  return path.reduce((draft, option, i) => {
    const longer = choose(draft, option);
    return fill(longer, steps(longer), { question: [], options: later[i] ?? [] });
  }, begin(decision));
}
const unit = (draft: Draft | null) => arranged(zones, draft).zones['0.unit'];

test('nothing is moved before anything is chosen', () => {
  expect(unit(null)).toEqual(zones['0.unit']);
});

test('a piece that is picked and placed stands in its new place', () => {
  const draft = drafted([[pick(1)], [put(1), put(3)], []], [pick(1), put(1)]);
  expect(unit(draft)).toEqual([0, 1, 3, 0, 9, 0, 0, 8, 0]);
});

test('a Unit is laid out from the front, the Leader apart; the one that is asked about is known', () => {
  const order = option({ is: 'Order', piece: 40 });
  const start = drafted([[order], everywhere], [order]);
  expect(arranged(zones, start).next).toBe(1);
  const one = drafted([[order], everywhere, everywhere.slice(1)], [order, put(5)]);
  expect(unit(one)).toEqual([0, 0, 3, 0, 9, 1, 0, 8, 0]);
  expect(arranged(zones, one).next).toBe(3);
});

test('who stood in a place that is given away changes places, and everybody stays on the table', () => {
  const order = option({ is: 'Order', piece: 40 });
  const draft = drafted([[order], everywhere, everywhere, everywhere], [order, put(7), put(0)]);
  expect(unit(draft)).toEqual([3, 0, 8, 0, 9, 0, 0, 1, 0]);
  expect(arranged(zones, draft).next).toBe(8);
  expect(zones['0.unit'][0]).toBe(1);
});

test('an empty Slot chosen for something else moves nobody', () => {
  const recruit = option({ is: 'Recruit', piece: 40 });
  const draft = drafted([[recruit], [put(1)], []], [recruit, put(1)]);
  expect(unit(draft)).toEqual(zones['0.unit']);
});

test('the rival’s Unit is laid out as well, and one’s own stays as it is', () => {
  const both = { ...zones, '1.unit': [0, 12, 0, 0, 15, 0, 17, 0, 0] };
  const there = (slot: number) => option({ is: 'Place', seat: 1, slot });
  const all = [0, 1, 2, 3, 5, 6, 7, 8].map(there);
  const order = option({ is: 'Order', piece: 40 });

  const laid = arranged(both, drafted([[order], all, all], [order, there(6)]));

  expect(laid.zones['1.unit']).toEqual([0, 17, 0, 0, 15, 0, 12, 0, 0]);
  expect(laid.next).toBe(17);
  expect(laid.zones['0.unit']).toEqual(zones['0.unit']);
});
