/** Where the pictures lie that are made from seeds. */

import type { SeatInfo } from './wire';

/** How many faces of guests there are. */
export const guests = 64;

/** The portrait of a card. */
export const portrait = (card: string) => `/art/cards/${card}.svg`;

/** The picture of a monster. */
export const monster = (card: string) => `/art/monsters/${card}.svg`;

/** The face of a person, always the same for the same seed. */
export function face(seed: string | number | null | undefined): string {
  let hash = 2166136261;
  for (const letter of String(seed ?? ''))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return `/art/guests/${hash % guests}.svg`;
}

/** The face of a seat: bots of a kind have one each where several sit. */
export const seatFace = (info: Pick<SeatInfo, 'seat' | 'kind' | 'user_seed'> | undefined): string =>
  face(info?.kind === 'bot' && info.seat > 1 ? `${info.user_seed ?? ''} ${info.seat}` : info?.user_seed);
