import { fullFace, fullView, type FullFace as Face, type FullView as View } from '../lib/view';
import { describe, expect, test } from 'vitest';
import { falling, hidden, rows, waves, zoneOf, type Row } from './board';

const face = (key: number, owner: number, marks: string[] = []): Face =>
  fullFace({ key, owner, kind: 'hero', card: 'lamplighter', marks });

const view = (seat: number): View =>
  fullView({
    seat,
    zones: {
      '0.unit': [1, 2, 3, 0, 5, 0, 0, 0, 0],
      '1.unit': [11, 12, 13, 0, 15, 0, 0, 0, 0],
      '0.reserve': [6, 0, 0],
      '1.reserve': [0, 0, 16],
      '0.hand': seat === 0 ? [20, 21] : 2,
      '1.hand': seat === 1 ? [22] : 1,
      '0.deck': 14,
      '0.discard': [30],
    },
    faces: Object.fromEntries(
      [1, 2, 3, 5, 6]
        .map((key) => [key, face(key, 0)])
        .concat([11, 12, 13, 15, 16].map((key) => [key, face(key, 1, key === 12 ? ['lethal'] : [])])),
    ),
    turn: {
      phase: 'turn',
      match: 1,
      round: 2,
      wave: 'vanguard',
      first: 1,
      active: 1,
      actions: 2,
      ceasefire: false,
    },
    score: { trophies: [0, 0], goal: 2 },
  });

const keysOf = (row: Row | undefined) => row?.places.map(({ face }) => face?.key ?? 0);

describe('reading order', () => {
  test('runs from the rival Reserve to the own Reserve, both Vanguards meeting in the middle', () => {
    expect(rows(view(0)).map(({ seat, kind }) => `${seat} ${kind}`)).toEqual([
      '1 reserve',
      '1 rear',
      '1 flank',
      '1 vanguard',
      '0 vanguard',
      '0 flank',
      '0 rear',
      '0 reserve',
    ]);
  });

  test('shows the other side mirrored, as across a table, and names columns from their owner’s left', () => {
    const [, , , theirs, mine] = rows(view(0));
    expect(keysOf(theirs)).toEqual([13, 12, 11]);
    expect(theirs?.places.map(({ column }) => column)).toEqual([3, 2, 1]);
    expect(keysOf(mine)).toEqual([1, 2, 3]);
  });

  test('knows no Reserve where the game has none', () => {
    const zones = Object.fromEntries(
      Object.entries(view(0).zones).filter(([name]) => !name.endsWith('.reserve')),
    );
    expect(rows({ ...view(0), zones }).map(({ seat, kind }) => `${seat} ${kind}`)).toEqual([
      '1 rear',
      '1 flank',
      '1 vanguard',
      '0 vanguard',
      '0 flank',
      '0 rear',
    ]);
  });

  test('puts seat 1 below for seat 1, and seat 0 below for those who watch', () => {
    expect(rows(view(1))[7]?.seat).toBe(1);
    expect(rows(view(-1))[7]?.seat).toBe(0);
  });
});

test('the running Wave’s rows carry the order of the turns', () => {
  const now = rows(view(0)).filter(({ now }) => now);
  expect(now.map(({ seat, kind, order }) => [seat, kind, order])).toEqual([
    [1, 'vanguard', 1],
    [0, 'vanguard', 2],
  ]);
});

test('a piece and its Slot are one thing to touch', () => {
  const place = rows(view(0))[4]?.places[0];
  expect(place?.spots).toEqual(['piece:1', 'slot:0:0']);
});

test('who falls at the count is read from the marks alone', () => {
  expect(falling(view(0)).map(({ key }) => key)).toEqual([12]);
});

test('Waves are done, running or to come; none runs while Leaders are chosen', () => {
  const mid = view(0);
  mid.turn.wave = 'flank';
  expect(waves(mid).map(({ stand }) => stand)).toEqual(['done', 'now', 'next']);
  mid.turn.phase = 'leaders';
  expect(waves(mid).map(({ stand }) => stand)).toEqual(['next', 'next', 'next']);
});

test('pieces that are not drawn one by one go into a tray', () => {
  expect(hidden(view(0), [1, 20, 30, 12])).toEqual([30]);
  expect(zoneOf(view(0), 30)).toBe('0.discard');
  expect(zoneOf(view(0), 99)).toBeNull();
});
