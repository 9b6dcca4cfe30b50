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

test('who opens or joins a table adds 16 bytes to the shuffle', async () => {
  const fetched = answer(200, '{"id":"t","invite":null,"seat":0}');
  vi.stubGlobal('fetch', fetched);

  await api.create({ game: 'pixel_tactics_5', options: { trophies: 2 }, opponent: 'bot:greedy' });
  await api.joinByCode('ABC');

  for (const [, request] of fetched.mock.calls as unknown as [string, RequestInit][])
    expect((JSON.parse(String(request.body)) as { nonce: string }).nonce).toMatch(/^[0-9a-f]{32}$/);
});
