/** A table that is over, as everybody may look back on it: any step of it, forwards and back. */
import { apply } from '../lib/changes';
import type { AnyView, Lang, Line } from '../lib/wire';
import type { Mark, Moment, ReplayPage } from '../lib/past';

/** Fetches a page of the replay. */
export type Fetch = (lang: Lang, page: number) => Promise<ReplayPage>;

/** What is worth a mark on the way. */
export type Event = 'attack' | 'fall' | 'trap' | 'trophy';

const EVENTS: Readonly<Record<string, Event>> = {
  attack: 'attack',
  defeat: 'fall',
  activate: 'trap',
  trophy: 'trophy',
};

/** A part of the way: one Wave. */
export interface Stretch {
  from: number;
  to: number;
  row: string;
  /** The Round that begins with it, else null. */
  round: number | null;
}

export class Replay {
  total = $state(0);
  marks = $state.raw<Mark[]>([]);
  /** Every step that is here, in order; a page that is not here yet leaves a gap at its end. */
  moments = $state.raw<Moment[]>([]);
  at = $state(0);

  #views: (AnyView | null)[] = [];
  readonly #fetch: Fetch;
  /** Which language was asked for last: what comes for another is thrown away. */
  #asked = 0;

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  readonly view = $derived.by(() => {
    void this.moments;
    return this.#views[this.at] ?? null;
  });
  readonly lines = $derived(this.moments.flatMap(({ lines }) => lines));
  /** All of it is here. */
  readonly whole = $derived(this.total > 0 && this.moments.length === this.total);
  readonly last = $derived(Math.max(this.moments.length - 1, 0));
  readonly stretches = $derived(stretches(this.moments, this.marks));
  readonly events = $derived(events(this.moments));

  /** Fetches the whole of it in a language, and begins at a step; what was shown stays until the new words are here. */
  async load(lang: Lang, from: number): Promise<void> {
    const asked = ++this.#asked;
    const first = await this.#fetch(lang, 0);
    const rest: Promise<ReplayPage>[] = [];
    for (let page = 1; page < first.pages; page++) rest.push(this.#fetch(lang, page));
    const pages = [first, ...(await Promise.all(rest))];
    if (asked !== this.#asked) return;
    this.#views = pages.flatMap(views);
    this.total = first.total;
    this.marks = first.marks;
    this.moments = pages.flatMap(({ steps }) => steps);
    this.seek(from);
  }

  /** Goes to a step, or as near as there is one that can be seen. */
  seek(to: number): void {
    const inside = Math.min(Math.max(Math.round(to) || 0, 0), this.last);
    const seen = this.#views.findIndex((view, at) => at >= inside && view !== null);
    this.at = seen < 0 ? inside : seen;
  }

  /** The next step at which anything happens, this way; null where there is none. */
  next(way: 1 | -1): number | null {
    for (let at = this.at + way; at >= 0 && at <= this.last; at += way)
      if (this.moments[at]?.lines.length && this.#views[at]) return at;
    return null;
  }

  /** What was told last. */
  said(): Line | null {
    for (let at = this.at; at >= 0; at--) {
      const line = this.moments[at]?.lines.at(-1);
      if (line) return line;
    }
    return null;
  }

  /** The step from which one can play on: here, or the last before at which somebody is asked; null if none. */
  branch(): number | null {
    for (let at = this.at; at >= 0; at--) if (this.moments[at]?.asked.length) return at;
    return null;
  }
}

/** The view after every step of a page. */
function views(page: ReplayPage): (AnyView | null)[] {
  let now = page.view;
  return page.steps.map(({ changes }, n) => {
    if (n > 0 && now && changes) now = apply(now, changes);
    return now;
  });
}

export function stretches(moments: readonly Moment[], marks: readonly Mark[]): Stretch[] {
  const rounds = new Map(marks.map(({ seq, round }) => [seq, round]));
  const all: Stretch[] = [];
  let round: number | null = null;
  for (const { seq, lines } of moments) {
    round = rounds.get(seq) ?? round;
    for (const { tale } of lines) {
      if (tale.what !== 'wave') continue;
      const before = all.at(-1);
      if (before) before.to = seq;
      all.push({ from: seq, to: moments.length - 1, row: tale.word ?? '', round });
      round = null;
    }
  }
  return all.filter(({ from, to }) => to > from);
}

export function events(moments: readonly Moment[]): { seq: number; what: Event }[] {
  return moments.flatMap(({ seq, lines }) => {
    const told = lines.flatMap(({ tale }) => EVENTS[tale.what] ?? []);
    // of several at once the rarest
    const what = (['trophy', 'fall', 'trap', 'attack'] as const).find((event) => told.includes(event));
    return what ? [{ seq, what }] : [];
  });
}
