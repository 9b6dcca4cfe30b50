/** Puts made files in their place, one whole file after the other, so that whoever reads meanwhile lacks nothing. */
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const files = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** What one file names (a style sheet its fonts) must be there first. */
const namesOthers = (file) => file.endsWith('.css');

/** Make `to` hold exactly what `from` holds; a file that is the same already is not touched. */
export function settle(from, to) {
  const wanted = files(from).sort((a, b) => namesOthers(a) - namesOthers(b));
  for (const file of wanted) {
    const [target, made] = [join(to, file), readFileSync(join(from, file))];
    if (existsSync(target) && readFileSync(target).equals(made)) continue;
    mkdirSync(dirname(target), { recursive: true });
    const half = `${target}.${process.pid}.half`;
    writeFileSync(half, made);
    renameSync(half, target);
  }
  // what an earlier run made and this one did not would stay in the build
  const kept = new Set(wanted);
  for (const file of files(to)) if (!kept.has(file) && !file.endsWith('.half')) rmSync(join(to, file));
}
