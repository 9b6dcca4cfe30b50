/** Two equal Leaders: what the log of the running match tells of the last time that both chose the same one. */
import type { Line } from '../lib/wire';

export interface Clash {
  /** The card that both chose. */
  card: string;
  /** The sentence that tells it. */
  line: Line;
  /** Keys of what the seat has drawn for it. */
  drawn: readonly number[];
}

/** The last clash of the match, null where there was none. */
export function clashOf(log: readonly Line[], seat: number): Clash | null {
  const told = log.map(({ tale }) => tale.what);
  const at = told.lastIndexOf('clash');
  const line = at > told.lastIndexOf('match') ? log[at] : undefined;
  const card = line?.tale.pieces?.[0]?.card;
  if (!line || !card) return null;
  const drawn = log
    .slice(at)
    .filter(({ tale }) => tale.what === 'draw' && tale.seat === seat)
    .flatMap(({ tale }) => tale.pieces?.map(({ key }) => key ?? 0) ?? []);
  return { card, line, drawn };
}
