/** What the end of a game is made of, read from the log. */
import { seatName } from '../lib/seats';
import type { Line, Result, SeatInfo } from '../lib/wire';

export interface Match {
  /** From 1. */
  n: number;
  /** The card of each seat's Leader. */
  leaders: [string | null, string | null];
  /** -1 for a tie, null while it was not over. */
  winner: number | null;
  rounds: number;
  /** For each seat, whose Leaders make up the trophy that it took; none where it took none. */
  taken: [number[], number[]];
}

/** The matches that were begun, by what the log tells of them; `winners` are the scores' own. */
export function matches(log: Line[], winners: number[]): Match[] {
  const all: Match[] = [];
  let keys: unknown[] = [];
  for (const { tale } of log) {
    if (tale.what === 'match')
      all.push({
        n: all.length + 1,
        leaders: [null, null],
        winner: winners[all.length] ?? null,
        rounds: 0,
        taken: [[], []],
      });
    const now = all.at(-1);
    if (!now) continue;
    if (tale.what === 'leaders') {
      now.leaders = [tale.pieces?.[0]?.card ?? null, tale.pieces?.[1]?.card ?? null];
      keys = tale.pieces?.map(({ key }) => key) ?? [];
    }
    if (tale.what === 'round') now.rounds += 1;
    // both sides may have the same card, and only the key tells them apart
    if (tale.what === 'trophy' && (tale.seat === 0 || tale.seat === 1))
      now.taken[tale.seat] = tale.pieces?.map(({ key }) => keys.indexOf(key)) ?? [];
  }
  return all;
}

/** Heroes that fell, by seat of whom they belonged to. */
export function fallen(log: Line[]): [number, number] {
  const lost: [number, number] = [0, 0];
  for (const { tale } of log)
    if (tale.what === 'defeat' && (tale.seat === 0 || tale.seat === 1))
      lost[tale.seat] += tale.pieces?.length ?? 1;
  return lost;
}

/** The name of the seat that did not win; of the first where nobody did. */
export const loser = (result: Result, seats: SeatInfo[]) =>
  seatName(seats.find(({ seat }) => seat === (result.winner === 0 ? 1 : 0)));
