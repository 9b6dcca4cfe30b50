import { expect, test } from 'vitest';
import { step } from './walk';

const box = (left: number, top: number) => ({ left, top, width: 100, height: 50 });
const corner = box(0, 0);
const inner = box(130, 60);
const boxes = [corner, box(120, 0), box(240, 0), box(0, 60), inner];

test('an arrow finds the nearest neighbour in its direction', () => {
  expect(step(corner, boxes, [1, 0])).toBe(1);
  expect(step(corner, boxes, [0, 1])).toBe(3);
  expect(step(inner, boxes, [0, -1])).toBe(1);
  expect(step(inner, boxes, [-1, 0])).toBe(3);
});

test('there is nothing beyond the edge, and what is not shown is passed over', () => {
  expect(step(corner, boxes, [-1, 0])).toBe(-1);
  expect(step(corner, [corner, { left: 120, top: 0, width: 0, height: 0 }], [1, 0])).toBe(-1);
});
