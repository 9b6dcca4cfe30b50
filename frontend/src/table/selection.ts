/** What is lit and when a move is whole, from a decision and the path chosen so far; no rule lives here. */

import type { Decision, Option, Preview, Span, Step } from '../lib/wire';

/** One level of the tree of options: what is asked there, and what may be chosen. */
export interface Level {
  question: Span[];
  options: Option[];
}

/**
 * A half-chosen move. `levels[i]` holds the options among which `path[i]` was chosen; when the last
 * chosen option leads on and its level has not come yet, the draft awaits it. `armed` is a move of
 * one step that was touched once: touching it again sends it.
 */
export interface Draft {
  decision: Decision;
  path: readonly Option[];
  levels: readonly Level[];
  armed: Option | null;
}

/** Where a choice is made: a piece, a Slot, the Deck, or a button in the ask line. */
export type Spot = string;

export type How = 'act' | 'choose' | 'chosen';

export interface Light {
  how: How;
  options: Option[];
  preview: Preview | null;
  /** The verb of the tab: of the only option, or of what was chosen; null when several are open. */
  verb: Step['is'] | null;
  /** How often it was chosen: damage may be split, tokens taken one by one. */
  times: number;
}

/** What touching a spot means: a further draft, several verbs to choose from, or nothing on offer. */
export type Touch = { to: 'draft'; draft: Draft } | { to: 'menu'; options: Option[] } | { to: 'nothing' };

export const DECK: Spot = 'deck';
export const BUTTON: Spot = 'button';
export const pieceSpot = (key: number): Spot => `piece:${key}`;
export const keepSpot = (key: number): Spot => `keep:${key}`;
export const bidSpot = (n: number): Spot => `bid:${n}`;
export const seatSpot = (seat: number): Spot => `seat:${seat}`;
export const slotSpot = (seat: number, slot: number, reserve = false): Spot =>
  `${reserve ? 'reserve' : 'slot'}:${seat}:${slot}`;

/** Steps that only point at something; every other step with a piece is a deed. */
const POINTING: ReadonlySet<string> = new Set(['Aim', 'Pick', 'Place', 'Lead', 'Whom']);
export const isPointing = (verb: Step['is']): boolean => POINTING.has(verb);

export function spotOf(step: Step): Spot {
  switch (step.is) {
    case 'Place':
      return slotSpot(step.seat, step.slot, step.reserve ?? false);
    case 'Draw':
      return DECK;
    case 'First':
      return BUTTON;
    case 'Keep':
      return keepSpot(step.piece);
    case 'Bid':
      return bidSpot(step.n);
    case 'Whom':
      return seatSpot(step.seat);
    default:
      return 'piece' in step ? pieceSpot(step.piece) : BUTTON;
  }
}

export function sameStep(a: Step, b: Step): boolean {
  return stepKey(a) === stepKey(b);
}

/** A text that is equal for equal steps, whatever the order of their fields and whether defaults are sent. */
export function stepKey(step: Step): string {
  return Object.entries(step)
    .filter(([, value]) => value !== false)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(' ');
}

export function begin(decision: Decision): Draft {
  return {
    decision,
    path: [],
    levels: [{ question: decision.question, options: decision.options }],
    armed: null,
  };
}

const last = (draft: Draft): Option | undefined => draft.path.at(-1);
const loaded = (draft: Draft): boolean => draft.levels.length > draft.path.length;

/** The options open now; none while the next level is on its way or the move is whole. */
export function open(draft: Draft): Option[] {
  return draft.levels[draft.path.length]?.options ?? [];
}

/** What is asked now; the last question stays while the next one is on its way. */
export function question(draft: Draft): Span[] {
  return draft.levels.at(Math.min(draft.path.length, draft.levels.length - 1))?.question ?? [];
}

export function steps(draft: Draft): Step[] {
  return draft.path.map((option) => option.step);
}

/** The path whose next options must be fetched, or null. */
export function awaits(draft: Draft): Step[] | null {
  return last(draft)?.more && !loaded(draft) ? steps(draft) : null;
}

/** The whole move, ready to be sent, or null. */
export function whole(draft: Draft): Step[] | null {
  const end = last(draft);
  return end && !end.more ? steps(draft) : null;
}

export function choose(draft: Draft, option: Option): Draft {
  if (!loaded(draft)) return draft;
  return { ...draft, path: [...draft.path, option], armed: null };
}

/** Take in the level that was fetched for `path`; an answer that came too late changes nothing. */
export function fill(draft: Draft, path: Step[], level: Level): Draft {
  const mine = awaits(draft);
  if (!mine || mine.map(stepKey).join() !== path.map(stepKey).join()) return draft;
  return { ...draft, levels: [...draft.levels, level] };
}

/** One step back; null when there is nothing to take back. */
export function back(draft: Draft): Draft | null {
  if (draft.armed) return { ...draft, armed: null };
  return draft.path.length ? backTo(draft, draft.path.length - 1) : null;
}

/** Keep the first `length` steps. */
export function backTo(draft: Draft, length: number): Draft {
  return {
    ...draft,
    path: draft.path.slice(0, length),
    levels: draft.levels.slice(0, length + 1),
    armed: null,
  };
}

