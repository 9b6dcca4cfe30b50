/** What is seen and heard of a telling: cues, each so many milliseconds, in the order of the log. */

import type { Line, Telling } from '../lib/wire';

export type Show =
  | 'lunge'
  | 'shot'
  | 'number'
  | 'flash'
  | 'flip'
  | 'reveal'
  | 'unveil'
  | 'travel'
  | 'wave'
  | 'round'
  | 'plaque'
  | 'trophy'
  | 'none';

export type Sound =
  | 'draw'
  | 'card_play'
  | 'attack'
  | 'hit'
  | 'heal'
  | 'falls'
  | 'trap_set'
  | 'trap_open'
  | 'chain'
  | 'wave'
  | 'your_turn'
  | 'coin'
  | 'choose'
  | 'back'
  | 'sealed'
  | 'victory'
  | 'defeat';

export interface Cue {
  show: Show;
  /** How long it is seen. */
  ms: number;
  /** How long the next cue waits; less than `ms` lets them overlap. */
  gap: number;
  seat: number;
  keys: number[];
  cards: (string | null)[];
  /** Signed: what a number says. */
  n: number;
  word: string;
  sound: Sound | null;
  /** The zones between which something travels, where its place is not known. */
  from: string;
  to: string;
}

/** How a telling is seen and heard. */
export interface Recipe {
  show: Show;
  ms: number;
  gap?: number;
  sound?: Sound;
  sign?: 1 | -1;
  from?: string;
  to?: string;
}

export type Recipes = Readonly<Record<string, Recipe>>;

export const TRAVEL = { show: 'travel', ms: 240, gap: 160 } as const;

/** The tellings of Pixel Tactics. */
export const recipes: Recipes = {
  attack: { show: 'lunge', ms: 400, gap: 240, sound: 'attack' },
  intercept: { show: 'flash', ms: 320, gap: 160, sound: 'chain' },
  divert: { show: 'flash', ms: 320, gap: 160, sound: 'chain' },
  damage: { show: 'number', ms: 480, gap: 120, sound: 'hit', sign: -1 },
  'moved-damage': { show: 'number', ms: 480, gap: 120, sound: 'hit', sign: -1 },
  heal: { show: 'number', ms: 480, gap: 120, sound: 'heal', sign: 1 },
  cast: { show: 'flash', ms: 320, gap: 240, sound: 'choose' },
  power: { show: 'flash', ms: 320, gap: 240, sound: 'choose' },
  lever: { show: 'flash', ms: 320, gap: 240, sound: 'choose' },
  order: { show: 'reveal', ms: 640, gap: 400, sound: 'card_play' },
  operation: { ...TRAVEL, sound: 'card_play', from: 'hand' },
  lay: { ...TRAVEL, sound: 'trap_set', from: 'hand' },
  activate: { show: 'reveal', ms: 720, gap: 400, sound: 'trap_open' },
  negate: { show: 'flash', ms: 320, gap: 240, sound: 'chain' },
  'set-again': { ...TRAVEL, sound: 'trap_set' },
  defeat: { show: 'flip', ms: 320, gap: 160, sound: 'falls' },
  revive: { show: 'flip', ms: 320, gap: 160, sound: 'heal' },
  leaders: { show: 'flip', ms: 320, gap: 240, sound: 'trap_open' },
  clash: { show: 'unveil', ms: 1280, gap: 960, sound: 'chain' },
  recruit: { ...TRAVEL, sound: 'card_play', from: 'hand' },
  move: { ...TRAVEL, sound: 'draw' },
  switch: { ...TRAVEL, sound: 'draw' },
  push: { ...TRAVEL, sound: 'draw' },
  pull: { ...TRAVEL, sound: 'draw' },
  rearrange: { ...TRAVEL, sound: 'draw' },
  return: { ...TRAVEL, sound: 'draw', to: 'hand' },
  control: { ...TRAVEL, sound: 'chain' },
  draw: { ...TRAVEL, sound: 'draw', from: 'deck', to: 'hand' },
  take: { ...TRAVEL, sound: 'draw', from: 'discard', to: 'hand' },
  discard: { ...TRAVEL, sound: 'draw', from: 'hand', to: 'discard' },
  clear: { ...TRAVEL, sound: 'draw', to: 'discard' },
  discharge: { ...TRAVEL, sound: 'draw', to: 'discard' },
  place: { show: 'number', ms: 480, gap: 80, sound: 'choose', sign: 1 },
  remove: { show: 'number', ms: 480, gap: 80, sign: -1 },
  give: { show: 'number', ms: 480, gap: 80, sound: 'choose', sign: 1 },
  'on-deck': { ...TRAVEL, sound: 'draw', to: 'deck' },
  expire: { ...TRAVEL, sound: 'back', to: 'discard' },
  shield: { show: 'flash', ms: 320, gap: 160, sound: 'chain' },
  strip: { show: 'flash', ms: 320, gap: 160, sound: 'back' },
  'carry-out': { show: 'reveal', ms: 640, gap: 400, sound: 'card_play' },
  round: { show: 'round', ms: 640, gap: 480 },
  wave: { show: 'wave', ms: 640, gap: 480, sound: 'wave' },
  turn: { show: 'plaque', ms: 640, gap: 240 },
  rout: { show: 'flip', ms: 320, gap: 320, sound: 'falls' },
  trophy: { show: 'trophy', ms: 960, gap: 640, sound: 'coin' },
};

/** The cue of one telling for the seat `me` (-1: a spectator), or null when nothing is to be seen or heard. */
export function cue(tale: Telling, me: number, known = recipes): Cue | null {
  const recipe = known[tale.what];
  if (!recipe) return null;
  const seat = tale.seat ?? -1;
  const pieces = tale.pieces ?? [];
  const shot = tale.what === 'attack' && tale.word === 'ranged';
  return {
    show: shot ? 'shot' : recipe.show,
    ms: recipe.ms,
    gap: recipe.gap ?? recipe.ms,
    seat,
    keys: pieces.map(({ key }) => key ?? 0),
    cards: pieces.map(({ card }) => card ?? null),
    n: (tale.n ?? 0) * (recipe.sign ?? 1),
    word: tale.word ?? '',
    from: recipe.from ?? '',
    to: recipe.to ?? '',
    sound: tale.what === 'turn' ? (seat === me && me >= 0 ? 'your_turn' : null) : (recipe.sound ?? null),
  };
}

export function cues(lines: readonly Line[], me: number, known = recipes): Cue[] {
  return lines.flatMap(({ tale }) => cue(tale, me, known) ?? []);
}
