/** One person's doings at a table: what is half chosen, what was answered, what is sent. */

import { Refusal, type TableSocket } from '../lib/socket.svelte';
import { sound } from '../lib/sound.svelte';
import type { Decision, Option, Span, Step } from '../lib/wire';
import {
  back,
  backTo,
  begin,
  choose,
  fill,
  keep,
  lights,
  awaits,
  open,
  pass,
  reach,
  restore,
  sameStep,
  spotOf,
  steps,
  touch,
  whole,
  type Draft,
  type Kept,
  type Level,
  type Light,
  type Spot,
} from './selection';

/** What the server said about something that was not on offer. */
export interface Answer {
  spans: Span[];
  rule: string;
}

/** Several verbs at one piece; each leads to a list of options chosen one after the other. */
export interface Menu {
  /** What is touched; the menu stands beside it. */
  at: HTMLElement;
  entries: { label: Span[]; options: { option: Option; level?: Level }[]; preview: Option['preview'] }[];
}

/** Whom moves are told to, and asked about. */
export type Teller = Pick<TableSocket, 'why' | 'expand' | 'move'>;

/** Where half-chosen moves are kept across a reload. */
export interface Memory {
  read(): Kept | null;
  write(kept: Kept | null): void;
}

export function memory(table: string): Memory {
  const name = `pixelkeep.draft.${table}`;
  return {
    read() {
      try {
        return JSON.parse(sessionStorage.getItem(name) ?? 'null') as Kept | null;
      } catch {
        return null;
      }
    },
    write(kept) {
      try {
        if (kept?.path.length) sessionStorage.setItem(name, JSON.stringify(kept));
        else sessionStorage.removeItem(name);
      } catch {
        // a browser that keeps nothing: the draft then lasts as long as the page
      }
    },
  };
}

export class Play {
  draft = $state.raw<Draft | null>(null);
  menu = $state.raw<Menu | null>(null);
  answer = $state.raw<Answer | null>(null);
  /** A whole move is on its way. */
  sending = $state(false);
  /** Targets that what is dragged could be dropped on. */
  drops = $state.raw<Map<Spot, Light> | null>(null);

  readonly lit = $derived(this.drops ?? lights(this.draft));

  readonly #socket: Teller;
  readonly #memory: Memory;
  #drag: { options: Option[]; levels: (Level | null)[] } | null = null;

  constructor(socket: Teller, memory: Memory) {
    this.#socket = socket;
    this.#memory = memory;
  }

