import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { shareOf, verdict } from './proof';

const seed = '00ff'.repeat(16);
const promise = (table: string, of = seed) =>
  createHash('sha256')
    .update('pixelkeep seed v1\0')
    .update(table)
    .update('\0')
    .update(Buffer.from(of, 'hex'))
    .digest('hex');
const commitment = promise('tbl1');
const table = { id: 'tbl1', commitment };
const over = { ...table, nonces: ['ab'.repeat(16)] };

beforeEach(() => localStorage.clear());

test('a seed keeps the promise made for its table', async () => {
  expect(await verdict(over, seed)).toBe('kept');
});

test('another seed or another table does not', async () => {
  expect(await verdict(over, 'ff00'.repeat(16))).toBe('broken');
  expect(await verdict({ ...over, id: 'tbl2' }, seed)).toBe('broken');
});

test('a share is 16 bytes, the same as often as one comes back, and another at each table', () => {
  const share = shareOf(table);
  expect(share).toMatch(/^[0-9a-f]{32}$/);
  expect(shareOf(table)).toBe(share);
  expect(shareOf({ id: 'tbl2', commitment })).not.toBe(share);
});

test('a promise that is not the one that was made before the share was given is broken', async () => {
  const share = shareOf({ ...table, commitment: promise('tbl1', 'ff00'.repeat(16)) });
  expect(await verdict({ ...table, nonces: [share] }, seed)).toBe('broken');
});

test('a deal without the share of this browser says so', async () => {
  const share = shareOf(table);
  expect(await verdict({ ...table, nonces: ['ab'.repeat(16), share] }, seed)).toBe('kept');
  expect(await verdict(over, seed)).toBe('apart');
  expect(await verdict({ ...over, nonces: [''] }, seed)).toBe('apart');
});
