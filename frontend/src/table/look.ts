/** How lights, steps and faces are said and drawn on the table. */

import type { Lit } from '../components/lit';
import type { IconName } from '../lib/icons';
import { words } from '../lib/i18n/table';
import type { FullFace } from '../lib/view';
import type { CardText, Kind, Preview, Span, Step } from '../lib/wire';
import type { RowKind } from './board';
import { isFirst } from './edition';
import { isPointing, type Draft, type Light, type Spot } from './selection';

export const verbIcon: Readonly<Partial<Record<Step['is'], IconName>>> = {
  Lead: 'crown',
  Draw: 'cards',
  Recruit: 'pa-plus',
  Attack: 'sword',
  Cast: 'star',
  Lever: 'crown',
  Order: 'order',
  Clear: 'cross',
  Shift: 'arrow',
  Switch: 'pa-repeat',
  Operate: 'operation',
  Lay: 'trap',
  Discharge: 'cross',
  Activate: 'trap',
  Aim: 'target',
  Pick: 'target',
};

export const rowIcon: Readonly<Record<RowKind, IconName>> = {
  vanguard: 'van',
  flank: 'flank',
  rear: 'rear',
  reserve: 'res',
};

/** The light of what stands at `spots`: the most urgent of them. */
export function lightOf(lit: ReadonlyMap<Spot, Light>, spots: readonly Spot[]): Light | null {
  const lights = spots.flatMap((spot) => lit.get(spot) ?? []);
  return lights.find(({ how }) => how === 'choose') ?? lights[0] ?? null;
}

type Verbs = Partial<Record<Step['is'], string>>;
/** A deed, in a word of the edition that is played. */
export function verbWord(verb: Step['is'], game: string | undefined): string {
  const own: Verbs = isFirst(game) ? words().firstEdition.verbs : {};
  const verbs: Verbs = words().verbs;
  return own[verb] ?? verbs[verb] ?? words().chosen;
}

/** Why nobody may do this or that in the first Round. */
export const truceWhy = (game: string | undefined): string =>
  isFirst(game) ? words().firstEdition.ceasefireWhy : words().ceasefireWhy;

function placeWord(deed: Step['is'] | undefined): string | undefined {
  const places: Partial<Record<Step['is'], string>> = words().place;
  return deed && places[deed];
}

/** A light as the cards show it at a table of this game. `draft` says what would happen in an empty Slot. */
export function shown(
  light: Light | null,
  draft: Draft | null,
  key: number | null,
  game: string | undefined,
): Lit | null {
  if (!light) return null;
  const { how, verb, preview } = light;
  if (how === 'chosen' && !light.options.length) {
    if (light.times > 1) return { as: 'chosen', word: `×${light.times}` };
    return { as: 'chosen', word: verb && !isPointing(verb) ? verbWord(verb, game) : words().chosen };
  }
  const icon = (verb && verbIcon[verb]) ?? undefined;
  if (how === 'act') return verb ? { as: 'act', icon, word: verbWord(verb, game) } : { as: 'act' };
  if (key === null) {
    const deed = draft?.path.at(-1)?.step.is;
    return { as: 'choose', icon: 'pa-plus', word: placeWord(deed) ?? words().placeHere };
  }
  // damage is split point by point: what was chosen can be chosen again
  const word = light.times ? `×${light.times}` : undefined;
  const harm = preview && harmTo(key, preview);
  if (harm) return { as: 'choose', icon, word, damage: harm.damage, falls: harm.falls ?? false };
  return { as: 'choose', icon, word };
}

/** What a choice would do to this piece, be it the target or struck with it. */
export const harmTo = (key: number, preview: Preview): Preview | undefined =>
  [preview, ...(preview.also ?? [])].find(({ piece }) => piece === key);

/** What a card is called as it lies there; its short form where there is little room. */
export function cardName(card: CardText | undefined, kind: Kind, short = false): string {
  if (!card) return '';
  if (kind === 'operation' || kind === 'trap') return card.line.name;
  const use = kind === 'leader' ? card.leader : card.hero;
  return (short && use.short) || use.name;
}

export function faceName(face: FullFace, card: CardText | undefined): string {
  return cardName(card, face.kind) || words().label.faceDown;
}

export const plain = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');
