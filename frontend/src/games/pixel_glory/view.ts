/** A view of Pixel Glory as the screen reads it: nothing left out. */
import { keys } from '../../lib/view';
import type { AnyView, GloryFace, GloryOver, GloryTurn, GloryView, Wizard } from '../../lib/wire';

export type FullFace = Required<Omit<GloryFace, 'card'>> & { card: string | null };

export interface Full extends Omit<Required<GloryView>, 'faces' | 'turn' | 'wizards' | 'over'> {
  faces: Record<string, FullFace>;
  turn: Required<GloryTurn>;
  wizards: Required<Wizard>[];
  over: Required<GloryOver> | null;
}

const blank = { card: null, hp: 0, full: 0, sp: 0, marks: [], owner: -1 };

/** The view with what was left out filled in. */
export function full(any: AnyView): Full {
  const view = any as GloryView;
  return {
    ...view,
    faces: Object.fromEntries(
      Object.entries(view.faces).map(([key, face]) => [key, { ...blank, ...face, card: face.card ?? null }]),
    ),
    turn: { order: [], boosted: 0, primed: 0, ...view.turn },
    wizards: view.wizards.map((wizard) => ({ out: false, left: false, shielded: false, ...wizard })),
    coming: view.coming ?? [],
    awaited: view.awaited ?? [],
    laid: view.laid ?? 0,
    over: view.over ? { places: [], ...view.over } : null,
  };
}

/** The faces of a zone in order. */
export const lying = (view: Full, zone: string): FullFace[] =>
  keys(view, zone).flatMap((key) => view.faces[key] ?? []);

/** The piece of this card, where the view shows it. */
export const faceOf = (view: Full, card: string): FullFace | undefined =>
  Object.values(view.faces).find((face) => face.card === card && face.kind === 'monster') ??
  Object.values(view.faces).find((face) => face.card === card);

/** Nobody bids: those who play do so together. */
export const isTogether = ({ mode }: Full): boolean => mode === 'solo' || mode === 'cooperative';

/** The seats from the one that looks on, clockwise. */
export function around({ wizards, seat }: Full): number[] {
  const first = Math.max(0, seat);
  return wizards.map((_, n) => (first + n) % wizards.length);
}
