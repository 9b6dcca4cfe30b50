/** What those who sit at a table are called. */
import { getContext, setContext } from 'svelte';
import { t } from './i18n';
import { words } from './i18n/lobby';
import type { Result, SeatInfo } from './wire';

export const botName = (bot: string) => words().bots[bot]?.name ?? `${t().bot} ${bot}`.trim();

type Named = Pick<SeatInfo, 'kind' | 'name'>;
type Sitting = Named & Pick<SeatInfo, 'seat'>;

/** The name of a seat: people bring theirs, bots are named in the language of the moment. */
export function seatName(seat: Named | null | undefined): string {
  if (!seat) return '…';
  return seat.kind === 'open' ? t().openSeat : pastName(seat);
}

/** The name of a seat among all of a table: of several bots that are called the same, each has its number. */
export function nameAmong(seats: readonly Sitting[], seat: number): string {
  const info = seats.find((other) => other.seat === seat);
  const name = seatName(info);
  const alike = seats.filter(
    (other) => info?.kind === 'bot' && other.kind === 'bot' && seatName(other) === name,
  );
  return alike.length > 1 ? `${name}\u00a0${alike.findIndex((other) => other.seat === seat) + 1}` : name;
}

/** The names of all seats of a table, in their order. */
export const namesAmong = (seats: readonly Sitting[]): string[] =>
  seats.map(({ seat }) => nameAmong(seats, seat));

/** The name of who sat at a table that is over. */
export const pastName = ({ kind, name }: Named): string =>
  kind === 'bot' ? botName(name ?? '') : (name ?? '…');

/** The seats that won: one, or all that share the first place with others behind them. */
export function winners({ winner, places }: Pick<Result, 'winner' | 'places'>): number[] {
  if (places.some((place) => place > 1)) return [...places.keys()].filter((seat) => places[seat] === 1);
  return winner >= 0 ? [winner] : [];
}

/** Whether all who sit there win or lose as one. */
export const isTogether = (mode: string) => mode === 'solo' || mode === 'cooperative';

interface Over {
  mode: string;
  seats: readonly Pick<SeatInfo, 'seat'>[];
  result: Pick<Result, 'winner' | 'places' | 'reason'>;
}

/** The seats that won a table: all of those who stood together, once the Dungeon Lord has fallen. */
export const wonTable = ({ mode, seats, result }: Over): number[] =>
  isTogether(mode) && result.reason === 'lord' ? seats.map(({ seat }) => seat) : winners(result);

/** How a table went for who sat there. Those who stood together lose together; no result is a tie. */
export function outcome(table: Over, seat: number): 'won' | 'lost' | 'tied' {
  const won = wonTable(table);
  if (won.includes(seat)) return 'won';
  return won.length || (isTogether(table.mode) && table.result.reason !== 'aborted') ? 'lost' : 'tied';
}

/** The key of the context below. */
export const names = Symbol('names');

/** Lets sentences below this component name who sits at a seat; null leaves what the server wrote. */
export const setNames = (name: (seat: number) => string | null) => setContext(names, name);
export const useNames = () => getContext<((seat: number) => string | null) | undefined>(names);
