/** Points in time, and spans of it, as those who look after the place read and choose them. */
import { language } from '../lib/i18n';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const lengths = { hour: HOUR, day: DAY, week: 7 * DAY, month: 30 * DAY, year: 365 * DAY } as const;
export type Span = keyof typeof lengths | 'date';
export const spans: readonly Span[] = ['hour', 'day', 'week', 'month', 'year', 'date'];

/** How long something is to hold; `date`, in the words of a field for dates, counts for the span of that name. */
export interface Term {
  span: Span;
  date: string;
}

/** When a term ends that begins now, in ms since 1970. */
export const endOf = ({ span, date }: Term, now = Date.now()): number =>
  span === 'date' ? fromField(date) : now + lengths[span];

/** A point in time as a field for dates holds it: the hour on the wall, to the minute. */
export function toField(ms: number): string {
  const there = new Date(ms);
  return new Date(ms - there.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export const fromField = (date: string): number => new Date(date).getTime();

/** A point in time, short. */
export const when = (ms: number): string =>
  new Intl.DateTimeFormat(language.now, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
