/** Arrow keys walk what can be touched by where it lies on the screen. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const arrow = (key: string): readonly [number, number] | null => ARROWS[key] ?? null;

/** Index of the box that is nearest from `from` in a direction; going astray counts more than going far. */
export function step(from: Box, boxes: readonly Box[], [x, y]: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const dx = box.left + box.width / 2 - (from.left + from.width / 2);
    const dy = box.top + box.height / 2 - (from.top + from.height / 2);
    const along = dx * x + dy * y;
    if (along < 8 || !box.width) return;
    const score = along + 2.5 * Math.abs(dx * y + dy * x);
    if (score < least) {
      least = score;
      best = i;
    }
  });
  return best;
}

/** Move the focus inside `root` to the nearest stop in a direction; false when there is none. */
export function walk(root: ParentNode, from: Element, direction: readonly [number, number]): boolean {
  const stops = [...root.querySelectorAll<HTMLElement>('[data-stop]')].filter((stop) => stop !== from);
  const at = step(
    from.getBoundingClientRect(),
    stops.map((stop) => stop.getBoundingClientRect()),
    direction,
  );
  stops[at]?.focus();
  return at >= 0;
}
