/** Makes the types of what travels from the server's own schemas; a folder may be named to write them to. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import openapi, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

const venv = '.venv/bin/python';
const python = process.env.PYTHON ?? (existsSync(`../${venv}`) ? venv : 'python3');
const head = '/** Made by `npm run gen` from the schemas of the server: change those. */\n';

const out = process.argv[2] ?? 'src/lib/wire';

/** Without their titles, which would become a type each, only what has a name of its own is one. */
const plain = (schema) =>
  JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key === 'title' && typeof value === 'string' ? undefined : value,
    ),
  );

/** The documents that the server writes of itself. */
function documents() {
  const folder = mkdtempSync(join(tmpdir(), 'schemas-'));
  try {
    execFileSync(python, ['-m', 'app.api.schemas', folder], { cwd: '..', stdio: 'inherit' });
    const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return { socket: read('socket.schema.json'), rest: read('openapi.json') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { socket, rest } = documents();
const made = {
  'socket.ts': await compile(plain(socket), 'Socket', { bannerComment: '', additionalProperties: false }),
  'rest.ts': astToString(await openapi(rest)),
};
mkdirSync(out, { recursive: true });
for (const [name, text] of Object.entries(made)) {
  const config = { ...(await resolveConfig('src/lib/wire.ts')), filepath: name, plugins: [] };
  writeFileSync(join(out, name), await format(head + text, config));
}
