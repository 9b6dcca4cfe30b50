/** The form for a new table as data: what is chosen, what may be chosen, and what is sent. */
import type { ClockName, Mode, NewTable, Offered } from './wire';

export const PERSON = 'person';

export interface Wish {
  game: string;
  mode: string;
  /** Who is to sit in the seats of the others: a person, or `bot:NAME`. */
  others: string[];
  options: Record<string, number | string>;
  clock: ClockName;
  visibility: 'open' | 'private';
  password: string;
  spectators: boolean;
  /** Minutes that spectators see the table later. */
  delay: number;
  rated: boolean;
}

/** Minutes of delay that can be chosen. */
export const DELAYS = [0, 1, 2, 5, 10];

const usual = (mode: Mode) =>
  Object.fromEntries(mode.choices.map(({ name, values }) => [name, values[0] ?? 0]));

/** What is chosen when the form opens: the usual of a game and a mode, against people. */
export function wished({ games }: Offered, game?: string, mode?: string): Wish {
  const played = games.find(({ name }) => name === game) ?? games[0];
  const how = played?.modes.find(({ name }) => name === mode) ?? played?.modes[0];
  return {
    game: played?.name ?? '',
    mode: how?.name ?? '',
    others: Array.from({ length: (how?.seats[0] ?? 1) - 1 }, () => PERSON),
    options: how ? usual(how) : {},
    clock: 'relaxed',
    visibility: 'open',
    password: '',
    spectators: true,
    delay: 0,
    rated: false,
  };
}

/** The same with so many seats; who sat there already stays. */
export const seated = (wish: Wish, seats: number): Wish => ({
  ...wish,
  others: Array.from({ length: seats - 1 }, (_, n) => wish.others[n] ?? PERSON),
});

/** Whether other people are to sit down, so that it matters who may. */
export const invites = ({ others }: Wish) => others.includes(PERSON);

/** Only people with accounts play rated, among themselves. */
export const mayBeRated = ({ others }: Wish, account: boolean) =>
  account && others.length > 0 && others.every((other) => other === PERSON);

/** What is sent: nothing that the table has no use for. */
export function sent(wish: Wish, account: boolean): NewTable {
  const waits = invites(wish);
  const { game, mode, options, clock, visibility, spectators } = wish;
  return {
    game,
    mode,
    options,
    clock,
    spectators,
    seats: [PERSON, ...wish.others],
    ...(waits ? { visibility } : {}),
    ...(waits && visibility === 'open' && wish.password ? { password: wish.password } : {}),
    ...(spectators && wish.delay ? { delay_ms: wish.delay * 60_000 } : {}),
    rated: wish.rated && mayBeRated(wish, account),
  };
}
