/**
 * A connection to one of the server's sockets. It greets, notices when nobody answers any more, and comes back by
 * itself after a loss, without a reload.
 */
import { session } from './session.svelte';

/** `gone`: closed for good, `failure` says why. */
export type Contact = 'connecting' | 'live' | 'lost' | 'gone';
export type Open = (url: string) => WebSocket;

/** What this side of a connection says and does. */
export interface Ends<Sent, Received> {
  hello: () => Sent | { type: 'hello'; protocol: number };
  hear: (message: Received) => void;
  /** It is over for good. */
  gone?: (reason: string) => void;
}

export const protocol = 1;
/** Milliseconds before the first, second, … try to come back, at most: chance spreads those who were lost together. */
const backoff = [250, 500, 1000, 2000, 4000, 8000];
/** A quiet connection is asked for a sign of life this often, and given up after as long without one. */
const beat = 15_000;
/** The close code of a table that nobody may watch. */
export const NO_SPECTATORS = 4403;
/** Close codes with which the server says that trying again is no use. */
const isFinal = (code: number) => [4400, NO_SPECTATORS, 4404, 4413, 4426].includes(code);
/** The server does not know who this is: the session must be opened first. */
const noSession = 4401;

export class Connection<Sent extends object, Received> {
  contact = $state<Contact>('connecting');
  /** Why the server closed for good, or the last error it told. */
  failure = $state<{ code: string; message: string } | null>(null);
  /** When the try after a loss is made, in milliseconds of `Date.now()`. */
  retryAt = $state<number | null>(null);

  readonly #url: string;
  readonly #ends: Ends<Sent, Received>;
  readonly #open: Open;
  #socket: WebSocket | null = null;
  #tries = 0;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;

  constructor(path: string, ends: Ends<Sent, Received>, open: Open = (url) => new WebSocket(url)) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#url = `${scheme}://${location.host}${path}`;
    this.#ends = ends;
    this.#open = open;
    this.#connect();
    addEventListener('online', this.#hurry);
  }

  /** Leaves for good. */
  close(): void {
    removeEventListener('online', this.#hurry);
    clearTimeout(this.#retry);
    this.#drop();
    this.contact = 'gone';
    this.#ends.gone?.('closed');
  }

  /** Tries to come back now. */
  reconnect(): void {
    if (this.contact === 'gone' || this.#socket) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** Everything was told: from now on the connection counts as there. */
  settled(): void {
    this.#tries = 0;
    this.contact = 'live';
    this.failure = null;
  }

  /** Sends while there is a connection, and says whether there is; the hello tells everything anew. */
  send(frame: Sent | { type: 'ping' }): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  #hurry = () => this.reconnect();

  #connect(): void {
    this.retryAt = null;
    const socket = this.#open(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.#ends.hello()));
      this.#heard = Date.now();
      clearInterval(this.#pulse);
      this.#pulse = setInterval(() => this.#checkPulse(), beat);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.#ends.hear(JSON.parse(event.data) as Received);
    };
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
      this.#ends.gone?.(reason);
      return;
    }
    this.contact = 'lost';
    const delay = (backoff[Math.min(this.#tries++, backoff.length - 1)] ?? 0) * (1 - Math.random() / 2);
    this.retryAt = Date.now() + delay;
    const known = code === noSession ? session.begin().catch(() => null) : Promise.resolve();
    this.#retry = setTimeout(() => void known.then(() => this.#comeBack()), delay);
  }

  #comeBack(): void {
    if (this.contact === 'lost' && !this.#socket) this.#connect();
  }

  #checkPulse(): void {
    if (Date.now() - this.#heard > 2 * beat) this.#lose(1006, 'silent');
    else this.send({ type: 'ping' });
  }
}
