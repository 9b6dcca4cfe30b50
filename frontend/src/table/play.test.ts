import { describe, expect, test, vi } from 'vitest';
import { Refusal, type TableSocket } from '../lib/socket.svelte';
import type { Decision, Option, Step } from '../lib/wire';
import { Play } from './play.svelte';
import { pieceSpot, slotSpot, steps, type Kept, type Level } from './selection';

vi.mock('../lib/sound.svelte', () => ({ sound: { play: () => Promise.resolve() } }));

const option = (step: Step, more = false): Option => ({
  step,
  more,
  label: [{ text: step.is }],
  preview: null,
});
const recruit = option({ is: 'Recruit', piece: 40 }, true);
const lay = option({ is: 'Lay', piece: 40 }, true);
const clear = option({ is: 'Clear', piece: 14 });
const decision = (options: Option[], id = 7): Decision => ({
  id,
  seat: 0,
  kind: 'act',
  question: [],
  options,
  deadline: null,
});
const slots = (...places: Step[]): Level => ({ question: [], options: places.map((step) => option(step)) });
const at = document.createElement('button');

/** A seat at a table whose server knows these levels. */
function seat(levels: Record<string, Level>) {
  let kept: Kept | null = null;
  const socket = {
    expand: vi.fn((path: Step[]) => {
      const level = levels[path.at(-1)?.is ?? ''];
      return level
        ? Promise.resolve(level)
        : Promise.reject(new Refusal({ code: 'no', rule: '', reason: [] }));
    }),
    move: vi.fn((path: Step[]) => Promise.resolve({ path })),
    why: vi.fn(),
  };
  const memory = { read: () => kept, write: (next: Kept | null) => void (kept = next) };
  return { socket, play: new Play(socket as unknown as TableSocket, memory), kept: () => kept };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('dragging', () => {
  const here: Step = { is: 'Place', seat: 0, slot: 1 };
  const behind: Step = { is: 'Place', seat: 0, slot: 1, reserve: true };

  test('a card dropped on a Slot is the whole move that leads there', async () => {
    const { play, socket } = seat({ Recruit: slots(here), Lay: slots(behind) });
    await play.take(decision([recruit, lay]));
    expect(play.grab([pieceSpot(40)])).toBe(true);
    await settled();
    expect([...play.lit.keys()]).toContain(slotSpot(0, 1));
    expect(play.drop([slotSpot(0, 1, true)], at)).toBe(true);
    expect(socket.move).toHaveBeenCalledExactlyOnceWith([lay.step, behind]);
  });

  test('where two deeds lead to the same place, it is asked which', async () => {
    const { play, socket } = seat({ Recruit: slots(here), Lay: slots(here) });
    await play.take(decision([recruit, lay]));
    play.grab([pieceSpot(40)]);
    await settled();
    play.drop([slotSpot(0, 1)], at);
    expect(play.menu?.entries.map(({ label }) => label[0]?.text)).toEqual(['Recruit', 'Lay']);
    expect(socket.move).not.toHaveBeenCalled();
    const second = play.menu?.entries[1];
    if (second) play.pick(second);
    expect(socket.move).toHaveBeenCalledExactlyOnceWith([lay.step, here]);
  });

  test('what leads nowhere cannot be dragged, and dropping beside changes nothing', async () => {
    const { play, socket } = seat({ Recruit: slots(here) });
    await play.take(decision([recruit, clear]));
    expect(play.grab([pieceSpot(14)])).toBe(false);
    play.grab([pieceSpot(40)]);
    await settled();
    expect(play.drop([slotSpot(0, 5)], at)).toBe(false);
    expect(socket.move).not.toHaveBeenCalled();
    expect(play.draft && steps(play.draft)).toEqual([]);
  });
});

test('a refused move is told, and the question stands again', async () => {
  const { play, socket } = seat({});
  const reason = [{ text: 'Too late.' }];
  socket.move.mockRejectedValueOnce(new Refusal({ code: 'stale', rule: 'PT5-304', reason }));
  await play.take(decision([clear]));
  play.touch([pieceSpot(14)], at);
  play.confirm();
  expect(play.sending).toBe(true);
  await settled();
  expect(play.sending).toBe(false);
  expect(play.answer).toEqual({ spans: reason, rule: 'PT5-304' });
  expect(play.draft && steps(play.draft)).toEqual([]);
});

test('a level that cannot be had takes the step back', async () => {
  const { play } = seat({});
  await play.take(decision([recruit]));
  play.touch([pieceSpot(40)], at);
  await settled();
  expect(play.draft && steps(play.draft)).toEqual([]);
  expect(play.answer).not.toBeNull();
});

test('the same question told anew keeps what was chosen or armed; another question does not', async () => {
  const { play, kept } = seat({ Recruit: slots() });
  await play.take(decision([recruit, clear]));
  play.touch([pieceSpot(14)], at);
  await play.take(decision([recruit, clear]));
  expect(play.draft?.armed?.step).toEqual(clear.step);
  play.touch([pieceSpot(40)], at);
  await settled();
  await play.take(decision([recruit, clear]));
  expect(play.draft && steps(play.draft)).toEqual([recruit.step]);
  await play.take(decision([recruit, clear], 8));
  expect(play.draft && steps(play.draft)).toEqual([]);
  expect(kept()).toBeNull();
});
