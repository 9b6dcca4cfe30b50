/** What those who sit at a table are called. */
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
