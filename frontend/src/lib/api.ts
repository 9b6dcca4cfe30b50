/** Requests to the server; what it refuses is thrown as a `Failure`. */
import { randomHex } from './random';
import type { CardSet, Lang, Summary, User } from './wire';

export class Failure extends Error {
  /** The server's code, or `offline` when it could not be reached. */
  readonly code: string;
  readonly rule: string | null;
  /** The HTTP status, 0 when there was no answer. */
  readonly status: number;

  constructor(code: string, message: string, status: number, rule: string | null = null) {
    super(message);
    this.code = code;
    this.status = status;
    this.rule = rule;
  }
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch (cause) {
    throw new Failure('offline', String(cause), 0);
  }
  const content: unknown = await answer.json().catch(() => null);
  if (answer.ok) return content as T;
  const { code, message, rule } = (content ?? {}) as { code?: string; message?: string; rule?: string };
  throw new Failure(
    code ?? `http-${answer.status}`,
    message ?? answer.statusText,
    answer.status,
    rule ?? null,
  );
}

/** What a person may choose of a new table. */
export interface NewTable {
  game: string;
  trophies: 2 | 3;
  opponent: 'bot:greedy' | 'bot:random' | 'person';
  round_limit?: number | null;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** What a player adds to the shuffle, so that the house alone cannot choose it. */
const nonce = () => randomHex(16);

export const api = {
  /** The person behind the cookie; one is made up for who has none. */
  async session(): Promise<User> {
    const { user } = await ask<{ user: User }>('POST', '/api/session', {});
    return user;
  },
  create: ({ game, opponent, trophies, round_limit }: NewTable) =>
    ask<{ id: string; invite: string | null; seat: number }>('POST', '/api/tables', {
      game,
      opponent,
      options: { trophies, ...(round_limit ? { round_limit } : {}) },
      nonce: nonce(),
    }),
  table: (id: string) => ask<Summary>('GET', table(id)),
  live: () => ask<Summary[]>('GET', '/api/tables?status=live'),
  mine: () => ask<Summary[]>('GET', '/api/tables/mine'),
  joinByCode: (invite: string) =>
    ask<{ id: string; seat: number }>('POST', '/api/tables/join', { invite, nonce: nonce() }),
  record: (id: string) => ask<unknown>('GET', `${table(id)}/record`),
  cards: (game: string, lang: Lang) =>
    ask<CardSet>('GET', `/api/games/${encodeURIComponent(game)}/cards?lang=${encodeURIComponent(lang)}`),
};
