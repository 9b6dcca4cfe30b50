/** How the lines of the log are drawn. */
import type { IconName } from '../lib/icons';
import type { Line } from '../lib/wire';

const icons: Record<string, IconName> = {
  draw: 'hand',
  recruit: 'pa-plus',
  attack: 'sword',
  intercept: 'wall',
  divert: 'wall',
  damage: 'sword',
  'moved-damage': 'sword',
  heal: 'heart',
  cast: 'star',
  lever: 'crown',
  leaders: 'crown',
  clash: 'pa-repeat',
  power: 'star',
  'carry-out': 'order',
  order: 'order',
  operation: 'operation',
  lay: 'trap',
  activate: 'trap',
  negate: 'cross',
  'set-again': 'trap',
  clear: 'cross',
  discharge: 'cross',
  defeat: 'skull',
  revive: 'up',
  move: 'arrow',
  switch: 'arrow',
  push: 'arrow',
  pull: 'arrow',
  rearrange: 'arrow',
  return: 'hand',
  discard: 'cross',
  look: 'eye',
  take: 'hand',
  shuffle: 'cards',
  place: 'flame',
  give: 'star',
  expire: 'hourglass',
  turn: 'flag',
  pass: 'hourglass',
  'time-out': 'hourglass',
  actions: 'bolt',
  rout: 'skull',
  trophy: 'pa-trophy',
  concede: 'flag',
};

/** Tellings that begin something new: they part the log. */
const parting = new Set(['match', 'round', 'wave']);

export const isParting = (line: Line) => parting.has(line.tale.what);

export function icon({ tale }: Line): IconName {
  if (tale.what === 'attack' && tale.word === 'ranged') return 'arrow';
  return icons[tale.what] ?? 'diamond';
}
