/** What those who sit at a table are called. */
import { getContext, setContext } from 'svelte';
import { t } from './i18n';
import { words } from './i18n/lobby';
import type { Result, SeatInfo } from './wire';

export const botName = (bot: string) => words().bots[bot]?.name ?? `${t().bot} ${bot}`.trim();

/** The name of a seat: people bring theirs, bots are named in the language of the moment. */
export function seatName(seat: SeatInfo | null | undefined): string {
  if (!seat) return '…';
  return seat.kind === 'open' ? t().openSeat : pastName(seat);
}

/** The name of a seat among all of a table: of several bots that are called the same, each has its number. */
export function nameAmong(seats: readonly SeatInfo[], seat: number): string {
  const info = seats.find((other) => other.seat === seat);
  const name = seatName(info);
  const alike = seats.filter(
    (other) => info?.kind === 'bot' && other.kind === 'bot' && seatName(other) === name,
  );
  return alike.length > 1 ? `${name} ${alike.findIndex((other) => other.seat === seat) + 1}` : name;
}

/** The name of who sat at a table that is over. */
export const pastName = ({ kind, name }: Pick<SeatInfo, 'kind' | 'name'>): string =>
  kind === 'bot' ? botName(name ?? '') : (name ?? '…');

/** The seats that won: one, or all that share the first place with others behind them. */
export function winners({ winner, places }: Pick<Result, 'winner' | 'places'>): number[] {
  if (places.some((place) => place > 1)) return [...places.keys()].filter((seat) => places[seat] === 1);
  return winner >= 0 ? [winner] : [];
}

/** The key of the context below. */
export const names = Symbol('names');

/** Lets sentences below this component name who sits at a seat; null leaves what the server wrote. */
export const setNames = (name: (seat: number) => string | null) => setContext(names, name);
export const useNames = () => getContext<((seat: number) => string | null) | undefined>(names);
