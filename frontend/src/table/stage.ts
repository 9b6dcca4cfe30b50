/** Finds what lies where on the screen, for what moves over it. */

export const steps = (count: number) => `steps(${count}, end)`;

/** Of two boxes that meet, so much of the size lies between their middles. */
const OVERLAP = 0.67;

/** How much of the way from `from` to `to` (their middles) a thing may go until it touches the other. */
export function reach(from: DOMRect, to: DOMRect): number {
  const part = (way: number, size: number) => 1 - (OVERLAP * size) / Math.max(Math.abs(way), 1);
  return Math.max(part(to.left - from.left, from.width), part(to.top - from.top, from.height), 0);
}

/** The first match that is really on the screen (each size of screen shows its own). */
export function seen(root: ParentNode, selector: string): HTMLElement | null {
  for (const node of root.querySelectorAll<HTMLElement>(selector)) {
    if (node.getClientRects().length) return node;
  }
  return null;
}

/** Where a zone of a seat is drawn: its pile, its count, or else the seat itself. */
export function zone(root: ParentNode, seat: number, name: string): HTMLElement | null {
  return seen(root, `[data-zone="${seat}.${name}"]`) ?? seen(root, `[data-plate="${seat}"]`);
}

const ZONES = ['hand', 'deck', 'discard'];

/** Where everything lies now, to be remembered across a change of the view. */
export function survey(root: ParentNode): Map<string, DOMRect> {
  const marks = new Map<string, DOMRect>();
  for (const node of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const box = node.getBoundingClientRect();
    if (box.width) marks.set(`piece ${node.dataset.piece ?? ''}`, box);
  }
  for (const plate of root.querySelectorAll<HTMLElement>('[data-plate]')) {
    const seat = Number(plate.dataset.plate);
    for (const name of ZONES) {
      const box = zone(root, seat, name)?.getBoundingClientRect();
      if (box) marks.set(`${seat}.${name}`, box);
    }
  }
  return marks;
}
