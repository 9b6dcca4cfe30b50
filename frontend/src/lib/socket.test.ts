import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Server } from './fixtures/server';
import { language } from './i18n/language.svelte';
import { Refusal, TableSocket } from './socket.svelte';
import type { Changes, Line, Received, Sent, Sync, Update } from './wire';

const sync: Sync = {
  type: 'sync',
  protocol: 1,
  number: 41,
  table: {
    id: 't1',
    game: 'pixel_tactics_5',
    options: { trophies: 2 },
    seats: [],
    status: 'live',
    commitment: '',
    seed: null,
    nonces: null,
    viewers: 0,
    watching: [],
    clock: 'relaxed',
    delay: 0,
    version: '1',
    result: null,
    rematch: null,
  },
  seat: 0,
  view: {
    seat: 0,
    zones: { '0.hand': [3] },
    faces: { '3': { key: 3, kind: 'card', owner: 0, card: 'night-baker' } },
    turn: {
      phase: 'turn',
      match: 1,
      round: 1,
      wave: 'vanguard',
      first: 0,
      active: 0,
      actions: 2,
      ceasefire: true,
    },
    score: { trophies: [0, 0], goal: 2 },
  },
  decision: { id: 17, seat: 0, question: [{ text: 'Act?' }], options: [], kind: 'act', deadline: null },
  waiting: [],
  log: [{ n: 0, tale: { what: 'match' }, spans: [{ text: 'Match 1' }] }],
  clock: null,
  passing: null,
  clocks: [],
  paused: false,
  take_back: false,
};

const update = (number: number, lines: Line[], changes: Changes = {}): Update => ({
  type: 'update',
  number,
  lines,
  changes,
  decision: null,
  waiting: [],
  clock: null,
  passing: null,
  clocks: [],
  paused: false,
  take_back: false,
});

const line = (n: number) => ({ n, tale: { what: 'draw' }, spans: [{ text: `line ${n}` }] });

type Far = Server<Sent, Received>;
let servers: Far[] = [];
let table: TableSocket;

const open = () => {
  table = new TableSocket('t1', (url) => {
    const server: Far = new Server(url);
    servers.push(server);
    return server as unknown as WebSocket;
  });
  return servers[0] as Far;
};

beforeEach(() => {
  vi.useFakeTimers();
  servers = [];
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the first frame greets in the language of the moment', () => {
  const server = open();

  server.accept();

  expect(server.url).toMatch(/^ws:\/\/.*\/ws\/tables\/t1$/);
  expect(server.heard).toEqual([{ type: 'hello', protocol: 1, lang: language.now }]);
  expect(table.contact).toBe('connecting');
});

test('a sync tells everything', () => {
  const server = open();
  server.accept();

  server.say(sync);

  expect(table.contact).toBe('live');
  expect(table.seat).toBe(0);
  expect(table.view?.faces['3']?.card).toBe('night-baker');
  expect(table.decision?.id).toBe(17);
  expect(table.log).toHaveLength(1);
});

test('updates in order change the view and lengthen the log', () => {
  const server = open();
  server.accept();
  server.say(sync);
  const told = vi.fn();
  table.onlines = told;

  server.say(update(42, [line(1)], { zones: { '0.hand': [3, 4] } }));

  expect(table.view?.zones['0.hand']).toEqual([3, 4]);
  expect(table.decision).toBeNull();
  expect(table.log.map(({ n }) => n)).toEqual([0, 1]);
  expect(told).toHaveBeenCalledOnce();
  expect(server.types()).toEqual(['hello']);
});