export function offered(draft: Draft, spots: readonly Spot[]): Option[] {
  return open(draft).filter((option) => spots.includes(spotOf(option.step)));
}

/**
 * Touch the thing that stands at `spots` (a piece and the Slot below it are one thing to the hand).
 * Touching what was chosen takes it back; touching another actor after the first step starts anew there.
 */
export function touch(draft: Draft, spots: readonly Spot[]): Touch {
  if (draft.armed && spots.includes(spotOf(draft.armed.step))) {
    return { to: 'draft', draft: choose(draft, draft.armed) };
  }
  const options = offered(draft, spots);
  const [only, other] = options;
  if (only && other) return { to: 'menu', options };
  if (only) return { to: 'draft', draft: take(draft, only) };
  const at = draft.path.findIndex((option) => spots.includes(spotOf(option.step)));
  if (at >= 0) return { to: 'draft', draft: backTo(draft, at) };
  if (draft.path.length === 1) {
    const anew = touch(backTo(draft, 0), spots);
    if (anew.to !== 'nothing') return anew;
  }
  return { to: 'nothing' };
}

/** Choose by touch: a whole move of one step is only armed, so that one touch never sends anything. */
function take(draft: Draft, option: Option): Draft {
  const single = draft.path.length === 0 && !option.more;
  return single ? { ...draft, armed: option } : choose(draft, option);
}

/** Pass by key or button: armed first while that would give something up. */
export function pass(draft: Draft, costly: boolean): Draft | null {
  const option = passOf(draft);
  if (!option) return null;
  const clean = backTo(draft, 0);
  if (costly && !(draft.armed && isPass(draft.armed.step))) return { ...clean, armed: option };
  return choose(clean, option);
}

/** Every lit spot, and how. Chosen steps stay lit until they are taken back. */
export function lights(draft: Draft | null): Map<Spot, Light> {
  const lit = new Map<Spot, Light>();
  if (!draft) return lit;
  for (const option of open(draft)) {
    const spot = spotOf(option.step);
    if (spot === BUTTON) continue;
    const seen = lit.get(spot);
    if (seen) {
      seen.options.push(option);
      seen.verb = null;
      seen.preview ??= option.preview ?? null;
    } else {
      const how = isPointing(option.step.is) ? 'choose' : 'act';
      lit.set(spot, {
        how,
        options: [option],
        preview: option.preview ?? null,
        verb: option.step.is,
        times: 0,
      });
    }
  }
  for (const option of draft.armed ? [...draft.path, draft.armed] : draft.path) {
    const spot = spotOf(option.step);
    if (spot === BUTTON) continue;
    const before = lit.get(spot);
    // who acts may be among those to choose from, and that is what is asked now
    if (before?.how === 'choose' && !isPointing(option.step.is)) continue;
    lit.set(spot, {
      how: 'chosen',
      // what is armed is chosen as a whole: there is nothing more to choose there
      options: option === draft.armed ? [] : (before?.options ?? []),
      preview: option.preview ?? null,
      verb: option.step.is,
      times: (before?.times ?? 0) + 1,
    });
  }
  return lit;
}

/** Options that are no place on the table: they stand as buttons in the ask line, the passing one apart. */
export function buttons(draft: Draft): Option[] {
  return open(draft).filter(({ step }) => spotOf(step) === BUTTON && !isPass(step));
}

/** What ends the turn, or lets something go by. */
export const isPass = ({ is }: Step): boolean => is === 'Pass' || is === 'End';

/** The option that passes, if there is one. */
export const passOf = (draft: Draft): Option | null =>
  draft.decision.options.find(({ step }) => isPass(step)) ?? null;

/** The first of `candidates` that `levels` (fetched for each of them) leads on to one of `spots`. */
export function reach(
  candidates: readonly Option[],
  levels: readonly (Level | null)[],
  spots: readonly Spot[],
): { first: Option; level: Level; then: Option[] }[] {
  return candidates.flatMap((first, i) => {
    const level = levels[i];
    const then = level?.options.filter(({ step }) => spots.includes(spotOf(step))) ?? [];
    return level && then.length ? [{ first, level, then }] : [];
  });
}

/** What is kept across a reload: the decision it belongs to and the steps chosen. */
export interface Kept {
  decision: number;
  path: Step[];
}

export function keep(draft: Draft): Kept {
  return { decision: draft.decision.id, path: steps(draft) };
}

/** Choose the kept steps again as far as they are still on offer, fetching each level on the way. */
export async function restore(
  decision: Decision,
  kept: Kept | null,
  expand: (path: Step[]) => Promise<Level>,
): Promise<Draft> {
  let draft = begin(decision);
  if (!kept || kept.decision !== decision.id) return draft;
  for (const step of kept.path) {
    const option = open(draft).find((open) => sameStep(open.step, step));
    if (!option?.more) break;
    const longer = choose(draft, option);
    draft = fill(longer, steps(longer), await expand(steps(longer)));
  }
  return draft;
}
