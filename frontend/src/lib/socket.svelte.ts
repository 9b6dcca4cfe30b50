/**
 * The connection to one table: what is seen there, what is asked, what is answered. What was sent and not yet
 * answered when it was lost is sent again under the same id.
 */
import { apply } from './changes';
import { Connection, protocol, type Open } from './connection.svelte';
import { language } from './i18n/language.svelte';
import { shareOf } from './proof';
import { uuid } from './random';
import { Talk, isTalk } from './talk.svelte';
import type {
  Accepted,
  AnyView,
  Clock,
  Decision,
  Ended,
  Line,
  Options,
  Passing,
  Reason,
  Received,
  SeatClock,
  Sent,
  Span,
  Step,
  Sync,
  TableInfo,
  Update,
} from './wire';

/** The server refused a question or a move; `reason` says why in the language of the moment. */
export class Refusal extends Error {
  readonly code: string;
  readonly rule: string;
  readonly reason: Span[];

  constructor({ code, rule = '', reason = [] }: { code: string; rule?: string; reason?: Span[] }) {
    super(code);
    this.code = code;
    this.rule = rule;
    this.reason = reason;
  }
}

interface Waiting {
  frame: Sent;
  answer: (message: Accepted | Options | Reason) => void;
  refuse: (refusal: Refusal) => void;
}

/** Milliseconds after which what came too fast is said again. */
const patience = 1000;
export class TableSocket {
  table = $state.raw<TableInfo | null>(null);
  /** The seat of this person, null for a spectator. */
  seat = $state<number | null>(null);
  view = $state.raw<AnyView | null>(null);
  decision = $state.raw<Decision | null>(null);
  waiting = $state.raw<Span[]>([]);
  log = $state.raw<Line[]>([]);
  clock = $state.raw<Clock | null>(null);
  passing = $state.raw<Passing | null>(null);
  /** The time of each seat as it was at `heardAt`. */
  clocks = $state.raw<SeatClock[]>([]);
  /** When the clocks were told, in milliseconds of `Date.now()`. */
  heardAt = $state(0);
  /** When the table was told, in milliseconds of `Date.now()`. */
  tableAt = $state(0);
  paused = $state(false);
  /** The last decision of this seat may be taken back now. */
  mayTakeBack = $state(false);
  ended = $state.raw<Ended | null>(null);

  /** Called with the lines of each update, after the view has changed: what just happened. */
  onlines: ((lines: Line[]) => void) | null = null;

  readonly talk = new Talk((frame) => this.#send(frame));
  readonly #connection: Connection<Sent, Received>;
  readonly #asked = new Map<string, Waiting>();
  #number = 0;
  #resyncing = false;

  constructor(id: string, open?: Open) {
    const ends = {
      hello: () => this.#hello(),
      hear: (message: Received) => this.#receive(message),
      gone: (reason: string) => this.#forsake(reason),
    };
    this.#connection = new Connection(`/ws/tables/${encodeURIComponent(id)}`, ends, open);
  }

  get contact() {
    return this.#connection.contact;
  }

  get failure() {
    return this.#connection.failure;
  }

  get retryAt() {
    return this.#connection.retryAt;
  }

  /** Leaves the table for good. */
  close(): void {
    this.#connection.close();
  }

  /** Tries to come back now. */
  reconnect(): void {
    this.#connection.reconnect();
  }

  // --- What a person may send -----------------------------------------------

  /** Makes a whole move of the open decision; rejects with a `Refusal`. */
  move(path: Step[]): Promise<Accepted> {
    return this.#ask({ type: 'move', id: uuid(), decision: this.decision?.id ?? 0, path });
  }

  /** The options after these steps, asked in private; rejects with a `Refusal`. */
  expand(path: Step[]): Promise<Options> {
    return this.#ask({ type: 'expand', id: uuid(), decision: this.decision?.id ?? 0, path });
  }

  /** Whether these steps are allowed, and if not, why. */
  why(path: Step[]): Promise<Reason> {
    return this.#ask({ type: 'why', id: uuid(), path });
  }

  /** Gives the game up. */
  concede(): Promise<Accepted> {
    return this.#ask({ type: 'concede', id: uuid() });
  }

  setPassing(passing: Passing): void {
    this.passing = passing;
    this.#send({ type: 'passing', ...passing });
  }

  /** Tells the server that the language changed; everything is told anew. */
  speak(): void {
    this.#send({ type: 'lang', lang: language.now });
  }

  /** Takes the last decision of this seat back. */
  takeBack(): Promise<Accepted> {
    return this.#ask({ type: 'take-back', id: uuid() });
  }

  /** Claims the game, as this seat has been away for long enough. */
  claim(seat: number): Promise<Accepted> {
    return this.#ask({ type: 'claim', id: uuid(), seat });
  }

  // --- Questions and their answers ----------------------------------------------

  #hello(): Sent {
    this.#resyncing = true;
    this.talk.forsake();
    return { type: 'hello', protocol, lang: language.now };
  }

