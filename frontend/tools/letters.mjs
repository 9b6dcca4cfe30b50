/** Which characters the project's own texts use: what the fonts it ships must be able to show. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['src', '../app'];
const kinds = /\.(ts|svelte|toml|py)$/;
const skipped = new Set(['generated', 'node_modules', 'static', '__pycache__']);

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) yield* files(join(folder, entry.name));
    } else if (kinds.test(entry.name) && !entry.name.includes('.test.')) yield join(folder, entry.name);
  }
}

/** What the browser writes in dates: each month, each time of day. */
function* dates() {
  const written = new Intl.DateTimeFormat('zh-Hant', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  for (let month = 0; month < 12; month++)
    for (let hour = 0; hour < 24; hour++) yield* written.format(Date.UTC(2000, month, 1 + (hour % 7), hour));
}

/** Every printable character in the sources of the client and the server. */
export function usedLetters(root) {
  const letters = new Set([...dates()].filter((letter) => letter > ' '));
  for (const folder of folders)
    for (const file of files(join(root, folder)))
      for (const letter of readFileSync(file, 'utf8')) if (letter > ' ') letters.add(letter);
  return letters;
}
