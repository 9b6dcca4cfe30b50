import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Server } from './fixtures/server';
import { Lobby } from './lobby.svelte';
import type { Answered, Asked, Own, Summary } from './wire';

const table = (id: string, status: Summary['status'], created_at: number): Summary => ({
  id,
  game: 'stones',
  mode: 'duel',
  options: {},
  seats: [],
  status,
  host: null,
  visibility: 'open',
  locked: false,
  clock: 'relaxed',
  rated: false,
  spectators: true,
  delay_ms: 0,
  progress: null,
  viewers: 0,
  created_at,
  result: null,
});

const sync: Extract<Answered, { type: 'sync' }> = {
  type: 'sync',
  protocol: 1,
  tables: [table('a', 'open', 1), table('b', 'live', 2), table('c', 'open', 3)],
  open_total: 2,
  live_total: 1,
  online: { count: 2, people: [] },
  own: { tables: [], ticket: null },
};

const chat: Answered = { type: 'chat', channel: 'lobby', messages: [], phrases: [], muted_until: null };

const ticket = {
  game: 'stones',
  mode: 'duel',
  clock: 'relaxed',
  rated: false,
  seats: 2,
  waited_ms: 0,
  expected_ms: null,
  bot_after_ms: 30_000,
  offer_bot: false,
};

let servers: Server<Asked, Answered>[] = [];
let lobby: Lobby;
const server = () => servers.at(-1) as Server<Asked, Answered>;
const ids = (tables: Summary[]) => tables.map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
  servers = [];
  lobby = new Lobby((url) => {
    servers.push(new Server(url));
    return server() as unknown as WebSocket;
  });
  void lobby.enter();
  server().accept();
  server().say(sync);
});

afterEach(() => {
  lobby.leave();
  vi.useRealTimers();
});

test('tables are listed by what they are, the newest first', () => {
  expect(ids(lobby.open)).toEqual(['c', 'a']);
  expect(ids(lobby.live)).toEqual(['b']);
});

test('an update puts what is new and takes away what is gone', () => {
  server().say({
    type: 'update',
    put: [{ ...table('a', 'live', 1), viewers: 3 }],
    gone: ['b'],
    open_total: 1,
    live_total: 1,
    online: null,
  });

  expect(ids(lobby.open)).toEqual(['c']);
  expect(lobby.live).toMatchObject([{ id: 'a', viewers: 3 }]);
  expect(lobby.openTotal).toBe(1);
  expect(lobby.online.count).toBe(2);
});

test('who looks for a rival has a ticket until one is found', () => {
  const found = vi.fn();
  lobby.onmatch = found;
  lobby.seek({ game: 'stones', clock: 'fast' });
  expect(server().heard.at(-1)).toEqual({ type: 'seek', game: 'stones', clock: 'fast' });
  server().say({ type: 'own', own: { tables: [], ticket } });
  expect(lobby.ticket).toEqual(ticket);

  server().say({ type: 'match', table: 'd' });

  expect(found).toHaveBeenCalledWith('d');
  expect(lobby.ticket).toBeNull();
});

test('a refusal is kept until something else is asked', () => {
  lobby.seek({ game: 'stones' });
  server().say({
    type: 'refused',
    asked: 'seek',
    code: 'already-playing',
    message: 'you have a game running',
  });
  expect(lobby.refused?.code).toBe('already-playing');

  lobby.stopSeeking();

  expect(lobby.refused).toBeNull();
});

test('everything is known once what is said has followed', () => {
  expect(lobby.known).toBe(false);

  server().say(chat);

  expect(lobby.known).toBe(true);
});

test('announcements stay when the lists are told anew, and are told again after a loss', async () => {
  const news = { id: 'n', texts: { en: 'Soon.' }, from_at: 0, until_at: 9 };
  server().say({ type: 'announced', announcements: [news] });
  server().say(sync);
  expect(lobby.announcements).toEqual([news]);

  server().hangUp();
  await vi.advanceTimersByTimeAsync(250);
  server().accept();

  expect(lobby.announcements).toEqual([]);
});

test('another language is asked for by greeting again', () => {
  lobby.speak();

  expect(server().types()).toEqual(['hello', 'hello']);
});

test('after a loss everything is told again', async () => {
  server().hangUp();
  expect(lobby.contact).toBe('lost');
  await vi.advanceTimersByTimeAsync(250);
  server().accept();
  server().say({ ...sync, tables: [table('e', 'open', 5)] });

  expect(servers).toHaveLength(2);
  expect(ids(lobby.open)).toEqual(['e']);
  expect(lobby.contact).toBe('live');
});

/** The connection is lost and comes back after `between`. */
async function loseInBetween(between: () => void, own: Own = { tables: [], ticket: null }) {
  server().hangUp();
  between();
  await vi.advanceTimersByTimeAsync(250);
  server().accept();
  server().say({ ...sync, own });
}

test('what is asked while the connection is lost is asked once it is back', async () => {
  await loseInBetween(() => {
    lobby.seek({ game: 'stones' });
    lobby.seek({ game: 'stones', clock: 'fast' });
  });

  expect(server().heard.slice(1)).toEqual([{ type: 'seek', game: 'stones', clock: 'fast' }]);
});

test('who gives up looking while the connection is lost does not look on', async () => {
  lobby.seek({ game: 'stones' });
  await loseInBetween(() => lobby.stopSeeking(), { tables: [], ticket });

  expect(server().types()).toEqual(['hello', 'unseek']);
});

test('what was lost with the connection is asked again, what was answered is not', async () => {
  lobby.seek({ game: 'stones' });
  await loseInBetween(() => undefined);
  expect(server().types()).toEqual(['hello', 'seek']);
  server().say({ type: 'own', own: { tables: [], ticket } });

  await loseInBetween(() => undefined, { tables: [], ticket });

  expect(server().types()).toEqual(['hello']);
});

test('a bot is asked for once', async () => {
  server().say({ type: 'own', own: { tables: [], ticket } });
  lobby.playBot();

  await loseInBetween(() => undefined, { tables: [table('f', 'live', 4)], ticket: null });

  expect(server().types()).toEqual(['hello']);
});
