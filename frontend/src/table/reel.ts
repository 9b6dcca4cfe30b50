/** Plays cues one after the other; nothing waits for it, and hurrying ends everything at once. */

import type { Cue } from './cues';

export type Speed = 'off' | 'fast' | 'normal';

/** Shows one cue for so many milliseconds and returns what ends it early. */
export type Show = (cue: Cue, ms: number) => () => void;

export interface Timer {
  after(ms: number, then: () => void): () => void;
}

const clock: Timer = {
  after(ms, then) {
    const id = setTimeout(then, ms);
    return () => clearTimeout(id);
  },
};

/** How long a beat lasts at a speed. */
export const PACE: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1 };

/** A long absence must not be played back: beyond so many waiting cues only their sounds' last is kept. */
const MOST = 40;

export class Reel {
  #waiting: Cue[] = [];
  #ends = new Set<() => void>();
  #stop: (() => void) | null = null;

  constructor(
    private readonly show: Show,
    private readonly sound: (cue: Cue) => void,
    public speed: Speed = 'normal',
    private readonly timer: Timer = clock,
  ) {}

  get busy(): boolean {
    return this.#stop !== null || this.#waiting.length > 0;
  }

  push(cues: readonly Cue[]): void {
    if (this.speed === 'off' || this.#waiting.length + cues.length > MOST) {
      this.hurry();
      const loud = cues.filter(({ sound }) => sound).at(-1);
      if (loud) this.sound(loud);
      return;
    }
    this.#waiting.push(...cues);
    if (!this.#stop) this.#next();
  }

  /** End what is seen and drop what waits. */
  hurry(): void {
    this.#waiting = [];
    this.#stop?.();
    this.#stop = null;
    for (const end of this.#ends) end();
    this.#ends.clear();
  }

  #next(): void {
    this.#stop = null;
    const cue = this.#waiting.shift();
    if (!cue) return;
    const pace = PACE[this.speed];
    if (cue.sound) this.sound(cue);
    const end = this.show(cue, cue.ms * pace);
    this.#ends.add(end);
    this.timer.after(cue.ms * pace, () => {
      if (this.#ends.delete(end)) end();
    });
    this.#stop = this.timer.after(cue.gap * pace, () => this.#next());
  }
}
