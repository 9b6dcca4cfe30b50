// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { portraits } from '../art/portraits.mjs';
import { shown } from './fonts.mjs';
import { usedLetters } from './letters.mjs';

const folder = 'src/generated/fonts';

/** What all files of one face can show together. */
async function face(name) {
  const files = readdirSync(folder).filter((file) => new RegExp(`^${name}(-\\d+|-ext)?\\.woff2$`).test(file));
  const all = new Set();
  // one after the other: the decoder cannot unpack two files at once
  for (const file of files) for (const point of await shown(`${folder}/${file}`)) all.add(point);
  return all;
}
const letters = [...usedLetters('.')];

test('the texts of the project are Chinese, too', () => {
  expect(letters.filter((letter) => /\p{Script=Han}/u.test(letter)).length).toBeGreaterThan(500);
});

test.each([
  ['atkinson-400', 'noto-tc-400'],
  ['atkinson-700', 'noto-tc-700'],
  ['atkinson-400', 'unifontex'],
])('%s and %s together show every character in use', async (latin, chinese) => {
  const has = new Set([...(await face(latin)), ...(await face(chinese))]);

  expect(letters.filter((letter) => !has.has(letter.codePointAt(0)))).toEqual([]);
});

test('every card of either set has a portrait, and no other is made', () => {
  const names = '../app/games/pixel_tactics/names';
  const cards = readdirSync(names).flatMap((set) =>
    [...readFileSync(`${names}/${set}`, 'utf8').matchAll(/^\[(.+)\.en\]$/gm)].map(([, id]) => id),
  );
  const made = readdirSync('public/art/cards').map((file) => file.replace('.svg', ''));

  expect(Object.keys(portraits).sort()).toEqual(cards.sort());
  expect(made.sort()).toEqual(cards);
});
