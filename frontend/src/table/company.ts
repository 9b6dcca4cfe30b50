/** Whether anybody at a table could read what one says. */
import type { Talk } from '../lib/talk.svelte';
import type { TableInfo } from '../lib/wire';

export function company(table: TableInfo | null, { messages }: Pick<Talk, 'messages'>): boolean {
  const people = table?.seats.filter(({ kind }) => kind === 'person').length ?? 0;
  return people > 1 || (table?.viewers ?? 0) > 0 || messages.length > 0;
}
