/** Whose turn it is, as a word. */
import { words } from '../lib/i18n/table';
import type { FullView } from '../lib/view';

/** `mine`: this side acts; `theirs`: the other does; `nobody`: it is no one's turn. */
export function stands(view: FullView): 'mine' | 'theirs' | 'nobody' {
  if (view.turn.phase === 'leaders') return view.awaited.includes(view.seat) ? 'mine' : 'nobody';
  if (view.turn.phase !== 'turn' || view.turn.active < 0) return 'nobody';
  return view.turn.active === view.seat ? 'mine' : 'theirs';
}

export function turnWord(view: FullView, name: (seat: number) => string, short = false): string {
  const { phase, active } = view.turn;
  if (phase === 'leaders') return words().leadersTurn;
  if (phase === 'over') return words().overTurn;
  if (phase === 'count' || active < 0) return words().nobodysTurn;
  if (active === view.seat) return words().yourTurn;
  if (view.seat < 0) return short ? name(active) : words().turnOf(name(active));
  return short ? words().theirTurnShort : words().theirTurn;
}
