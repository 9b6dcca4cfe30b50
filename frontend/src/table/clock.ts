/** What the clock of a seat shows, some time after the server told how it stood. */
import type { SeatClock } from '../lib/wire';

export interface Left {
  /** Of the decision's own time, in milliseconds. */
  grace: number;
  bank: number;
  /** Whether time passes. */
  runs: boolean;
  /** Whether the seat is about to lose by it. */
  low: boolean;
}

/** Under so many milliseconds in all a clock is low. */
export const LOW = 20_000;

export function left({ on, grace, bank }: SeatClock, passed: number, paused: boolean): Left {
  const timed = on === 'turn' || on === 'sealed';
  const runs = !paused && (timed || on === 'window');
  const spent = runs ? Math.max(0, passed) : 0;
  const over = timed ? Math.max(0, spent - grace) : 0;
  const rest = { grace: on ? Math.max(0, grace - spent) : 0, bank: Math.max(0, bank - over) };
  return { ...rest, runs, low: timed && rest.grace + rest.bank < LOW };
}