test('a gap in the numbers asks for everything again and shows nothing of what follows', () => {
  const server = open();
  server.accept();
  server.say(sync);

  server.say(update(43, [line(2)]));
  server.say(update(44, [line(3)]));

  expect(server.types()).toEqual(['hello', 'resync']);
  expect(table.log).toHaveLength(1);

  server.say({ ...sync, number: 44, log: [...sync.log, line(1), line(2), line(3)] });
  server.say(update(45, [line(4)]));

  expect(table.log.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
});

test('a move carries the decision it answers and is settled by its id', async () => {
  const server = open();
  server.accept();
  server.say(sync);

  const done = table.move([{ is: 'Draw' }]);
  const frame = server.heard.at(-1) as Sent & { type: 'move' };
  server.say({ type: 'accepted', id: frame.id, seq: 9 });

  expect(frame).toMatchObject({ type: 'move', decision: 17, path: [{ is: 'Draw' }] });
  await expect(done).resolves.toMatchObject({ seq: 9 });
});

test('a refused move rejects with the reason and the rule', async () => {
  const server = open();
  server.accept();
  server.say(sync);

  const done = table.move([{ is: 'Draw' }]);
  const frame = server.heard.at(-1) as Sent & { type: 'move' };
  server.say({
    type: 'refused',
    id: frame.id,
    code: 'hand-full',
    rule: 'PT5-401',
    reason: [{ text: 'Full.' }],
  });

  await expect(done).rejects.toBeInstanceOf(Refusal);
  await expect(done).rejects.toMatchObject({
    code: 'hand-full',
    rule: 'PT5-401',
    reason: [{ text: 'Full.' }],
  });
});

test('what was not answered before a loss is asked again under the same id', async () => {
  const server = open();
  server.accept();
  server.say(sync);
  const done = table.move([{ is: 'Draw' }]);
  const sent = server.heard.at(-1);

  server.hangUp();
  expect(table.contact).toBe('lost');
  expect(table.view).not.toBeNull();
  await vi.advanceTimersByTimeAsync(300);
  const again = servers[1] as Far;
  again.accept();
  again.say({ ...sync, number: 50 });

  expect(again.heard.at(-1)).toEqual(sent);
  again.say({ type: 'accepted', id: (sent as { id: string }).id, seq: 10 });
  await expect(done).resolves.toMatchObject({ seq: 10 });
});

test('each try to come back waits longer, until one succeeds', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  open().hangUp();
  await vi.advanceTimersByTimeAsync(250);
  expect(servers).toHaveLength(2);
  servers[1]?.hangUp();
  await vi.advanceTimersByTimeAsync(250);
  expect(servers).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(250);
  expect(servers).toHaveLength(3);

  servers[2]?.accept();
  servers[2]?.say(sync);
  servers[2]?.hangUp();
  await vi.advanceTimersByTimeAsync(250);

  expect(servers).toHaveLength(4);
});

test('those who were lost together come back one after the other', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.8);
  open().hangUp();
  await vi.advanceTimersByTimeAsync(149);
  expect(servers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(servers).toHaveLength(2);
});

test('a server that closes for good is not asked again', async () => {
  open().hangUp(4404, 'no such table');
  await vi.advanceTimersByTimeAsync(60_000);

  expect(servers).toHaveLength(1);
  expect(table.contact).toBe('gone');
  expect(table.failure).toEqual({ code: '4404', message: 'no such table' });
});

test('a connection that gives no sign of life is given up', async () => {
  const server = open();
  server.accept();
  server.say(sync);

  await vi.advanceTimersByTimeAsync(15_000);
  expect(server.types()).toContain('ping');
  await vi.advanceTimersByTimeAsync(45_000);

  expect(server.closed).toBe(true);
  expect(servers.length).toBeGreaterThan(1);
});

test('a seated person adds to the shuffle before the game begins', () => {
  const server = open();
  server.accept();

  server.say({ ...sync, view: null, decision: null, log: [] });

  const frame = server.heard.at(-1);
  expect(frame?.type).toBe('nonce');
  expect((frame as { nonce: string }).nonce).toMatch(/^[0-9a-f]{32}$/);
});

test('a spectator adds nothing to the shuffle, until sitting down', () => {
  const server = open();
  server.accept();

  server.say({ ...sync, seat: null, view: null, decision: null, log: [] });

  expect(server.types()).toEqual(['hello']);

  server.say({ ...sync, seat: 1, view: null, decision: null, log: [] });

  expect(server.types()).toEqual(['hello', 'nonce']);
});

test('what was sent too fast is said again', async () => {
  const server = open();
  server.accept();
  server.say(sync);
  const done = table.move([{ is: 'Draw' }]);
  const sent = server.heard.at(-1);

  server.say({ type: 'error', code: 'too-frequent', message: '' });
  await vi.advanceTimersByTimeAsync(1000);

  expect(server.heard.slice(-2)).toEqual([sent, sent]);
  server.say({ type: 'accepted', id: (sent as { id: string }).id, seq: 3 });
  await expect(done).resolves.toMatchObject({ seq: 3 });
});

test('a server that does not know the browser is asked for a session, then for the table', async () => {
  const fetched = vi.fn(
    async () => new Response(JSON.stringify({ user: { id: 'u', name: 'Ada', seed: 's' } })),
  );
  vi.stubGlobal('fetch', fetched);

  open().hangUp(4401, 'no session');
  await vi.advanceTimersByTimeAsync(300);

  expect(fetched).toHaveBeenCalled();
  expect(servers).toHaveLength(2);
  vi.unstubAllGlobals();
});
