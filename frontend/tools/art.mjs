/** Makes what the client shows but nobody drew by hand: fonts, portraits, guests' faces, the castle. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFonts } from './fonts.mjs';
import { usedLetters } from './letters.mjs';
import { readPicture, writePng } from './png.mjs';
import { writePortraits } from './portraits.mjs';

/** As many as `src/lib/art.ts` chooses from. */
const guests = 64;

// what an earlier run made and this one does not would stay in the build
rmSync('src/generated', { recursive: true, force: true });
mkdirSync('src/generated/fonts', { recursive: true });
mkdirSync('public/art', { recursive: true });

for (const scene of ['scene-night', 'scene-day'])
  writeFileSync(`public/art/${scene}.png`, writePng(readPicture(readFileSync(`art/${scene}.txt`, 'utf8'))));
writePortraits('public/art', guests);
await writeFonts('src/generated', usedLetters('.'));
