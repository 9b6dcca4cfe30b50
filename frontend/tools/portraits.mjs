/** Portraits of the characters and faces of guests: 16 x 16 pixels of SVG, made from seeds. */
import * as style from '@dicebear/pixel-art';
import { createAvatar } from '@dicebear/core';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portraits } from '../art/portraits.mjs';
import { paths } from './pixels.mjs';

const few = (prefix, n) => Array.from({ length: n }, (_, i) => `${prefix}${String(i + 1).padStart(2, '0')}`);
const skins = ['f2d3b1', 'e0b48f', 'c98f5e', '8d5a34', '5f3a22'];

/** What is drawn by hand, over the portrait. */
const overlay = ({ drawn = '', from = 0 }) => paths(drawn.split('\n').slice(1), from);

function character(seed, who) {
  const svg = createAvatar(style, {
    seed,
    skinColor: [who.skin],
    ...(who.hair === 'none'
      ? { hairColor: ['transparent'] }
      : { hair: few(who.hair, who.hair === 'long' ? 21 : 24) }),
    ...(who.hair === 'none' ? {} : { hairColor: [who.hairColor] }),
    clothingColor: [who.clothes],
    ...(who.eyesColor ? { eyesColor: [who.eyesColor] } : {}),
    mouth: few(who.mouth, 10),
    glasses: who.glasses ? few(who.glasses, 7) : [],
    glassesProbability: who.glasses ? 100 : 0,
    beardProbability: who.beard ? 100 : 0,
    hatProbability: 0,
    accessoriesProbability: 0,
  }).toString();
  return svg.replace('</svg>', `${overlay(who)}</svg>`);
}

/** The metadata that the maker adds says the same in every file: the credits page says it once. */
const lean = (svg) =>
  svg
    .replace(/<metadata.*?<\/metadata>/s, '')
    .replace(/<mask.*?<\/mask>/s, '')
    .replace(/ mask="[^"]*"/, '');

export function writePortraits(out, guests) {
  mkdirSync(join(out, 'cards'), { recursive: true });
  mkdirSync(join(out, 'guests'), { recursive: true });
  for (const [card, who] of Object.entries(portraits))
    writeFileSync(join(out, 'cards', `${card}.svg`), lean(character(card, who)));
  for (let n = 0; n < guests; n++) {
    const svg = createAvatar(style, {
      seed: `guest-${n}`,
      skinColor: skins,
      hatProbability: 25,
      beardProbability: 15,
    });
    writeFileSync(join(out, 'guests', `${n}.svg`), lean(svg.toString()));
  }
}
