/** A view as the screen reads it: nothing left out, and brought up to date by what an update says changed. */
import type { Changes, Face, Score, Status, View, Window } from './wire';

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

/** A copy of the entries with the changes made; an entry that became null is gone. */
function patched<T>(entries: Record<string, T>, changes: Record<string, T | null>): Record<string, T> {
  const result = { ...entries };
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) Reflect.deleteProperty(result, key);
    else result[key] = value;
  }
  return result;
}

/** The view after the changes; the one before is left as it was. */
export function apply(view: FullView, changes: Changes): FullView {
  const { zones, faces, ...fields } = changes;
  return fullView({
    ...view,
    ...fields,
    zones: zones ? patched(view.zones, zones) : view.zones,
    faces: faces ? patched<Face>(view.faces, faces) : view.faces,
  });
}

/** The keys of a zone, none where only their number is known. */
export function keys(view: FullView, zone: string): number[] {
  const lying = view.zones[zone];
  return Array.isArray(lying) ? lying : [];
}

/** How many pieces lie in a zone. */
export function count(view: FullView, zone: string): number {
  const lying = view.zones[zone];
  return Array.isArray(lying) ? lying.filter((key) => key !== 0).length : (lying ?? 0);
}
