/** The last thirty days as bars: how many tables ended on each, whatever was played. */
import type { Statistics } from '../lib/admin';

const DAY = 24 * 3_600_000;
export const DAYS = 30;

export interface Day {
  /** When it began, in ms since 1970. */
  day: number;
  ended: number;
}

/** Every day up to that of `now`, those without any as well. */
export function lastDays(counted: Statistics['days'], now: number): Day[] {
  const today = now - (now % DAY);
  return Array.from({ length: DAYS }, (_, n) => {
    const day = today - (DAYS - 1 - n) * DAY;
    return {
      day,
      ended: counted.filter((each) => each.day === day).reduce((sum, each) => sum + each.ended, 0),
    };
  });
}
