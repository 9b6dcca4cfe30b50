/** What a touch on Pixel Glory's table would mean, so that the server can say why it does not. */
import { keys } from '../../lib/view';
import type { AnyView, Option, Step } from '../../lib/wire';
import type { Looked } from '../../table/context';
import { open, steps, type Draft, type Spot } from '../../table/selection';
import type { Full } from './view';

/** Where the reserve lies, for what is dragged there. */
export const RESERVE: Spot = 'reserve';

const pieceAt = (spots: readonly Spot[]): number | null => {
  const spot = spots.find((spot) => spot.startsWith('piece:'));
  return spot ? Number(spot.slice('piece:'.length)) : null;
};

/** What lies there, where its face is known. */
export function lookedAt({ faces }: AnyView, spots: readonly Spot[]): Looked | null {
  const key = spots.map((spot) => /^(?:piece|keep):(\d+)$/.exec(spot)?.[1]).find(Boolean);
  const card = key ? faces[key]?.card : null;
  return card ? { face: null, card } : null;
}

/** The steps that a touch there asks about; null where nothing can be meant. */
export function deed(
  view: Full,
  draft: Draft | null,
  spots: readonly Spot[],
  dragged: Option | null,
): Step[] | null {
  const piece = pieceAt(spots);
  if (piece === null) return null;
  const path = dragged ? [dragged.step] : draft ? steps(draft) : [];
  if (keys(view, 'monsters').includes(piece)) return path.length ? [...path, { is: 'Aim', piece }] : null;
  if (view.turn.phase === 'town') return [{ is: 'Draft', piece }];
  return keys(view, `${view.seat}.hand`).includes(piece) || keys(view, `${view.seat}.reserve`).includes(piece)
    ? [{ is: 'Play', piece }]
    : null;
}

/** The option that puts what is dragged into the reserve, when that is where it is let go. */
export function kept(draft: Draft | null, from: readonly Spot[], to: readonly Spot[]): Option | null {
  const piece = pieceAt(from);
  if (!draft || piece === null || !to.includes(RESERVE)) return null;
  return draft.decision.options.find(({ step }) => step.is === 'Keep' && step.piece === piece) ?? null;
}

/** The spots of what can be chosen now and lies nowhere on the table. */
export function laidOut(view: Full, draft: Draft | null): number[] {
  const looked = keys(view, 'looked');
  if (!draft || view.turn.phase !== 'dungeon') return looked;
  const shown = new Set(
    ['monsters', `${view.seat}.hand`, `${view.seat}.reserve`].flatMap((zone) => keys(view, zone)),
  );
  const asked = [...draft.path, ...open(draft)].flatMap(({ step }) => ('piece' in step ? [step.piece] : []));
  return [...new Set([...looked, ...asked.filter((key) => !shown.has(key) && view.faces[key])])];
}
