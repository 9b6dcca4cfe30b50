import { describe, expect, test } from 'vitest';
import { cue, cues, type Cue } from './cues';
import { Reel, type Timer } from './reel';
import type { Telling } from '../lib/wire';

/** A clock that is wound by hand. */
class Clock implements Timer {
  now = 0;
  #due: { at: number; then: () => void }[] = [];

  after(ms: number, then: () => void): () => void {
    const entry = { at: this.now + ms, then };
    this.#due.push(entry);
    return () => (this.#due = this.#due.filter((other) => other !== entry));
  }

  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#due = this.#due.filter((other) => other !== next);
      this.now = next.at;
      next.then();
    }
    this.now = until;
  }
}

const tale = (what: string, more: Partial<Telling> = {}): Telling => ({
  what,
  seat: 0,
  pieces: [{ key: 1 }, { key: 2 }],
  ...more,
});
const made = (what: string): Cue => {
  const made = cue(tale(what), 0);
  if (!made) throw new Error(what);
  return made;
};

const stage = (speed: 'off' | 'fast' | 'normal' = 'normal') => {
  const clock = new Clock();
  const seen: string[] = [];
  const ended: string[] = [];
  const heard: (string | null)[] = [];
  const reel = new Reel(
    ({ show }, ms) => {
      seen.push(`${show}@${clock.now}+${ms}`);
      return () => ended.push(show);
    },
    ({ sound }) => heard.push(sound),
    speed,
    clock,
  );
  return { clock, seen, ended, heard, reel };
};

describe('the reel', () => {
  test('plays cues in order, each after the gap of the one before', () => {
    const { clock, seen, reel } = stage();
    reel.push([made('attack'), made('damage')]);
    expect(seen).toEqual(['lunge@0+400']);
    clock.pass(1000);
    expect(seen).toEqual(['lunge@0+400', 'number@240+480']);
    expect(reel.busy).toBe(false);
  });

  test('goes on with what comes while it plays', () => {
    const { clock, seen, reel } = stage();
    reel.push([made('attack')]);
    clock.pass(100);
    reel.push([made('defeat')]);
    expect(seen).toHaveLength(1);
    clock.pass(140);
    expect(seen[1]).toBe('flip@240+320');
  });

  test('is hurried: everything seen ends, everything waiting is dropped', () => {
    const { clock, seen, ended, reel } = stage();
    reel.push([made('attack'), made('damage'), made('defeat')]);
    reel.hurry();
    clock.pass(5000);
    expect(seen).toHaveLength(1);
    expect(ended).toEqual(['lunge']);
    expect(reel.busy).toBe(false);
  });

  test('ends each show once, in its own time', () => {
    const { clock, ended, reel } = stage();
    reel.push([made('attack')]);
    clock.pass(400);
    expect(ended).toEqual(['lunge']);
    reel.hurry();
    expect(ended).toEqual(['lunge']);
  });

  test('halves all times when fast', () => {
    const { clock, seen, reel } = stage('fast');
    reel.push([made('attack'), made('damage')]);
    clock.pass(120);
    expect(seen).toEqual(['lunge@0+200', 'number@120+240']);
  });

  test('shows nothing when off, and still sounds once', () => {
    const { seen, heard, reel } = stage('off');
    reel.push([made('attack'), made('damage')]);
    expect(seen).toEqual([]);
    expect(heard).toEqual(['hit']);
  });

  test('does not play back a long absence', () => {
    const { clock, seen, reel } = stage();
    reel.push(Array.from({ length: 60 }, () => made('damage')));
    clock.pass(60_000);
    expect(seen).toEqual([]);
  });
});

describe('cues', () => {
  test('damage counts down, healing up', () => {
    expect(cue(tale('damage', { n: 4 }), 0)?.n).toBe(-4);
    expect(cue(tale('heal', { n: 2 }), 0)?.n).toBe(2);
  });

  test('a Ranged Attack is shot, a Melee Attack lunges', () => {
    expect(cue(tale('attack', { word: 'ranged' }), 0)?.show).toBe('shot');
    expect(cue(tale('attack', { word: 'melee' }), 0)?.show).toBe('lunge');
  });

  test('only the own turn sounds, and never for those who watch', () => {
    expect(cue(tale('turn'), 0)?.sound).toBe('your_turn');
    expect(cue(tale('turn'), 1)?.sound).toBeNull();
    expect(cue(tale('turn', { seat: -1 }), -1)?.sound).toBeNull();
  });

  test('tellings without a picture make no cue', () => {
    expect(cues([{ n: 1, tale: tale('rules'), spans: [] }], 0)).toEqual([]);
  });
});
