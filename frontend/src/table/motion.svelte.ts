/** How fast things move: the person's choice, and nothing at all for who wants no motion. */
import { recall, remember } from '../lib/store';
import type { Speed } from './reel';

export const speeds: readonly Speed[] = ['off', 'fast', 'normal'];

const still = matchMedia('(prefers-reduced-motion: reduce)');

class Motion {
  #chosen = $state<Speed>(speeds.find((speed) => speed === recall('speed')) ?? 'normal');
  #still = $state(still.matches);

  constructor() {
    still.addEventListener('change', () => (this.#still = still.matches));
  }

  get chosen(): Speed {
    return this.#chosen;
  }

  set chosen(speed: Speed) {
    this.#chosen = speed;
    remember('speed', speed);
  }

  get now(): Speed {
    return this.#still ? 'off' : this.#chosen;
  }
}

export const motion = new Motion();
