/** Pictures of the monsters: 16 x 16 pixels of SVG, from their build, their element and their name. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builds, drawn, hues, monsters } from '../art/monsters.mjs';
import { svg } from './pixels.mjs';

const SIZE = 16;
const NIGHT = 'n';
const EYES = ['ww', 'wn', 'w', 'yn', 'rr'];

/** Numbers that are always the same for the same name. */
function dice(name) {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** The whole figure of a build, by letters of its build. */
function mirrored(half) {
  const rows = half.split('\n').slice(1);
  const whole = rows.map((row) => [...row, ...[...row].reverse()]);
  while (whole.length < SIZE) whole.push(Array(SIZE).fill('.'));
  return whole;
}

/** Spots on both sides, so that two of a build are not one. */
function spotted(figure, roll) {
  const spots = roll(5);
  for (let n = 0; n < spots; n++) {
    const [y, x] = [3 + roll(10), 2 + roll(5)];
    for (const at of [x, SIZE - 1 - x]) if (figure[y][at] === 'b') figure[y][at] = roll(3) ? 'd' : 'l';
  }
}

/** Eyes and a mouth, in colours of their own. */
function faced(picture, row, roll) {
  const look = EYES[roll(EYES.length)];
  const [out, tall] = [5 + roll(2), roll(2)];
  for (let n = 0; n < look.length; n++) {
    const left = out - 1 + n;
    for (let up = 0; up <= tall; up++) {
      picture[row - up][left] = look[n];
      picture[row - up][SIZE - 1 - left] = look[n];
    }
  }
  const wide = 1 + roll(3);
  const mouth = row + 2;
  for (let x = 0; x < wide; x++) for (const at of [7 - x, 8 + x]) picture[mouth][at] = NIGHT;
  if (roll(2)) for (const at of [8 - wide, 7 + wide]) picture[mouth + (roll(2) ? 1 : 0)][at] = 'w';
}

/** A dark line around everything. */
function outlined(picture) {
  const inside = (y, x) => picture[y]?.[x] && picture[y][x] !== '.';
  return picture.map((row, y) =>
    row.map((letter, x) => {
      if (letter !== '.') return letter;
      return inside(y - 1, x) || inside(y + 1, x) || inside(y, x - 1) || inside(y, x + 1) ? NIGHT : '.';
    }),
  );
}

function creature(name, element, build) {
  const roll = dice(name);
  const figure = mirrored(builds[build].half);
  spotted(figure, roll);
  const [light, body, shade, other] = hues[element];
  const colours = { l: light, b: body, d: shade, a: other };
  const picture = figure.map((row) => row.map((letter) => colours[letter] ?? letter));
  faced(picture, builds[build].eyes, roll);
  return outlined(picture).map((row) => row.join(''));
}

export function writeMonsters(out) {
  const folder = join(out, 'monsters');
  mkdirSync(folder, { recursive: true });
  const write = (name, rows) => writeFileSync(join(folder, `${name}.svg`), svg(rows));
  for (const [element, all] of Object.entries(monsters))
    for (const [name, build] of Object.entries(all)) write(name, creature(name, element, build));
  for (const [name, picture] of Object.entries(drawn)) write(name, picture.split('\n').slice(1));
}
