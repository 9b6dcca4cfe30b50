import { expect, test } from 'vitest';
import { curve } from './curve';

test('nobody without a rating has a curve', () => {
  expect(curve([], 500, 100)).toBeNull();
});

test('a curve climbs where the rating does, and ends with the last of it', () => {
  const drawn = curve([1000, 1020, 1010], 300, 100);

  const heights = [...(drawn?.line ?? '').matchAll(/(?:M0 |V)(\d+)/g)].map(([, y]) => Number(y));
  expect(heights).toHaveLength(3);
  expect(heights[1]).toBeLessThan(heights[0] ?? 0);
  expect(heights[2]).toBeGreaterThan(heights[1] ?? 0);
  expect(drawn?.end).toEqual({ x: 300, y: heights[2] });
});

test.each([[[1000]], [[1000, 1000]], [[700, 1900]], [[1499, 1501]]])(
  '%j stays inside the picture',
  (points) => {
    const drawn = curve(points, 300, 100);

    const heights = [...(drawn?.line ?? '').matchAll(/(?:M0 |V)(-?\d+)/g)].map(([, y]) => Number(y));
    expect(heights.every((y) => y > 0 && y < 100)).toBe(true);
    expect(drawn?.grid.length).toBeLessThan(6);
    expect(drawn?.grid.length).toBeGreaterThan(0);
  },
);
