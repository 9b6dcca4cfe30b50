import { expect, test } from 'vitest';
import { DAYS, lastDays } from './days';

const DAY = 86_400_000;

test('every day of the last thirty is there, and counts the tables of all games', () => {
  const now = 100 * DAY + 5;
  const counted = [
    { day: 100 * DAY, game: 'chess', ended: 2 },
    { day: 100 * DAY, game: 'go', ended: 3 },
    { day: 71 * DAY, game: 'go', ended: 1 },
    { day: 70 * DAY, game: 'go', ended: 9 },
  ];

  const days = lastDays(counted, now);

  expect(days).toHaveLength(DAYS);
  expect(days.at(-1)).toEqual({ day: 100 * DAY, ended: 5 });
  expect(days[0]).toEqual({ day: 71 * DAY, ended: 1 });
  expect(days.reduce((sum, { ended }) => sum + ended, 0)).toBe(6);
});
