/** Where the pictures lie that are made from seeds. */

/** How many faces of guests there are. */
export const guests = 64;

/** The portrait of a card. */
export const portrait = (card: string) => `/art/cards/${card}.svg`;

/** The face of a person, always the same for the same seed. */
export function face(seed: string | number | null | undefined): string {
  let hash = 2166136261;
  for (const letter of String(seed ?? ''))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return `/art/guests/${hash % guests}.svg`;
}
