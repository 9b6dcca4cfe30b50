/** Where everything lies on the table as this side sees it, in the order in which it is read. */

import type { FullFace as Face, FullView as View } from '../lib/view';
import type { Row as RowName } from '../lib/wire';
import { pieceSpot, slotSpot, type Spot } from './selection';

export type Zones = Readonly<Record<string, readonly number[] | number>>;
export type RowKind = RowName | 'reserve';

/** One place of a row: its Slot, and who stands there. */
export interface Place {
  seat: number;
  slot: number;
  reserve: boolean;
  /** Counted from 1, from its owner's left. */
  column: number;
  face: Face | null;
  /** What can be touched here: the piece, and the Slot below it. */
  spots: Spot[];
}

export interface Row {
  seat: number;
  kind: RowKind;
  /** Whether the running Wave is this row's. */
  now: boolean;
  /** 1 or 2: which turn of the running Wave is this side's; 0 elsewhere. */
  order: 0 | 1 | 2;
  places: Place[];
}

const ROWS: readonly RowName[] = ['vanguard', 'flank', 'rear'];
export const LEADER_SLOT = 4;

export const rowOf = (slot: number): RowName => ROWS[Math.floor(slot / 3)] ?? 'rear';

/** The seat below: one's own, or seat 0 for those who only watch. */
export const below = (view: Pick<View, 'seat'>): number => Math.max(view.seat, 0);
export const above = (view: Pick<View, 'seat'>): number => 1 - below(view);

export const keys = (lying: readonly number[] | number | undefined): readonly number[] =>
  typeof lying === 'object' ? lying : [];

/**
 * The rows from the top: those of the other side first, its rearmost above; its columns run the other way.
 * Where a game has no Reserve, neither side has a row of it.
 */
export function rows(view: View, zones: Zones = view.zones): Row[] {
  const rival = above(view);
  const mine = below(view);
  const reserve = `${mine}.reserve` in zones;
  const order: readonly RowKind[] = [...(reserve ? (['reserve'] as const) : []), 'rear', 'flank', 'vanguard'];
  return [
    ...order.map((kind) => row(view, zones, rival, kind, true)),
    ...[...order].reverse().map((kind) => row(view, zones, mine, kind, false)),
  ];
}

function row(view: View, zones: Zones, seat: number, kind: RowKind, facing: boolean): Row {
  const reserve = kind === 'reserve';
  const lying = keys(zones[`${seat}.${reserve ? 'reserve' : 'unit'}`]);
  const from = reserve ? 0 : ROWS.indexOf(kind as RowName) * 3;
  const places = [0, 1, 2].map((column): Place => {
    const slot = from + column;
    const key = lying[slot] ?? 0;
    const face = key ? (view.faces[key] ?? null) : null;
    const spots = [slotSpot(seat, slot, reserve)];
    if (face) spots.unshift(pieceSpot(face.key));
    return { seat, slot, reserve, column: column + 1, face, spots };
  });
  const turn = view.turn;
  const now = !reserve && turn.wave === kind && turn.phase !== 'leaders' && turn.phase !== 'over';
  return {
    seat,
    kind,
    now,
    order: now ? (turn.first === seat ? 1 : 2) : 0,
    places: facing ? places.reverse() : places,
  };
}

/** The zone in which a piece lies, as "seat.zone", or null. */
export function zoneOf(view: View, key: number): string | null {
  for (const [name, lying] of Object.entries(view.zones)) {
    if (keys(lying).includes(key)) return name;
  }
  return null;
}

/** Keys of `wanted` that lie where the table does not draw them one by one: they are shown in a tray. */
export function hidden(view: View, wanted: readonly number[]): number[] {
  const mine = below(view);
  const drawn = new Set(
    [`${mine}.hand`, '0.unit', '1.unit', '0.reserve', '1.reserve'].flatMap((zone) => keys(view.zones[zone])),
  );
  return wanted.filter((key) => !drawn.has(key));
}

/** Heroes and Leaders whose damage is lethal now, in the order in which they are read. */
export function falling(view: View): Face[] {
  return rows(view)
    .flatMap(({ places }) => places)
    .flatMap(({ face }) => (face?.marks?.includes('lethal') ? [face] : []));
}

/** The turn's seat in each half of the running Wave. */
export function halves(view: View): [number, number] {
  return [view.turn.first, 1 - view.turn.first];
}

export type Stand = 'done' | 'now' | 'next';

/** How far the Round has come, Wave by Wave. */
export function waves(view: View): { wave: RowName; stand: Stand }[] {
  const at = ROWS.indexOf(view.turn.wave);
  const idle = view.turn.phase === 'leaders';
  return ROWS.map((wave, i) => ({
    wave,
    stand: idle || i > at ? 'next' : i < at || view.turn.phase === 'over' ? 'done' : 'now',
  }));
}

/** The place of the board at which something with these spots stands, or null. */
export function placeAt(view: View, spots: readonly Spot[]): Place | null {
  const places = rows(view).flatMap(({ places }) => places);
  return places.find((place) => place.spots.some((spot) => spots.includes(spot))) ?? null;
}

/** The piece among these spots, or null. */
export function faceAt(view: View, spots: readonly Spot[]): Face | null {
  const keys = spots.flatMap((spot) => (spot.startsWith('piece:') ? [spot.slice('piece:'.length)] : []));
  return (keys[0] && view.faces[keys[0]]) || null;
}

/** Whether a piece stands on one's own side or lies in one's Hand; whose card it is does not matter. */
export function isMine(view: View, key: number): boolean {
  const place = placeAt(view, [pieceSpot(key)]);
  return place ? place.seat === view.seat : keys(view.zones[`${view.seat}.hand`]).includes(key);
}
