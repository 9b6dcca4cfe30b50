/** Pictures drawn by letters of the palette, as SVG. */
import { ink } from '../art/ink.mjs';

/** One path a colour; `from` is the row at which the first line is drawn, a dot is left as it is. */
export function paths(rows, from = 0) {
  const found = {};
  rows.forEach((row, y) => {
    for (const { 0: run, index } of row.matchAll(/([a-zA-Z])\1*/g)) {
      const colour = ink[run[0]];
      if (!colour) throw new Error(`no colour is called ${run[0]}`);
      found[colour] = `${found[colour] ?? ''}M${index} ${y + from}h${run.length}v1h-${run.length}z`;
    }
  });
  return Object.entries(found)
    .map(([colour, path]) => `<path fill="#${colour}" d="${path}"/>`)
    .join('');
}

/** A whole picture of 16 x 16 pixels. */
export const svg = (rows) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" shape-rendering="crispEdges">${paths(rows)}</svg>`;
