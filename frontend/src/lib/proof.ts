/** The promise of a table's dice: what was told before the deal, and whether it was kept. */
import { randomHex } from './random';
import { recall, remember } from './store';

interface Promised {
  id: string;
  commitment: string;
}

/** A promise is `kept`; or the seed is another, `broken`; or the deal is `apart` from this browser's share. */
export type Verdict = 'kept' | 'broken' | 'apart';

const SHARE_BYTES = 16;

/** This browser's share of the dice, drawn when it is first told the commitment, and remembered with it. */
export function shareOf({ id, commitment }: Promised): string {
  const known = given(id);
  if (known) return known.share;
  const share = randomHex(SHARE_BYTES);
  remember(`share.${id}`, `${commitment} ${share}`);
  return share;
}

function given(table: string): { commitment: string; share: string } | null {
  const [commitment, share] = recall(`share.${table}`)?.split(' ') ?? [];
  return commitment && share ? { commitment, share } : null;
}

/** Whether the promise of a table that is over was kept; null where the browser cannot tell. */
export async function verdict(
  { id, commitment, nonces }: Promised & { nonces: readonly string[] | null },
  seed: string,
): Promise<Verdict | null> {
  const mine = given(id);
  const fits = await keepsPromise(id, seed, commitment);
  if (fits === false || (mine && mine.commitment !== commitment)) return 'broken';
  if (mine && nonces && !nonces.includes(mine.share)) return 'apart';
  return fits && 'kept';
}

/** Whether the commitment is that of this table and seed; null where the browser cannot tell. */
async function keepsPromise(table: string, seed: string, commitment: string): Promise<boolean | null> {
  // only pages over HTTPS (or of this machine) may hash
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const head = new TextEncoder().encode(`pixelkeep seed v1\0${table}\0`);
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array([...head, ...bytes]));
  const hex = Array.from(new Uint8Array(digest), (value) => value.toString(16).padStart(2, '0')).join('');
  return hex === commitment.toLowerCase();
}
