/** Who is away from a table, and whether the others may claim it for that. */
import type { SeatClock, TableInfo } from '../lib/wire';

export interface Absent {
  seat: number;
  /** In so many milliseconds the allowance is used up. */
  left: number;
  /** Whether the table may be claimed now: the allowance is used up, and the seat is asked. */
  claimable: boolean;
}

interface Known {
  table: TableInfo | null;
  tableAt: number;
  clocks: SeatClock[];
  paused: boolean;
}

export function absent({ table, tableAt, clocks, paused }: Known, now: number): Absent[] {
  return (table?.seats ?? []).flatMap(({ seat, claim_in }) => {
    if (claim_in === null) return [];
    const left = Math.max(0, claim_in - (now - tableAt));
    const on = clocks.find((clock) => clock.seat === seat)?.on;
    return [{ seat, left, claimable: left === 0 && !paused && (on === 'turn' || on === 'sealed') }];
  });
}
