/** How what may be done is shown on a card, a bid or a player. */
import type { Lit } from '../../components/lit';
import { t } from '../../lib/i18n';
import { words } from '../../lib/i18n/glory';
import { harmTo, lightOf } from '../../table/look';
import type { Play } from '../../table/play.svelte';
import { open, pieceSpot, type Spot } from '../../table/selection';
import type { Preview } from '../../lib/wire';

/** What lies at a spot, as it is lit now; `key` is the piece that a choice there may harm. */
export function litAt(play: Play, spot: Spot, key: number | null = null): Lit | null {
  const light = lightOf(play.lit, [spot]);
  if (!light) return null;
  const { how, preview } = light;
  if (how !== 'choose') return { as: how };
  const harm = key !== null && preview ? harmTo(key, preview) : undefined;
  return { as: 'choose', damage: harm?.damage, falls: harm?.falls };
}

/** What would happen to a monster by what is armed, or by an answer that chooses no target. */
function foreseen(play: Play, key: number): Preview | undefined {
  if (!play.draft) return undefined;
  const { armed } = play.draft;
  const answers = armed ? [armed] : play.draft.path.length ? open(play.draft) : [];
  for (const { preview } of answers) {
    const harm = preview && harmTo(key, preview);
    if (harm) return harm;
  }
  return undefined;
}

/** A monster: lit as a target, or only struck by what is about to be done. */
export function litMonster(play: Play, key: number): { lit: Lit | null; struck: Lit | null } {
  const lit = litAt(play, pieceSpot(key), key);
  if (lit) return { lit, struck: null };
  const harm = foreseen(play, key);
  return { lit, struck: harm ? { as: 'choose', damage: harm.damage, falls: harm.falls } : null };
}

/** The same in words, for who does not see it. */
export function litWords(lit: Lit | null): string[] {
  if (!lit) return [];
  if (lit.as === 'act') return [t().canAct];
  if (lit.as === 'chosen') return [t().chosen];
  const said = [t().canBeChosen];
  if (lit.damage) said.push(words().takes(lit.damage));
  if (lit.falls) said.push(t().falls);
  return said;
}
