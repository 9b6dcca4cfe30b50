/** What the parts of the table find in a replay in place of a connection: nothing is asked, no clock runs. */
import type { Seen } from '../table/context';
import type { Summary, TableInfo } from '../lib/wire';
import type { Memory, Teller } from '../table/play.svelte';

export const nobody: Teller = {
  why: () => Promise.reject(new Error('a replay answers nothing')),
  expand: () => Promise.reject(new Error('a replay offers nothing')),
  move: () => Promise.reject(new Error('a replay takes no moves')),
};

export const nothing: Memory = { read: () => null, write: () => undefined };

/** What stands still while the table and its view change. */
export const still = {
  seat: null,
  waiting: [],
  decision: null,
  passing: null,
  clock: null,
  clocks: [],
  heardAt: 0,
  tableAt: 0,
  paused: false,
  mayTakeBack: false,
  setPassing: () => undefined,
  onlines: null,
} satisfies Omit<Seen, 'table' | 'view' | 'log'>;

/** A table that is over, as the parts of the table know one: nobody is missed any more. */
export const tableOf = ({
  id,
  game,
  clock,
  options,
  result,
  seats,
  status,
  viewers,
}: Summary): TableInfo => ({
  id,
  game,
  clock,
  options,
  result,
  status,
  viewers,
  seats: seats.map((seat) => ({ ...seat, present: true, claim_in: null })),
  commitment: '',
  delay: 0,
  nonces: null,
  rematch: null,
  seed: null,
  version: '',
  watching: [],
});
