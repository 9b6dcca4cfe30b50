/** Places at a table that somebody else decides, each seat's from 1. */

/** The seat that alone is first; -1 where several share the first place. */
export function firstAlone(places: readonly number[]): number {
  const first = [...places.keys()].filter((seat) => places[seat] === 1);
  return first.length === 1 ? (first[0] ?? -1) : -1;
}

/** Names by their places, those of one place together, the first before the others. */
export const ranked = (
  places: readonly number[],
  names: readonly string[],
): { place: number; names: string[] }[] =>
  [...new Set(places)]
    .sort((one, other) => one - other)
    .map((place) => ({ place, names: names.filter((_, seat) => places[seat] === place) }));
