/** Opens a table and goes there. */
import { api, Failure, type NewTable } from './api';
import { t } from './i18n';
import { keepInvite } from './invites';
import { router } from './router.svelte';
import { session } from './session.svelte';

const game = 'pixel_tactics_5';

export async function start(wish: Omit<NewTable, 'game'>): Promise<void> {
  // the page may show itself before the guest has a name
  if (!session.user) await session.begin();
  const { id, invite } = await api.create({ game, ...wish });
  if (invite) keepInvite(id, invite);
  router.go(`/t/${encodeURIComponent(id)}`);
}

/** What went wrong, in a sentence. */
export function said(cause: unknown): string {
  if (!(cause instanceof Failure)) return t().failed;
  return cause.code === 'offline' ? t().offline : cause.message || t().failed;
}
