/** Requests to the server; what it refuses is thrown as a `Failure`. */
import type { Details } from './i18n/errors';
import type { CardSet, Lang, NewTable, Offered, Rematch, Summary, User } from './wire';

export class Failure extends Error {
  /** The server's code, or `offline` when it could not be reached. */
  readonly code: string;
  readonly rule: string | null;
  /** The HTTP status, 0 when there was no answer. */
  readonly status: number;
  readonly details: Details;

  constructor(
    code: string,
    message: string,
    status: number,
    rule: string | null = null,
    details: Details = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.rule = rule;
    this.details = details;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Sends a request; the answer is null where there is nothing to say. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
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
  const refused = (content ?? {}) as { code?: string; message?: string; rule?: string; details?: Details };
  throw new Failure(
    refused.code ?? `http-${answer.status}`,
    refused.message ?? answer.statusText,
    answer.status,
    refused.rule ?? null,
    refused.details ?? {},
  );
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

interface Seated {
  id: string;
  seat: number;
}

export const api = {
  /** The person behind the cookie; one is made up for who has none. */
  async session(): Promise<User> {
    const { user } = await ask<{ user: User }>('POST', '/api/session', {});
    return user;
  },
  games: () => ask<Offered>('GET', '/api/games'),
  create: (wish: NewTable) => ask<Seated & { invite: string | null }>('POST', '/api/tables', wish),
  table: (id: string) => ask<Summary>('GET', table(id)),
  live: () => ask<Summary[]>('GET', '/api/tables?status=live'),
  joinByCode: (invite: string) => ask<Seated>('POST', '/api/tables/join', { invite }),
  /** Takes a seat at a table that is open to all, or to who knows its password. */
  sit: (id: string, password?: string) =>
    ask<Seated>('POST', `${table(id)}/join`, password ? { password } : {}),
  leave: (id: string) => ask<null>('POST', `${table(id)}/leave`),
  closeTable: (id: string) => ask<null>('DELETE', table(id)),
  renewInvite: (id: string) => ask<{ invite: string }>('POST', `${table(id)}/invite`),
  rematch: (id: string) => ask<Rematch>('POST', `${table(id)}/rematch`),
  withdrawRematch: (id: string) => ask<null>('DELETE', `${table(id)}/rematch`),
  record: (id: string) => ask<unknown>('GET', `${table(id)}/record`),
  cards: <C>(game: string, lang: Lang) =>
    ask<CardSet<C>>('GET', `/api/games/${encodeURIComponent(game)}/cards?lang=${encodeURIComponent(lang)}`),
};
