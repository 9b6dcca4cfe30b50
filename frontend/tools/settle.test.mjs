// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settle } from './settle.mjs';

let folder, from, to;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settle-'));
  [from, to] = [join(folder, 'from'), join(folder, 'to')];
  mkdirSync(join(from, 'fonts'), { recursive: true });
  writeFileSync(join(from, 'fonts.css'), 'new');
  writeFileSync(join(from, 'fonts/a.woff2'), 'a');
});
afterEach(() => rmSync(folder, { recursive: true }));

const all = () => readdirSync(to, { recursive: true }).sort();

test('everything that was made is put in its place', () => {
  settle(from, to);

  expect(all()).toEqual(['fonts', 'fonts.css', 'fonts/a.woff2']);
  expect(readFileSync(join(to, 'fonts.css'), 'utf8')).toBe('new');
});

test('what is the same stays untouched, what is no longer made goes', () => {
  settle(from, to);
  writeFileSync(join(to, 'fonts/b.woff2'), 'b');
  writeFileSync(join(from, 'fonts.css'), 'newer');
  const before = statSync(join(to, 'fonts/a.woff2')).ino;

  settle(from, to);

  expect(all()).toEqual(['fonts', 'fonts.css', 'fonts/a.woff2']);
  expect(readFileSync(join(to, 'fonts.css'), 'utf8')).toBe('newer');
  expect(statSync(join(to, 'fonts/a.woff2')).ino).toBe(before);
});
