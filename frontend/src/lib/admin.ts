/** Requests of those who look after the place. Whatever is done carries its reason, which the audit log keeps. */
import { ask } from './api';
import { query } from './query';
import { path } from './router.svelte';
import type { components } from './wire/rest';
import type { Lang, User } from './wire';

type Schemas = components['schemas'];
export type Role = User['role'];
export type Report = Schemas['AdminReport'];
export type Person = Schemas['AdminUser'];
export type Dossier = Schemas['AdminUserDetail'];
export type Inspected = Schemas['AdminTable'];
export type LookedInto = Schemas['LookedInto'];
export type Announced = Schemas['AdminAnnouncement'];
export type Node = Schemas['NodeInfo'];
export type Statistics = Schemas['StatisticsInfo'];
export type Entry = Schemas['AuditEntry'];

/** What can be looked after, in the order in which it is shown. */
export const sections = [
  'reports',
  'people',
  'tables',
  'announcements',
  'nodes',
  'statistics',
  'audit',
] as const;
export type Section = (typeof sections)[number];

const forModerators: ReadonlySet<Section> = new Set(['reports', 'people', 'tables']);
const rank: Record<Role, number> = { user: 0, moderator: 1, admin: 2 };

/** What somebody of this role may look after; nothing for most. */
export const sectionsFor = (role: Role): Section[] =>
  sections.filter((section) => role === 'admin' || (role === 'moderator' && forModerators.has(section)));

/** Whether the first may act on the second. */
export const outranks = (one: Role, other: Role) => rank[one] > rank[other];

export const adminPath = (section: Section, id?: string) =>
  path({ page: 'admin', section, ...(id === undefined ? {} : { id }) });

const here = '/api/admin';
const one = (folder: string, id: string | number) => `${here}/${folder}/${encodeURIComponent(id)}`;

export const admin = {
  reports: (status: Report['status']) => ask<Report[]>('GET', `${here}/reports${query({ status })}`),
  closeReport: (id: string, outcome: string) => ask<null>('POST', `${one('reports', id)}/close`, { outcome }),
  hideMessage: (id: number, reason: string) => ask<null>('POST', `${one('messages', id)}/hide`, { reason }),

  people: (words: string, before: string | null) =>
    ask<Schemas['AdminUsers']>('GET', `${here}/users${query({ words, before })}`),
  person: (id: string) => ask<Dossier>('GET', one('users', id)),
  mute: (id: string, until: number, reason: string) =>
    ask<null>('PUT', `${one('users', id)}/mute`, { until, reason }),
  unmute: (id: string, reason: string) => ask<null>('POST', `${one('users', id)}/unmute`, { reason }),
  ban: (id: string, until: number, reason: string) =>
    ask<null>('PUT', `${one('users', id)}/ban`, { until, reason }),
  unban: (id: string, reason: string) => ask<null>('POST', `${one('users', id)}/unban`, { reason }),
  rename: (id: string, name: string, reason: string) =>
    ask<null>('PUT', `${one('users', id)}/name`, { name, reason }),
  setRole: (id: string, role: Role, reason: string) =>
    ask<null>('PUT', `${one('users', id)}/role`, { role, reason }),
  revokeSessions: (id: string, reason: string) =>
    ask<null>('POST', `${one('users', id)}/revoke-sessions`, { reason }),

  tables: (of: { status?: string; user?: string; game?: string }, before: string | null) =>
    ask<Schemas['AdminTables']>('GET', `${here}/tables${query({ ...of, before })}`),
  table: (id: string) => ask<Inspected>('GET', one('tables', id)),
  look: (id: string, reason: string) => ask<LookedInto>('POST', `${one('tables', id)}/look`, { reason }),
  pause: (id: string, reason: string) => ask<unknown>('POST', `${one('tables', id)}/pause`, { reason }),
  resume: (id: string, reason: string) => ask<unknown>('POST', `${one('tables', id)}/resume`, { reason }),
  abort: (id: string, reason: string) => ask<unknown>('POST', `${one('tables', id)}/abort`, { reason }),
  /** `winner` is a seat, -1 where several are first; `places` each seat's, from 1, where that does not say all. */
  adjudicate: (id: string, winner: number, reason: string, places: number[] = []) =>
    ask<unknown>('POST', `${one('tables', id)}/adjudicate`, { winner, places, reason }),
  /** Where the record of a table that is over is downloaded. */
  record: (id: string) => `${one('tables', id)}/record`,

  announcements: () => ask<Announced[]>('GET', `${here}/announcements`),
  announce: (texts: Record<Lang, string>, from: number, until: number, reason: string) =>
    ask<Announced>('POST', `${here}/announcements`, { texts, from_at: from, until_at: until, reason }),
  withdraw: (id: string, reason: string) =>
    ask<null>('POST', `${one('announcements', id)}/withdraw`, { reason }),

  nodes: () => ask<Node[]>('GET', `${here}/nodes`),
  beginSeason: (reason: string) => ask<Schemas['SeasonInfo']>('POST', `${here}/seasons`, { reason }),
  drain: (id: string, reason: string) => ask<null>('POST', `${one('nodes', id)}/drain`, { reason }),

  statistics: () => ask<Statistics>('GET', `${here}/statistics`),
  audit: (of: { actor?: string; target?: string; action?: string }, before: string | null) =>
    ask<Schemas['AuditPage']>('GET', `${here}/audit${query({ ...of, before })}`),
};
