import { expect, test } from 'vitest';
import { clockTime } from './durations';

test.each([
  [0, '0:00'],
  [-5, '0:00'],
  [1, '0:01'],
  [61_000, '1:01'],
  [3_599_001, '1:00:00'],
  [2 * 86_400_000 + 4 * 3_600_000, '2d 04h'],
])('%i ms are shown as %s', (ms, shown) => {
  expect(clockTime(ms)).toBe(shown);
});
