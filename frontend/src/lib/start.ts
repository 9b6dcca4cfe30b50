/** Opens a table and goes there; sits down at one and goes there. */
import { api, Failure } from './api';
import { games } from './games.svelte';
import { t } from './i18n';
import { sentence } from './i18n/errors';
import { keepInvite } from './invites';
import { router } from './router.svelte';
import { session } from './session.svelte';
import type { NewTable } from './wire';

export const tablePath = (id: string) => `/t/${encodeURIComponent(id)}`;

/** The page may show itself before the guest has a name. */
export const beSomebody = () => (session.user ? Promise.resolve() : session.begin());

export async function start(wish: NewTable): Promise<void> {
  await beSomebody();
  const { id, invite } = await api.create(wish);
  if (invite) keepInvite(id, invite);
  router.go(tablePath(id));
}

/** A bot at once, at the game of this name or the first. */
export async function playNow(game?: string): Promise<void> {
  await games.load();
  await start({ game: games.game(game)?.name ?? '', opponent: 'bot:greedy' });
}

export async function sit(table: string, password?: string): Promise<void> {
  await beSomebody();
  const { id } = await api.sit(table, password);
  router.go(tablePath(id));
}

/** What went wrong, in a sentence. */
export function said(cause: unknown): string {
  if (!(cause instanceof Failure)) return t().failed;
  return sentence(cause.code, cause.details) ?? (cause.message || t().failed);
}
