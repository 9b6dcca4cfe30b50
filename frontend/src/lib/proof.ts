/** Checks that a seed is the one that was promised before the deal. */

/** Whether the commitment is that of this table and seed; null where the browser cannot tell. */
export async function keepsPromise(table: string, seed: string, commitment: string): Promise<boolean | null> {
  // only pages over HTTPS (or of this machine) may hash
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const head = new TextEncoder().encode(`pixelkeep seed v1\0${table}\0`);
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array([...head, ...bytes]));
  const hex = Array.from(new Uint8Array(digest), (value) => value.toString(16).padStart(2, '0')).join('');
  return hex === commitment.toLowerCase();
}
