import { expect, test } from 'vitest';
import { absent } from './absence';
import type { SeatClock, TableInfo } from '../lib/wire';

const seat = (seat: number, claim_in: number | null) => ({
  seat,
  name: 'Ada',
  kind: 'person' as const,
  user_seed: 's',
  present: claim_in === null,
  claim_in,
  again: false,
});
const known = (on: SeatClock['on'], claim_in: number | null = 60_000) => ({
  table: { seats: [seat(0, null), seat(1, claim_in)] } as TableInfo,
  tableAt: 1000,
  clocks: [{ seat: 1, on, grace: 0, total: 0, bank: 0 }],
  paused: false,
});

test('who is here is not absent', () => {
  expect(absent(known('turn', null), 1000)).toEqual([]);
});

test('the allowance runs from when it was told', () => {
  expect(absent(known('turn'), 41_000)).toEqual([{ seat: 1, left: 20_000, claimable: false }]);
});

test.each(['turn', 'sealed'] as const)('after it, while asked for a %s, the table may be claimed', (on) => {
  expect(absent(known(on), 61_000)).toEqual([{ seat: 1, left: 0, claimable: true }]);
});

test.each(['window', 'bot', null] as const)('not while its clock runs on %s', (on) => {
  expect(absent(known(on), 99_000)[0]?.claimable).toBe(false);
});

test('not while the table is paused', () => {
  expect(absent({ ...known('turn'), paused: true }, 99_000)[0]?.claimable).toBe(false);
});
