/** The question behind "why not?": the most sensible move that touching an unlit thing could have meant. */

import type { FullFace as Face } from '../lib/view';
import type { Step } from '../lib/wire';
import type { Place } from './board';
import { isFirst } from './edition';
import { steps, type Draft } from './selection';

/** What was touched: a place of the board, or a card of one's own Hand. */
export type Touched = { place: Place } | { hand: Face };

/**
 * The path to ask about, or null where no question makes sense. After a chosen deed the thing is its
 * target; before, it is the actor.
 */
export function nearest(draft: Draft | null, touched: Touched, me: number): Step[] | null {
  const path = draft ? steps(draft) : [];
  const after = path.at(-1);
  const target = after ? targetStep(after, touched) : null;
  if (target) return [...path, target];
  const deed = deedStep(touched, me, draft?.decision.kind);
  return deed && [deed];
}

function targetStep(after: Step, touched: Touched): Step | null {
  if ('hand' in touched) {
    return after.is === 'Attack' ? null : { is: 'Pick', piece: touched.hand.key };
  }
  const { face, seat, slot, reserve } = touched.place;
  switch (after.is) {
    case 'Recruit':
    case 'Shift':
    case 'Operate':
    case 'Lay':
      return { is: 'Place', seat, slot, reserve };
    case 'Attack':
      return face && { is: 'Aim', piece: face.key, ranged: false };
    default:
      return face ? { is: 'Pick', piece: face.key } : { is: 'Place', seat, slot, reserve };
  }
}

function deedStep(touched: Touched, me: number, kind: string | undefined): Step | null {
  if ('hand' in touched) return { is: 'Recruit', piece: touched.hand.key };
  const face = touched.place.face;
  if (!face || touched.place.seat !== me) return null;
  switch (face.kind) {
    case 'leader':
    case 'hero':
      return { is: 'Attack', piece: face.key };
    case 'corpse':
      return { is: 'Clear', piece: face.key };
    case 'trap':
      return { is: kind === 'window' ? 'Activate' : 'Discharge', piece: face.key };
    case 'operation':
      return { is: 'Discharge', piece: face.key };
    default:
      return null;
  }
}

type Deed = 'Recruit' | 'Attack' | 'Cast' | 'Shift' | 'Switch' | 'Clear' | 'Discharge' | 'Activate';

/** Everything a piece of one's own may commonly do in this game, to ask about one by one in its menu. */
export function deeds(face: Face, game: string | undefined): Step[] {
  const of = (...names: Deed[]): Step[] =>
    names.filter((is) => is !== 'Switch' || !isFirst(game)).map((is) => ({ is, piece: face.key }));
  switch (face.kind) {
    case 'hero':
      return of('Attack', 'Cast', 'Shift', 'Switch');
    case 'leader':
      return of('Attack', 'Cast');
    case 'corpse':
      return of('Clear', 'Switch');
    case 'operation':
      return of('Discharge');
    case 'trap':
      return of('Activate', 'Discharge');
    case 'card':
      return of('Recruit');
  }
}
