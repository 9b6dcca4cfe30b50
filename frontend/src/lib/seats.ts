/** What those who sit at a table are called. */
import { getContext, setContext } from 'svelte';
import { t } from './i18n';
import type { SeatInfo } from './wire';

/** The name of a seat: people bring theirs, bots are named in the language of the moment. */
export function seatName(seat: SeatInfo | null | undefined): string {
  if (!seat) return '…';
  if (seat.kind === 'open') return t().openSeat;
  if (seat.kind === 'person') return seat.name ?? '…';
  const bots: Record<string, string> = { greedy: t().greedy, random: t().random };
  return bots[seat.name ?? ''] ?? `${t().bot} ${seat.name ?? ''}`.trim();
}

/** The key of the context below. */
export const names = Symbol('names');

/** Lets sentences below this component name who sits at a seat; null leaves what the server wrote. */
export const setNames = (name: (seat: number) => string | null) => setContext(names, name);
export const useNames = () => getContext<((seat: number) => string | null) | undefined>(names);
