import { expect, test } from 'vitest';
import type { ReplayPage } from '../lib/past';
import { Replay } from './replay.svelte';

const telling = (what: string, word = '') => ({
  n: 0,
  tale: { what, seat: 0, word },
  spans: [{ text: what }],
});
const view = (active: number) => ({
  seat: -1,
  zones: {},
  faces: {},
  turn: { active },
  score: { trophies: [0, 0] },
});

/** Three steps on two pages: something happens at the first and the last. */
function pages(lang: string): ReplayPage[] {
  const step = (seq: number, lines: unknown[], asked: unknown[] = []) => ({
    seq,
    kind: 'move',
    seat: 0,
    at: 0,
    path: null,
    lines,
    asked,
    shown: true,
    changes: { turn: { active: seq } },
  });
  const page = (page: number, steps: unknown[]) => ({
    id: 'a',
    game: 'g',
    version: '1',
    lang,
    page,
    pages: 2,
    total: 3,
    marks: [{ seq: 0, match: 1, round: 1 }],
    view: view(page * 2),
    steps,
  });
  return [
    page(0, [step(0, [telling('wave', 'flank')], [{ seat: 0, kind: 'act' }]), step(1, [])]),
    page(1, [step(2, [telling('defeat'), telling('attack')])]),
  ] as unknown as ReplayPage[];
}

async function loaded(from = 0): Promise<Replay> {
  const replay = new Replay((lang, page) => Promise.resolve(pages(lang)[page] as ReplayPage));
  await replay.load('en', from);
  return replay;
}

test('every step has the view after it, on whichever page it is', async () => {
  const replay = await loaded();

  const seen = [0, 1, 2].map((at) => {
    replay.seek(at);
    return replay.view?.turn.active;
  });
  expect(seen).toEqual([0, 1, 2]);
});

test('a step on goes to where something happens, and no further than the end', async () => {
  const replay = await loaded();

  expect(replay.next(1)).toBe(2);
  replay.seek(99);
  expect(replay.at).toBe(2);
  expect(replay.next(1)).toBeNull();
  expect(replay.next(-1)).toBe(0);
});

test('one plays on from the last step at which somebody was asked', async () => {
  const replay = await loaded(2);

  expect(replay.branch()).toBe(0);
});

test('the rarest of what happened at once is marked, and Waves part the way', async () => {
  const replay = await loaded();

  expect(replay.events).toEqual([{ seq: 2, what: 'fall' }]);
  expect(replay.stretches).toEqual([{ from: 0, to: 2, row: 'flank', round: 1 }]);
});
