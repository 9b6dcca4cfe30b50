/**
 * The connection to one table: what is seen there, what is asked, what is answered. It comes back by itself
 * after a loss, without a reload; what was sent and not yet answered is sent again under the same id.
 */
import { language } from './i18n/language.svelte';
import { randomHex, uuid } from './random';
import { session } from './session.svelte';
import { apply, fullView, type FullView } from './view';
import type {
  Accepted,
  Clock,
  Decision,
  Ended,
  Line,
  Options,
  Passing,
  Reason,
  Received,
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

/** `gone`: the server closed for good, `failure` says why. */
export type Contact = 'connecting' | 'live' | 'lost' | 'gone';

interface Waiting {
  frame: Sent;
  answer: (message: Accepted | Options | Reason) => void;
  refuse: (refusal: Refusal) => void;
}

const protocol = 1;
/** Milliseconds before the first, second, … try to come back. */
const backoff = [250, 500, 1000, 2000, 4000, 8000];
/** A quiet connection is asked for a sign of life this often, and given up after as long without one. */
const beat = 15_000;
/** Milliseconds after which what came too fast is said again. */
const patience = 1000;
/** Close codes with which the server says that trying again is no use. */
const isFinal = (code: number) => [4400, 4404, 4413, 4426].includes(code);
/** The server does not know who this is: the session must be opened first. */
const noSession = 4401;

export class TableSocket {
  contact = $state<Contact>('connecting');
  /** Why the server closed for good, or the last error it told. */
  failure = $state<{ code: string; message: string } | null>(null);
  table = $state.raw<TableInfo | null>(null);
  /** The seat of this person, null for a spectator. */
  seat = $state<number | null>(null);
  view = $state.raw<FullView | null>(null);
  decision = $state.raw<Decision | null>(null);
  waiting = $state.raw<Span[]>([]);
  log = $state.raw<Line[]>([]);
  clock = $state.raw<Clock | null>(null);
  passing = $state.raw<Passing | null>(null);
  ended = $state.raw<Ended | null>(null);
  /** When the try after a loss is made, in milliseconds of `Date.now()`. */
  retryAt = $state<number | null>(null);

  /** Called with the lines of each update, after the view has changed: what just happened. */
  onlines: ((lines: Line[], before: FullView, after: FullView) => void) | null = null;

  readonly #url: string;
  readonly #open: (url: string) => WebSocket;
  readonly #asked = new Map<string, Waiting>();
  #socket: WebSocket | null = null;
  #number = 0;
  #resyncing = false;
  #tries = 0;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;

  constructor(id: string, open: (url: string) => WebSocket = (url) => new WebSocket(url)) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#url = `${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}`;
    this.#open = open;
    this.#connect();
    addEventListener('online', this.#hurry);
  }

  /** Leaves the table for good. */
  close(): void {
    removeEventListener('online', this.#hurry);
    clearTimeout(this.#retry);
    this.#drop();
    this.contact = 'gone';
    this.#forsake('closed');
  }

  /** Tries to come back now. */
  reconnect(): void {
    if (this.contact === 'gone' || this.#socket) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  #comeBack(): void {
    if (this.contact === 'lost' && !this.#socket) this.#connect();
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

  // --- The connection ---------------------------------------------------------

  #hurry = () => this.reconnect();

  #connect(): void {
    this.retryAt = null;
    const socket = this.#open(this.#url);
    this.#socket = socket;
    this.#resyncing = true;
    socket.onopen = () => {
      this.#send({ type: 'hello', protocol, lang: language.now });
      this.#heard = Date.now();
      clearInterval(this.#pulse);
      this.#pulse = setInterval(() => this.#checkPulse(), beat);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as Received);
    socket.onclose = (event) => this.#lose(event.code, event.reason);
  }

  /** Ends the connection without the ado of losing it. */
  #drop(): void {
    clearInterval(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lose(code: number, reason: string): void {
    this.#drop();
    if (isFinal(code)) {
      this.contact = 'gone';
      this.failure ??= { code: String(code), message: reason };
      this.#forsake(reason);
      return;
    }
    this.contact = 'lost';
    const delay = backoff[Math.min(this.#tries++, backoff.length - 1)] ?? 0;
    this.retryAt = Date.now() + delay;
    const known = code === noSession ? session.begin().catch(() => null) : Promise.resolve();
    this.#retry = setTimeout(() => void known.then(() => this.#comeBack()), delay);
  }

  #checkPulse(): void {
    if (Date.now() - this.#heard > 2 * beat) this.#lose(1006, 'silent');
    else this.#send({ type: 'ping' });
  }

  #send(frame: Sent): void {
    // while the connection is not open nothing is lost: the hello and the open questions follow
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #ask<T extends Accepted | Options | Reason>(frame: Sent & { id: string }): Promise<T> {
    return new Promise<T>((answer, refuse) => {
      this.#asked.set(frame.id, { frame, answer: (message) => answer(message as T), refuse });
      if (this.contact === 'live') this.#send(frame);
    });
  }

  #forsake(code: string): void {
    for (const { refuse } of this.#asked.values()) refuse(new Refusal({ code }));
    this.#asked.clear();
  }

  // --- What the server tells ------------------------------------------------

  #receive(message: Received): void {
    this.#heard = Date.now();
    switch (message.type) {
      case 'sync':
        return this.#sync(message);
      case 'update':
        return this.#update(message);
      case 'table':
        this.table = message.table;
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
        this.failure = { code: message.code, message: message.message };
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
    this.#tries = 0;
    this.contact = 'live';
    this.failure = null;
    this.table = sync.table;
    this.seat = sync.seat;
    this.view = sync.view && fullView(sync.view);
    this.decision = sync.decision;
    this.waiting = sync.waiting;
    this.log = sync.log;
    this.clock = sync.clock;
    this.passing = sync.passing;
    if (!back) return;
    if (sync.seat !== null && !sync.view) this.#send({ type: 'nonce', nonce: randomHex(16) });
    this.#askAgain();
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
    const before = this.view;
    this.view = apply(before, update.changes);
    this.decision = update.decision;
    this.waiting = update.waiting;
    this.clock = update.clock;
    this.passing = update.passing;
    const { lines } = update;
    if (!lines.length) return;
    this.log = [...this.log, ...lines];
    this.onlines?.(lines, before, this.view);
  }
}
