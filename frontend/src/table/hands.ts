/** Mouse and finger on the table: tap, hold, and drag from one thing to another. */

import type { Attachment } from 'svelte/attachments';
import type { Spot } from './selection';

export interface Hands {
  /** Touched and let go. */
  tap(stop: HTMLElement): void;
  /** Held for a while, or pressed with the second button. */
  hold(stop: HTMLElement): void;
  /** About to be dragged; false when that is not possible. */
  grab(stop: HTMLElement): boolean;
  /** Let go over something, or over nothing. */
  drop(stop: HTMLElement | null): void;
}

/** Milliseconds that make a press long, and pixels that make it a drag. */
const LONG = 500;
const FAR = 8;

export const spotsOf = (stop: HTMLElement): Spot[] => (stop.dataset.spots ?? '').split(' ').filter(Boolean);

const stopAt = (node: unknown): HTMLElement | null =>
  node instanceof Element ? node.closest<HTMLElement>('[data-spots]') : null;

export function hands({ tap, hold, grab, drop }: Hands): Attachment<HTMLElement> {
  return (root) => {
    let from: { stop: HTMLElement; x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;
    let over: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The click that follows a drag or a long press means nothing. */
    let deaf = false;

    const end = () => {
      clearTimeout(timer);
      ghost?.remove();
      over?.classList.remove('is-over');
      root.classList.remove('is-dragging');
      from = ghost = over = null;
    };

    const down = (event: PointerEvent) => {
      deaf = false;
      const stop = stopAt(event.target);
      if (!stop || event.button !== 0 || !event.isPrimary) return;
      from = { stop, x: event.clientX, y: event.clientY, id: event.pointerId };
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!from || ghost) return;
        deaf = true;
        const { stop } = from;
        end();
        hold(stop);
      }, LONG);
    };

    const move = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return;
      const dx = event.clientX - from.x;
      const dy = event.clientY - from.y;
      if (!ghost) {
        if (Math.hypot(dx, dy) < FAR) return;
        clearTimeout(timer);
        // a finger moving along the Hand scrolls it
        const along =
          event.pointerType === 'touch' && 'hand' in from.stop.dataset && Math.abs(dx) > Math.abs(dy);
        if (along || !grab(from.stop)) {
          from = null;
          return;
        }
        ghost = lift(from.stop);
        deaf = true;
        root.classList.add('is-dragging');
      }
      ghost.style.setProperty('transform', `translate(${dx}px, ${dy}px)`);
      const under = stopAt(document.elementFromPoint(event.clientX, event.clientY));
      if (under === over) return;
      over?.classList.remove('is-over');
      over = under;
      over?.classList.add('is-over');
    };

    const up = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return;
      const { stop } = from;
      const dragged = ghost !== null;
      end();
      if (!dragged) return;
      const under = stopAt(document.elementFromPoint(event.clientX, event.clientY));
      drop(under === stop ? null : under);
    };

    const cancel = () => {
      if (ghost) drop(null);
      end();
    };

    const click = (event: MouseEvent) => {
      const stop = stopAt(event.target);
      if (stop && !deaf) tap(stop);
      deaf = false;
    };

    const context = (event: MouseEvent) => {
      const stop = stopAt(event.target);
      if (!stop) return;
      event.preventDefault();
      if (deaf) return;
      end();
      hold(stop);
    };

    const still = (event: Event) => event.preventDefault();

    root.addEventListener('pointerdown', down);
    root.addEventListener('click', click);
    root.addEventListener('contextmenu', context);
    root.addEventListener('dragstart', still);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    return () => {
      end();
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('click', click);
      root.removeEventListener('contextmenu', context);
      root.removeEventListener('dragstart', still);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    };
  };
}

/** A picture of what is dragged, under the pointer. */
function lift(stop: HTMLElement): HTMLElement {
  const box = stop.getBoundingClientRect();
  const ghost = stop.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-spots');
  ghost.removeAttribute('data-stop');
  ghost.removeAttribute('data-piece');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add('ghost');
  for (const [name, value] of [
    ['left', box.left],
    ['top', box.top],
    ['width', box.width],
    ['height', box.height],
  ] as const) {
    ghost.style.setProperty(name, `${value}px`);
  }
  document.body.append(ghost);
  return ghost;
}
