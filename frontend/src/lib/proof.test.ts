// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { keepsPromise } from './proof';

const seed = '00ff'.repeat(16);
const commitment = createHash('sha256')
  .update('pixelkeep seed v1\0')
  .update('tbl1')
  .update('\0')
  .update(Buffer.from(seed, 'hex'))
  .digest('hex');

test('a seed keeps the promise made for its table', async () => {
  expect(await keepsPromise('tbl1', seed, commitment)).toBe(true);
});

test('another seed or another table does not', async () => {
  expect(await keepsPromise('tbl1', 'ff00'.repeat(16), commitment)).toBe(false);
  expect(await keepsPromise('tbl2', seed, commitment)).toBe(false);
});