  /** Take up a decision that the server asks, or none; what was chosen for it already stays chosen. */
  async take(decision: Decision | null): Promise<void> {
    const before = this.draft;
    this.menu = null;
    this.sending = false;
    if (!decision) {
      this.draft = null;
      return;
    }
    const kept = before ? keep(before) : this.#memory.read();
    if (before?.decision.id !== decision.id) this.answer = null;
    this.draft = begin(decision);
    const armed = before?.decision.id === decision.id ? before.armed : null;
    if (armed) {
      // the same question in other words, or told anew: what was armed stays so
      const same = decision.options.find(({ step }) => sameStep(step, armed.step));
      this.draft = { ...this.draft, armed: same ?? null };
    }
    if (!kept?.path.length || kept.decision !== decision.id) {
      this.#memory.write(null);
      return;
    }
    const begun = this.draft;
    try {
      const restored = await restore(decision, kept, (path) => this.#expand(path));
      if (this.draft === begun) this.#set(restored);
    } catch (refusal) {
      this.say(refusal);
    }
  }

  /** Touch the thing at `spots`; true when that meant something. */
  touch(spots: readonly Spot[], at: HTMLElement): boolean {
    if (!this.draft || this.sending) return false;
    const touched = touch(this.draft, spots);
    if (touched.to === 'nothing') return false;
    if (touched.to === 'menu') {
      const menu = { at, entries: touched.options.map(entry) };
      // several deeds of another actor: the menu belongs to a fresh start
      this.#fresh(touched.options);
      this.menu = menu;
      this.answer = null;
    } else {
      this.#set(touched.draft);
    }
    void sound.play('choose');
    return true;
  }

  /** Choose an entry of the menu. */
  pick(entry: Menu['entries'][number]): void {
    this.menu = null;
    let draft = this.draft;
    for (const { option, level } of entry.options) {
      if (!draft) return;
      draft = choose(draft, option);
      if (level) draft = fill(draft, steps(draft), level);
    }
    if (draft) this.#set(draft);
    void sound.play('choose');
  }

  /** Choose an option of the ask line. */
  press(option: Option): void {
    if (!this.draft || this.sending) return;
    const draft = open(this.draft).includes(option) ? this.draft : backTo(this.draft, 0);
    this.#set(choose(draft, option));
    void sound.play('choose');
  }

  /** Carry out what was armed by a first touch. */
  confirm(): void {
    const armed = this.draft?.armed;
    if (this.draft && armed) this.#set(choose(this.draft, armed));
  }

  /** End the turn or let the window go by; true when that is possible. */
  pass(costly: boolean): boolean {
    const draft = this.draft && !this.sending ? pass(this.draft, costly) : null;
    if (draft) this.#set(draft);
    return draft !== null;
  }

  /** One step back: the menu, the answer, then the last step; true when there was something. */
  back(): boolean {
    if (this.menu || this.answer) {
      this.menu = null;
      this.answer = null;
      return true;
    }
    const draft = this.draft && !this.sending ? back(this.draft) : null;
    if (!draft) return false;
    this.#set(draft);
    void sound.play('back');
    return true;
  }

  /** Ask the server why these steps are not on offer. */
  async why(path: Step[]): Promise<Answer & { allowed: boolean }> {
    const reason = await this.#socket.why(path);
    return { allowed: reason.allowed, spans: reason.reason ?? [], rule: reason.rule ?? '' };
  }

  /** The same, told in the ask line. */
  async tellWhy(path: Step[], otherwise: string): Promise<void> {
    void sound.play('refused');
    try {
      const { spans, rule } = await this.why(path);
      this.answer = { spans: spans.length ? spans : [{ text: otherwise }], rule };
    } catch (refusal) {
      this.say(refusal, otherwise);
    }
  }

  /** Say something in the ask line. */
  tell(text: string): void {
    this.answer = { spans: [{ text }], rule: '' };
  }

  // --- Drag and drop ---------------------------------------------------------

  /** Begin to drag what lies at `spots`: fetch where it could go. False when it cannot be dragged. */
  grab(spots: readonly Spot[]): boolean {
    if (!this.draft || this.sending) return false;
    const options = this.draft.decision.options.filter(
      ({ step, more }) => more && spots.includes(spotOf(step)),
    );
    if (!options.length) return false;
    this.menu = null;
    this.answer = null;
    this.#set(backTo(this.draft, 0));
    const drag = { options, levels: options.map((): Level | null => null) };
    this.#drag = drag;
    this.drops = new Map();
    options.forEach((option, i) => {
      this.#expand([option.step]).then(
        (level) => {
          drag.levels[i] = level;
          if (this.#drag === drag) this.drops = this.#targets(spots, drag.levels);
        },
        () => undefined,
      );
    });
    return true;
  }

  /** Drop it on what lies at `spots`; true when something could be meant by that. */
  drop(spots: readonly Spot[], at: HTMLElement): boolean {
    const drag = this.#drag;
    this.release();
    if (!drag || !this.draft) return false;
    const found = reach(drag.options, drag.levels, spots);
    const entries = found.flatMap(({ first, level, then }) =>
      then.map((option) => ({
        label: then.length > 1 ? option.label : first.label,
        preview: option.preview,
        options: [{ option: first, level }, { option }],
      })),
    );
    const [only, other] = entries;
    if (!only) return false;
    if (other) this.menu = { at, entries };
    else this.pick(only);
    return true;
  }

  /** The first deed that what is dragged could mean. */
  get dragged(): Option | null {
    return this.#drag?.options[0] ?? null;
  }

  release(): void {
    this.#drag = null;
    this.drops = null;
  }

  #targets(from: readonly Spot[], levels: readonly (Level | null)[]): Map<Spot, Light> {
    const lit = new Map<Spot, Light>();
    for (const level of levels) {
      for (const option of level?.options ?? []) {
        lit.set(spotOf(option.step), {
          how: 'choose',
          options: [option],
          preview: option.preview ?? null,
          verb: option.step.is,
          times: 0,
        });
      }
    }
    for (const spot of from)
      lit.set(spot, { how: 'chosen', options: [], preview: null, verb: null, times: 1 });
    return lit;
  }

  // --- Inside -----------------------------------------------------------------

  #fresh(options: readonly Option[]): void {
    if (!this.draft) return;
    const first = options[0];
    const here = first && open(this.draft).includes(first);
    this.#set(here ? { ...this.draft, armed: null } : backTo(this.draft, 0));
  }

  #set(draft: Draft): void {
    this.draft = draft;
    this.answer = null;
    this.menu = null;
    this.#memory.write(keep(draft));
    const path = whole(draft);
    if (path) void this.#send(path);
    else void this.#advance(draft);
  }

  async #advance(draft: Draft): Promise<void> {
    const path = awaits(draft);
    if (!path) return;
    try {
      const level = await this.#expand(path);
      if (this.draft === draft) this.draft = fill(draft, path, level);
    } catch (refusal) {
      if (this.draft !== draft) return;
      this.draft = backTo(draft, path.length - 1);
      this.say(refusal);
    }
  }

  async #send(path: Step[]): Promise<void> {
    this.sending = true;
    this.#memory.write(null);
    const decision = this.draft?.decision;
    try {
      await this.#socket.move(path);
    } catch (refusal) {
      if (decision && this.draft?.decision.id === decision.id) this.draft = begin(decision);
      this.sending = false;
      this.say(refusal);
    }
  }

  async #expand(path: Step[]): Promise<Level> {
    const { question, options } = await this.#socket.expand(path);
    return { question, options };
  }

  /** Tell in the ask line why something was refused. */
  say(refusal: unknown, otherwise = ''): void {
    void sound.play('refused');
    const known = refusal instanceof Refusal ? refusal : null;
    const spans = known?.reason.length ? known.reason : [{ text: otherwise }];
    this.answer = { spans, rule: known?.rule ?? '' };
  }
}

function entry(option: Option): Menu['entries'][number] {
  return { label: option.label, options: [{ option }], preview: option.preview };
}
