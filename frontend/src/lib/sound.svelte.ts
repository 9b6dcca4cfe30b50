/** Sounds, made when they are played; how loud is remembered. */
import { recall, remember } from './store';

/** Parameters of the synthesizer, by what happens. */
const sounds = {
  focus: [0.15, 0, 880, 0, 0.01, 0.02, 1],
  choose: [0.35, 0, 523, 0, 0.02, 0.05, 1, 1.4, 0, 0, 262, 0.03],
  back: [0.3, 0, 392, 0, 0.02, 0.06, 1, 1.4, -4],
  refused: [0.4, 0, 110, 0.01, 0.06, 0.09, 3, 0.8, 0, 0, 0, 0, 0, 0.2],
  draw: [0.35, 0.05, 620, 0, 0.02, 0.05, 4, 2.2, 6],
  card_play: [0.5, 0.02, 210, 0, 0.03, 0.09, 0, 1.6, 9, 0, 0, 0, 0, 0.6],
  attack: [0.8, 0.05, 180, 0.01, 0.03, 0.16, 4, 1.7, -6, 0, 0, 0, 0, 1.1],
  hit: [0.9, 0.05, 95, 0, 0.03, 0.18, 3, 1.4, -2, 0, 0, 0, 0, 1.8, 0, 0.1],
  heal: [0.5, 0, 523, 0.02, 0.09, 0.2, 1, 1.5, 0, 0, 131, 0.08, 0.1],
  falls: [0.9, 0.03, 160, 0.02, 0.1, 0.42, 2, 1.6, -2.4, 0, 0, 0, 0, 0.5, 0, 0.2],
  trap_set: [0.5, 0, 140, 0, 0.03, 0.07, 2, 0.6, 0, 0, -40, 0.04],
  trap_open: [0.9, 0, 220, 0.01, 0.09, 0.24, 2, 1.4, 0, 0, 220, 0.07, 0.06, 0.2],
  chain: [0.6, 0, 330, 0, 0.05, 0.12, 2, 1.2, 0, 0, 110, 0.05],
  wave: [0.6, 0, 262, 0.03, 0.14, 0.3, 1, 1.6, 0, 0, 131, 0.1],
  your_turn: [0.7, 0, 392, 0.01, 0.12, 0.28, 1, 1.5, 0, 0, 196, 0.1],
  clock_low: [0.5, 0, 740, 0, 0.03, 0.04, 1, 1, 0, 0, 0, 0, 0.12],
  sealed: [0.5, 0.02, 300, 0, 0.03, 0.1, 0, 1.3, -8, 0, 0, 0, 0, 0.4],
  coin: [0.5, 0, 988, 0, 0.04, 0.22, 1, 1.7, 0, 0, 331, 0.05],
  victory: [0.8, 0, 523, 0.02, 0.34, 0.45, 1, 1.5, 0, 0, 131, 0.12, 0.14],
  defeat: [0.7, 0, 220, 0.03, 0.3, 0.5, 1, 1.5, -1, 0, -37, 0.18, 0.2],
} as const;

export type SoundName = keyof typeof sounds;

/** Full volume, as a factor: a table is played beside other things. */
const loudest = 0.5;
/** No two sounds start within this many milliseconds. */
const gap = 60;

class Sound {
  /** From 0 to 1. */
  #volume = $state(Number(recall('volume') ?? 0.6));
  #muted = $state(recall('muted') === 'yes');
  #last = -Infinity;

  get volume(): number {
    return this.#volume;
  }

  set volume(volume: number) {
    this.#volume = Math.min(1, Math.max(0, volume));
    remember('volume', String(this.#volume));
    if (this.#volume > 0) this.muted = false;
  }

  get muted(): boolean {
    return this.#muted;
  }

  set muted(muted: boolean) {
    this.#muted = muted;
    remember('muted', muted ? 'yes' : 'no');
  }

  async play(name: SoundName): Promise<void> {
    const now = performance.now();
    // before the first click or key a browser plays nothing, and says so in its console
    const allowed = navigator.userActivation?.hasBeenActive ?? true;
    if (this.#muted || !allowed || now - this.#last < gap) return;
    this.#last = now;
    // the synthesizer opens an audio device as soon as it is loaded
    const { ZZFX, zzfx } = await import('zzfx');
    ZZFX.volume = loudest * this.#volume;
    zzfx(...sounds[name]);
  }
}

export const sound = new Sound();
