/** Requests that keep people from each other: muting, blocking, reporting. */
import { ask } from './api';
import type { Category, Shunned } from './wire';

const one = (user: string) => `/api/shunned/${encodeURIComponent(user)}`;

export interface Accusation {
  accused: string;
  category: Category;
  words: string;
  table?: string;
  message?: number;
}

export const safety = {
  shunned: () => ask<Shunned[]>('GET', '/api/shunned'),
  shun: (user: string, kind: Shunned['kind']) => ask<Shunned>('PUT', one(user), { kind }),
  stopShunning: (user: string) => ask<null>('DELETE', one(user)),
  report: (accusation: Accusation) => ask<unknown>('POST', '/api/reports', accusation),
};
