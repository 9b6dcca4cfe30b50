/** Plays a replay: one step after the other, at a speed, until the end or a pause. */
import type { Replay } from './replay.svelte';

export const speeds = [0.5, 1, 2, 4] as const;
/** Milliseconds that a step stays at speed 1. */
const BEAT = 1400;

export class Player {
  playing = $state(false);
  speed = $state<number>(1);

  readonly #replay: Replay;
  /** A step on is about to be shown, so that it can move. */
  readonly #before: (seq: number) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: Replay, before: (seq: number) => void) {
    this.#replay = replay;
    this.#before = before;
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.#replay.next(1) === null) this.#replay.seek(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** One step; forwards it moves. */
  step(way: 1 | -1): void {
    this.pause();
    this.#go(way);
  }

  seek(seq: number): void {
    this.pause();
    this.#replay.seek(seq);
  }

  #go(way: 1 | -1): boolean {
    const next = this.#replay.next(way);
    if (next === null) return false;
    if (way > 0) this.#before(next);
    this.#replay.seek(next);
    return true;
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.#go(1) && this.#replay.next(1) !== null) this.#wait();
      else this.playing = false;
    }, BEAT / this.speed);
  }
}