  /** While the connection is not open nothing is lost: the hello and the open questions follow. */
  #send(frame: Sent): boolean {
    return this.#connection.send(frame);
  }

  #ask<T extends Accepted | Options | Reason>(frame: Sent & { id: string }): Promise<T> {
    return new Promise<T>((answer, refuse) => {
      this.#asked.set(frame.id, { frame, answer: (message) => answer(message as T), refuse });
      if (this.contact === 'live') this.#send(frame);
    });
  }

  #forsake(code: string): void {
    this.talk.forsake();
    for (const { refuse } of this.#asked.values()) refuse(new Refusal({ code }));
    this.#asked.clear();
  }

  // --- What the server tells ------------------------------------------------

  #receive(message: Received): void {
    if (isTalk(message)) return this.talk.hear(message);
    switch (message.type) {
      case 'sync':
        return this.#sync(message);
      case 'update':
        return this.#update(message);
      case 'table':
        this.#meet(message.table);
        return;
      case 'over':
        this.ended = message;
        return;
      case 'accepted':
      case 'options':
      case 'reason':
        return this.#settle(message.id, ({ answer }) => answer(message));
      case 'refused':
        return this.#settle(message.id, ({ refuse }) => refuse(new Refusal(message)));
      case 'error':
        this.#connection.failure = { code: message.code, message: message.message };
        // what was sent too fast was not heard; it is repeated once there is room
        if (message.code === 'too-frequent') setTimeout(() => this.#askAgain(), patience);
        return;
      case 'pong':
        return;
    }
  }

  #askAgain(): void {
    for (const { frame } of this.#asked.values()) this.#send(frame);
  }

  #settle(id: string, how: (waiting: Waiting) => void): void {
    const waiting = this.#asked.get(id);
    this.#asked.delete(id);
    if (waiting) how(waiting);
  }

  #sync(sync: Sync): void {
    const back = this.contact !== 'live';
    this.#number = sync.number;
    this.#resyncing = false;
    this.#connection.settled();
    this.#meet(sync.table);
    this.seat = sync.seat;
    this.view = sync.view;
    this.log = sync.log;
    this.#stand(sync);
    if (sync.seat !== null && !sync.view) this.#send({ type: 'nonce', nonce: shareOf(sync.table) });
    if (back) this.#askAgain();
  }

  #update(update: Update): void {
    if (this.#resyncing) return;
    if (!this.view || update.number !== this.#number + 1) {
      // an update went missing: nothing that follows can be told before the whole is known again
      this.#resyncing = true;
      this.#send({ type: 'resync' });
      return;
    }
    this.#number = update.number;
    this.view = apply(this.view, update.changes);
    this.#stand(update);
    const { lines } = update;
    if (!lines.length) return;
    this.log = [...this.log, ...lines];
    this.onlines?.(lines);
  }

  #meet(table: TableInfo): void {
    this.table = table;
    this.tableAt = Date.now();
  }

  /** What is asked, and how the time stands. */
  #stand(told: Sync | Update): void {
    this.decision = told.decision;
    this.waiting = told.waiting;
    this.clock = told.clock;
    this.clocks = told.clocks;
    this.heardAt = Date.now();
    this.paused = told.paused;
    this.passing = told.passing;
    this.mayTakeBack = told.take_back;
  }
}
