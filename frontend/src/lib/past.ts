/** What the server keeps of the past: replays, profiles, leaderboards. */
import { ask } from './api';
import { query } from './query';
import type { components } from './wire/rest';
import type { Changes, Lang, Line, View } from './wire';

type Schemas = components['schemas'];

export type PastTable = Schemas['PastTable'];
export type PastTables = Schemas['PastTables'];
export type Profile = Schemas['ProfileInfo'];
export type Rating = Schemas['RatingInfo'];
export type History = Schemas['HistoryInfo'];
export type Season = Schemas['SeasonInfo'];
export type Leaderboard = Schemas['LeaderboardInfo'];
export type Mark = Schemas['MarkInfo'];
/** A step of a replay: what was told, and what it changed in the view of the step before. */
export type Moment = Omit<Schemas['ReplayStep'], 'lines' | 'changes'> & {
  lines: Line[];
  changes: Changes | null;
};
/** `view` is the view after the first of the steps. */
export type ReplayPage = Omit<Schemas['ReplayPage'], 'steps' | 'view'> & {
  steps: Moment[];
  view: View | null;
};

const part = encodeURIComponent;

export const past = {
  replay: (id: string, lang: Lang, page: number) =>
    ask<ReplayPage>('GET', `/api/tables/${part(id)}/replay${query({ lang, page })}`),
  fork: (id: string, wish: { seq: number; seat: number; bot: string }) =>
    ask<{ id: string; seat: number }>('POST', `/api/tables/${part(id)}/fork`, wish),
  replays: (before?: string | null, of: { game?: string; user?: string } = {}) =>
    ask<PastTables>('GET', `/api/replays${query({ ...of, before })}`),
  profile: (id: string) => ask<Profile>('GET', `/api/users/${part(id)}`),
  history: (id: string, before?: string | null) =>
    ask<History>('GET', `/api/users/${part(id)}/history${query({ before })}`),
  seasons: () => ask<Season[]>('GET', '/api/seasons'),
  leaderboard: (game: string, mode: string, season: number | null, page: number) =>
    ask<Leaderboard>('GET', `/api/leaderboards/${part(game)}/${part(mode)}${query({ season, page })}`),
};

export const replayPath = (id: string, seq?: number) =>
  `/replay/${part(id)}${seq === undefined ? '' : `#${seq}`}`;
export const profilePath = (id: string) => `/u/${part(id)}`;
export const ranksPath = (game?: string, mode?: string) =>
  game && mode ? `/ranks/${part(game)}/${part(mode)}` : '/ranks';
