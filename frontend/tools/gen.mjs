/** Makes the types of what travels from the server's own schemas. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import openapi, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

const venv = '.venv/bin/python';
const python = process.env.PYTHON ?? (existsSync(`../${venv}`) ? venv : 'python3');
const out = 'src/lib/wire';
const head = '/** Made by `npm run gen` from the schemas of the server: change those. */\n';

/** Without their titles, which would become a type each, only what has a name of its own is one. */
const plain = (schema) =>
  JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key === 'title' && typeof value === 'string' ? undefined : value,
    ),
  );

const folder = mkdtempSync(join(tmpdir(), 'schemas-'));
try {
  execFileSync(python, ['-m', 'app.api.schemas', folder], { cwd: '..', stdio: 'inherit' });
  const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const socket = await compile(plain(read('socket.schema.json')), 'Socket', {
    bannerComment: '',
    additionalProperties: false,
  });
  const rest = astToString(await openapi(read('openapi.json')));
  mkdirSync(out, { recursive: true });
  for (const [name, text] of Object.entries({ socket, rest })) {
    const file = `${out}/${name}.ts`;
    const config = { ...(await resolveConfig(file)), filepath: file, plugins: [] };
    writeFileSync(file, await format(head + text, config));
  }
} finally {
  rmSync(folder, { recursive: true });
}
