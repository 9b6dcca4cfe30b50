/** A view of Pixel Tactics as the screen reads it: nothing left out. */
import type { AnyView, Face, Score, Status, View, Window } from './wire';

export type FullFace = Required<Omit<Face, 'statuses' | 'card'>> & {
  card: string | null;
  statuses: Required<Status>[];
};

export interface FullView extends Omit<View, 'faces' | 'awaited' | 'window' | 'over' | 'score'> {
  faces: Record<string, FullFace>;
  score: Required<Score>;
  awaited: number[];
  window: Window | null;
  over: NonNullable<View['over']> | null;
}

const blank = {
  card: null,
  attack: 0,
  life: 0,
  damage: 0,
  virus: 0,
  zeal: 0,
  time: 0,
  words: [],
  marks: [],
};

/** The face with what was left out filled in. */
export function fullFace(face: Face): FullFace {
  const statuses = (face.statuses ?? []).map((status) => ({ n: 0, ...status }));
  return { ...blank, ...face, card: face.card ?? null, statuses };
}

/** The view with what was left out filled in. */
export function fullView(view: View): FullView {
  return {
    ...view,
    faces: Object.fromEntries(Object.entries(view.faces).map(([key, face]) => [key, fullFace(face)])),
    score: { winners: [], ...view.score },
    awaited: view.awaited ?? [],
    window: view.window ?? null,
    over: view.over ?? null,
  };
}

/** What of a view says where pieces lie, in any game. */
export type Lain = Pick<AnyView, 'zones'>;

/** The keys of a zone, none where only their number is known. */
export function keys(view: Lain, zone: string): number[] {
  const lying = view.zones[zone];
  return Array.isArray(lying) ? lying : [];
}

/** How many pieces lie in a zone. */
export function count(view: Lain, zone: string): number {
  const lying = view.zones[zone];
  return Array.isArray(lying) ? lying.filter((key) => key !== 0).length : (lying ?? 0);
}
