/** What every part of the table shares. */
import { getContext, setContext } from 'svelte';
import type { TableSocket } from '../lib/socket.svelte';
import type { Talk } from '../lib/talk.svelte';
import type { FullFace } from '../lib/view';
import type { Play } from './play.svelte';

/** What is opened large: a piece on the table, or a card of the set. */
export interface Looked {
  face: FullFace | null;
  card: string;
}

/** What the parts of the table read of the connection; a replay has none and brings the same. */
export type Seen = Pick<
  TableSocket,
  | 'table'
  | 'tableAt'
  | 'view'
  | 'log'
  | 'seat'
  | 'waiting'
  | 'decision'
  | 'passing'
  | 'clock'
  | 'clocks'
  | 'heardAt'
  | 'paused'
  | 'mayTakeBack'
  | 'setPassing'
  | 'onlines'
>;

export interface Table {
  socket: Seen;
  play: Play;
  look(what: Looked): void;
  /** What is said here, where people can talk. */
  talk?: Talk;
  /** Takes the last decision of this seat back. */
  takeBack?: () => void;
  /** The name of whoever sits there; "you" for oneself. */
  name(seat: number): string;
}

export const key = Symbol('table');

export const setTable = (table: Table) => setContext(key, table);
export const useTable = () => getContext<Table>(key);
