import { expect, test } from 'vitest';
import { left } from './clock';
import type { SeatClock } from '../lib/wire';

const clock = (more: Partial<SeatClock> = {}): SeatClock => ({
  seat: 0,
  on: 'turn',
  grace: 10_000,
  total: 10_000,
  bank: 60_000,
  ...more,
});

test('a turn takes from its grace first, then from the bank', () => {
  expect(left(clock(), 4000, false)).toMatchObject({ grace: 6000, bank: 60_000, runs: true });
  expect(left(clock(), 15_000, false)).toMatchObject({ grace: 0, bank: 55_000 });
});

test('a window takes nothing from the bank', () => {
  expect(left(clock({ on: 'window' }), 15_000, false)).toMatchObject({ grace: 0, bank: 60_000, low: false });
});

test.each([null, 'bot'] as const)('who is not timed (%s) loses nothing', (on) => {
  expect(left(clock({ on }), 15_000, false)).toMatchObject({ bank: 60_000, runs: false, low: false });
});

test('while the table is paused nothing passes', () => {
  expect(left(clock(), 15_000, true)).toMatchObject({ grace: 10_000, bank: 60_000, runs: false });
});

test('a clock is low when little is left of both', () => {
  expect(left(clock({ bank: 15_000 }), 0, false).low).toBe(false);
  expect(left(clock({ bank: 15_000 }), 6000, false).low).toBe(true);
});
