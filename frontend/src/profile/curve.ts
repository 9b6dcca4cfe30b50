/** A rating over time as a line of steps, in units of a picture. */

export interface Curve {
  /** The path of the line, and of the area below it. */
  line: string;
  area: string;
  /** Where it ends. */
  end: { x: number; y: number };
  /** Whole numbers of points, each at its height. */
  grid: { y: number; points: number }[];
}

/** Distances of the lines of the grid: the first that leaves few of them. */
const GRID = [25, 50, 100, 200, 500];

/** Each rating holds for an equal part of the width; the first holds from the start. */
export function curve(points: readonly number[], width: number, height: number): Curve | null {
  const last = points.at(-1);
  if (last === undefined) return null;
  const spread = Math.max(...points) - Math.min(...points);
  const every = GRID.find((step) => spread / step <= 3) ?? 1000;
  const low = Math.floor((Math.min(...points) - every / 4) / every) * every;
  const high = Math.ceil((Math.max(...points) + every / 4) / every) * every;
  const y = (rating: number) => Math.round(height * (1 - (rating - low) / (high - low)));
  const part = width / points.length;
  const line = points
    .map((rating, n) => `${n ? 'V' : 'M0 '}${y(rating)}H${Math.round((n + 1) * part)}`)
    .join('');
  const grid = [];
  for (let at = low + every; at < high; at += every) grid.push({ y: y(at), points: at });
  return { line, area: `${line}V${height}H0Z`, end: { x: width, y: y(last) }, grid };
}
