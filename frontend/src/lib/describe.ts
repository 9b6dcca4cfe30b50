/** Tables, games and clocks in a few words of the language of the moment. */
import { games } from './games.svelte';
import { language } from './i18n';
import { words } from './i18n/lobby';
import { nameAmong } from './seats';
import { session } from './session.svelte';
import type { SeatInfo, Summary } from './wire';

/** Parts of a line; a dot stays with what it follows. */
export const dotted = (parts: (string | false | null | undefined)[]) =>
  parts.filter(Boolean).join('\u00a0· ');

/** A name of the server's for which there is no text: better than nothing. */
const plain = (name: string) => name.replaceAll('_', ' ');

export const gameName = (game: string) => words().games[game]?.name ?? plain(game);
/** What a game is, in a line. */
export const gameText = (game: string) => words().games[game]?.text ?? '';
export const modeName = (mode: string) => words().modes[mode] ?? plain(mode);
/** What a mode is, in a sentence; the usual one has none. */
export const modeText = (mode: string) => words().modeTexts[mode];
export const clockName = (clock: string) => words().clocks[clock] ?? plain(clock);
export const choiceName = (choice: string) => words().choices[choice] ?? plain(choice);
export const valueName = (choice: string, value: number | string) =>
  words().values[`${choice}.${value}`] ?? plain(String(value));

const DAY = 24 * 3_600_000;

/** How much time a clock gives, in a word or two. */
export function clockSize(clock: string): string {
  const speed = games.offered.clocks.find(({ name }) => name === clock);
  if (!speed) return clockName(clock);
  return speed.bank_ms
    ? words().minutes(Math.round(speed.bank_ms / 60_000))
    : words().days(Math.round(speed.grace_ms / DAY));
}

/** By how much those who watch see a table later. */
export const delayText = (ms: number) =>
  ms < 60_000 ? words().seconds(Math.round(ms / 1000)) : words().minutes(Math.round(ms / 60_000));

/** How much time a clock gives, as a sentence. */
export function clockText(clock: string): string {
  const speed = games.offered.clocks.find(({ name }) => name === clock);
  if (!speed?.bank_ms) return clockSize(clock);
  return words().clockText(clockSize(clock), Math.round(speed.grace_ms / 1000));
}

/** How a table is played: its game, its mode where there are several, and what was chosen. */
export function tableText({ game, mode, options }: Pick<Summary, 'game' | 'mode' | 'options'>): string {
  const modes = games.offered.games.find(({ name }) => name === game)?.modes ?? [];
  const chosen = Object.entries(options).map(([name, value]) =>
    typeof value === 'number' || typeof value === 'string' ? words().chosen[name]?.(value) : undefined,
  );
  return dotted([gameName(game), modes.length > 1 && modeName(mode), ...chosen]);
}

const isMine = (seat: SeatInfo) => seat.kind === 'person' && seat.user_seed === session.user?.seed;

/** Those who sit at a table, without oneself. */
export const others = ({ seats }: Pick<Summary, 'seats'>) =>
  seats.filter((seat) => seat.kind !== 'open' && !isMine(seat));

export const sitsThere = ({ seats }: Pick<Summary, 'seats'>) => seats.some(isMine);

/** Who opened a table; the first who sits there where nobody did. */
export const hostOf = ({ host, seats }: Pick<Summary, 'host' | 'seats'>) =>
  seats.find((seat) => seat.user_seed === host) ?? seats.find(({ kind }) => kind === 'person');

/** Names of some of the seats of a table. */
export const namesOf = (some: readonly SeatInfo[], all: readonly SeatInfo[] = some) =>
  new Intl.ListFormat(language.now).format(some.map(({ seat }) => nameAmong(all, seat)));

/** How far a table has come: its match where there are several, its Round, what each has won. */
export function progressText({ options, progress }: Pick<Summary, 'options' | 'progress'>): string {
  if (!progress?.match) return '';
  const { match, round, scores } = progress;
  const won = scores.some((score) => score) ? scores.join('\u00a0:\u00a0') : '';
  return 'trophies' in options
    ? dotted([words().round(match, round), won && words().score(won)])
    : dotted([round > 0 && words().onlyRound(round), won && words().fame(won)]);
}

export const taken = ({ seats }: Pick<Summary, 'seats'>) =>
  seats.filter(({ kind }) => kind !== 'open').length;
