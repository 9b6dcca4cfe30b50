/** The table as it would stand after what is half chosen, while pieces are being rearranged. */

import { keys, LEADER_SLOT, type Zones } from './board';
import type { Draft } from './selection';

export interface Arrangement {
  zones: Zones;
  /** The piece whose place is asked for now. */
  next: number | null;
}

/**
 * Where pieces stand so far, on either side. A whole Unit is laid out by a run of Slots, one for each Hero and
 * corpse from the front; a single piece by being picked and placed. Who stood there changes places with it.
 */
export function arranged(zones: Zones, draft: Draft | null): Arrangement {
  if (!draft) return { zones, next: null };
  const stands: Record<string, Zones[string]> = { ...zones };
  let next: number | null = null;
  for (const seat of [0, 1]) {
    const name = `${seat}.unit`;
    const unit = keys(zones[name]);
    const laid = layout(unit, seat, draft);
    stands[name] = laid?.unit ?? placed(unit, seat, draft);
    next ??= laid?.next ?? null;
  }
  return { zones: stands, next };
}

function layout(
  unit: readonly number[],
  seat: number,
  draft: Draft,
): { unit: number[]; next: number | null } | null {
  let from = draft.path.length;
  while (from > 0 && slotOf(draft.path[from - 1]?.step, seat) !== null) from--;
  // Slots that are taken are offered only where everybody is moved
  const offered = draft.levels[from]?.options ?? [];
  if (!offered.some(({ step }) => unit[slotOf(step, seat) ?? -1])) return null;
  const bodies = unit.filter((key, slot) => key && slot !== LEADER_SLOT);
  const stand = [...unit];
  draft.path.slice(from).forEach(({ step }, i) => swap(stand, bodies[i] ?? 0, slotOf(step, seat) ?? 0));
  return { unit: stand, next: bodies[draft.path.length - from] ?? null };
}

function placed(unit: readonly number[], seat: number, draft: Draft): number[] {
  const stand = [...unit];
  draft.path.forEach(({ step }, i) => {
    const who = draft.path[i - 1]?.step;
    const slot = slotOf(step, seat);
    if (slot !== null && who?.is === 'Pick') swap(stand, who.piece, slot);
  });
  return stand;
}

type Step = Draft['path'][number]['step'];

function slotOf(step: Step | undefined, seat: number): number | null {
  return step?.is === 'Place' && step.seat === seat && !step.reserve ? step.slot : null;
}

function swap(stand: number[], key: number, slot: number): void {
  const from = stand.indexOf(key);
  if (from < 0) return;
  stand[from] = stand[slot] ?? 0;
  stand[slot] = key;
}
