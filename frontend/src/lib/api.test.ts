import { afterEach, expect, test, vi } from 'vitest';
import { api, Failure } from './api';

const answer = (status: number, body: string) => vi.fn(async () => new Response(body, { status }));

afterEach(() => vi.unstubAllGlobals());

test('what the server refuses is told with its code, message and rule', async () => {
  vi.stubGlobal('fetch', answer(404, '{"code":"no-such-invite","message":"No table waits.","rule":"T-1"}'));

  const refused = api.joinByCode('ABC');

  await expect(refused).rejects.toBeInstanceOf(Failure);
  await expect(refused).rejects.toMatchObject({
    code: 'no-such-invite',
    message: 'No table waits.',
    rule: 'T-1',
    status: 404,
  });
});

test('an answer that is no JSON is a failure with the status as its code', async () => {
  vi.stubGlobal('fetch', answer(502, '<html>'));

  await expect(api.live()).rejects.toMatchObject({ code: 'http-502', status: 502 });
});

test('a server that cannot be reached is offline', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('failed'))),
  );

  await expect(api.live()).rejects.toMatchObject({ code: 'offline', status: 0 });
});
