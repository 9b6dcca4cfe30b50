/** The people at a table beside oneself. */
import type { Talk } from '../lib/talk.svelte';
import type { TableInfo } from '../lib/wire';

export interface Person {
  user: string;
  name: string;
}

/** Those who sit there; `seat` is one's own, if one does. */
export function others(table: TableInfo | null, seat: number | null): Person[] {
  return (table?.seats ?? []).flatMap(({ kind, seat: number, user_seed: user, name }) =>
    kind === 'person' && number !== seat && user !== null ? [{ user, name: name ?? '' }] : [],
  );
}

/** Whether anybody there could read what one says. */
export function company(table: TableInfo | null, { messages }: Pick<Talk, 'messages'>): boolean {
  const people = table?.seats.filter(({ kind }) => kind === 'person').length ?? 0;
  return people > 1 || (table?.viewers ?? 0) > 0 || messages.length > 0;
}
