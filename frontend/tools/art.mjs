/** Makes what the client shows but nobody drew by hand: fonts, portraits, guests' faces, the castle. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFonts } from './fonts.mjs';
import { usedLetters } from './letters.mjs';
import { writeMonsters } from './monsters.mjs';
import { readPicture, writePng } from './png.mjs';
import { writePortraits } from './portraits.mjs';
import { settle } from './settle.mjs';

/** As many as `src/lib/art.ts` chooses from. */
const guests = 64;

// what is there stays in use while this runs, by a server or another build
const made = mkdtempSync(join(tmpdir(), 'pixelkeep-art-'));
try {
  mkdirSync(join(made, 'generated/fonts'), { recursive: true });
  mkdirSync(join(made, 'art'));
  for (const scene of ['scene-night', 'scene-day'])
    writeFileSync(
      join(made, `art/${scene}.png`),
      writePng(readPicture(readFileSync(`art/${scene}.txt`, 'utf8'))),
    );
  writePortraits(join(made, 'art'), guests);
  writeMonsters(join(made, 'art'));
  await writeFonts(join(made, 'generated'), usedLetters('.'));
  settle(join(made, 'art'), 'public/art');
  settle(join(made, 'generated'), 'src/generated');
} finally {
  rmSync(made, { recursive: true });
}
