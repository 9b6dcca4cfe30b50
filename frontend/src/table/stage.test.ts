import { expect, test } from 'vitest';
import { reach } from './stage';

const box = (left: number, top: number) => new DOMRect(left, top, 200, 64);

test('who lunges stops where it touches its target, in whatever direction', () => {
  const from = box(0, 400);

  for (const target of [box(0, 100), box(0, 700), box(500, 400), box(400, 200)]) {
    const far = reach(from, target);
    const [x, y] = [(target.left - from.left) * far, (target.top - from.top) * far];
    const there = box(from.left + x, from.top + y);
    const across = Math.min(there.right, target.right) - Math.max(there.left, target.left);
    const along = Math.min(there.bottom, target.bottom) - Math.max(there.top, target.top);

    expect(far).toBeGreaterThan(0.4);
    expect(across).toBeGreaterThan(0);
    expect(along).toBeGreaterThan(0);
    expect(across * along).toBeLessThan(0.5 * 200 * 64);
  }
});

test('who stands beside its target does not move through it', () => {
  expect(reach(box(0, 0), box(0, 20))).toBe(0);
});
