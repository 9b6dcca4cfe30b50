// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the types of the wire are those of the server; `npm run gen` brings them up to date', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wire-'));
  try {
    execFileSync('node', ['tools/gen.mjs', folder]);
    for (const name of ['socket.ts', 'rest.ts'])
      expect(readFileSync(`src/lib/wire/${name}`, 'utf8')).toBe(readFileSync(join(folder, name), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
