/** Makes what the client shows but nobody drew by hand: fonts, portraits, guests' faces, the castle. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFonts } from './fonts.mjs';
import { usedLetters } from './letters.mjs';
import { readPicture, writePng } from './png.mjs';

mkdirSync('src/generated/fonts', { recursive: true });
mkdirSync('public/art', { recursive: true });

for (const scene of ['scene-night', 'scene-day'])
  writeFileSync(`public/art/${scene}.png`, writePng(readPicture(readFileSync(`art/${scene}.txt`, 'utf8'))));
await writeFonts('src/generated', usedLetters('.'));
