/** The lobby: tables that wait and tables that are played, who is here, what is one's own, and looking for a rival. */
import { Connection, protocol, type Contact, type Open } from './connection.svelte';
import { language } from './i18n/language.svelte';
import { Talk, isTalk } from './talk.svelte';
import type {
  Announcement,
  Answered,
  Asked,
  LobbyRefused,
  Online,
  Own,
  Queue,
  Summary,
  Ticket,
} from './wire';

const nothing: Own = { tables: [], ticket: null };

export class Lobby {
  /** Whether everything was told at least once. */
  known = $state(false);
  openTotal = $state(0);
  liveTotal = $state(0);
  online = $state.raw<Online>({ count: 0, people: [] });
  /** What was asked last and refused. */
  refused = $state.raw<LobbyRefused | null>(null);
  /** When the ticket was told, in milliseconds of `Date.now()`. */
  toldAt = $state(0);

  announcements = $state.raw<Announcement[]>([]);
  readonly talk = new Talk((frame) => this.#connection?.send(frame) ?? false);

  #tables = $state.raw<ReadonlyMap<string, Summary>>(new Map());
  #own = $state.raw<Own>(nothing);
  #connection = $state.raw<Connection<Asked, Answered> | null>(null);
  readonly #open: Open | undefined;
  /** What was asked last, until it is answered: a connection that was lost does not lose it. */
  #wish: Asked | null = null;
  #waiting: (() => void)[] = [];

  /** Called with the id of a table that was found. */
  onmatch: ((table: string) => void) | null = null;

  constructor(open?: Open) {
    this.#open = open;
  }

  /** Tables at which a seat is free, the newest first. */
  get open(): Summary[] {
    return this.#listed('open');
  }

  /** Tables that can be watched, the newest first. */
  get live(): Summary[] {
    return this.#listed('live');
  }

  /** One's own tables that are not over. */
  get mine(): Summary[] {
    return this.#own.tables;
  }

  get ticket(): Ticket | null {
    return this.#own.ticket;
  }

  get contact(): Contact {
    return this.#connection?.contact ?? 'gone';
  }

  get retryAt(): number | null {
    return this.#connection?.retryAt ?? null;
  }

  /** Looks on from now on; settles when everything was told once. */
  enter(): Promise<void> {
    this.#connection ??= new Connection(
      '/ws/lobby',
      {
        hello: () => this.#hello(),
        hear: (message: Answered) => this.#hear(message),
      },
      this.#open,
    );
    return this.known ? Promise.resolve() : new Promise((settle) => this.#waiting.push(settle));
  }

  /** No longer looks on. */
  leave(): void {
    this.talk.forsake();
    this.#wish = null;
    this.#connection?.close();
    this.#connection = null;
  }

  /** The language has changed: everything is told anew. */
  speak(): void {
    this.#connection?.send(this.#greeting());
  }

  reconnect(): void {
    this.#connection?.reconnect();
  }

  // --- Looking for a rival ------------------------------------------------------

  seek(queue: Queue): void {
    this.#ask({ type: 'seek', ...queue });
  }

  stopSeeking(): void {
    this.#ask({ type: 'unseek' });
  }

  /** Plays a bot instead of waiting on. */
  playBot(): void {
    this.#ask({ type: 'play-bot' });
  }

  #greeting(): Asked {
    return { type: 'hello', protocol, lang: language.now };
  }

  #hello(): Asked {
    this.talk.forsake();
    // those that still hold are told again
    this.announcements = [];
    return this.#greeting();
  }

  #settle(): void {
    this.known = true;
    for (const settle of this.#waiting.splice(0)) settle();
  }

  #ask(frame: Asked): void {
    this.refused = null;
    this.#wish = frame;
    if (this.contact === 'live') this.#connection?.send(frame);
  }

  /** Asks again what was not answered, once a connection is back. */
  #askAgain(): void {
    // what the ticket was given back for is there by now
    if (this.#wish?.type === 'play-bot' && !this.ticket) this.#wish = null;
    if (this.#wish) this.#connection?.send(this.#wish);
  }

  // --- What the server tells ------------------------------------------------------

  #listed(status: Summary['status']): Summary[] {
    const listed = [...this.#tables.values()].filter((table) => table.status === status);
    return listed.sort((one, other) => other.created_at - one.created_at);
  }

  #hear(message: Answered): void {
    if (isTalk(message)) {
      this.talk.hear(message);
      // what is said comes last
      if (message.type === 'chat') this.#settle();
      return;
    }
    switch (message.type) {
      case 'sync': {
        const back = this.contact !== 'live';
        this.#connection?.settled();
        this.#tables = new Map(message.tables.map((table) => [table.id, table]));
        this.#count(message);
        this.online = message.online;
        this.#keep(message.own);
        if (back) this.#askAgain();
        return;
      }
      case 'update': {
        const tables = new Map(this.#tables);
        for (const id of message.gone) tables.delete(id);
        for (const table of message.put) tables.set(table.id, table);
        this.#tables = tables;
        this.#count(message);
        if (message.online) this.online = message.online;
        return;
      }
      case 'own':
        this.#wish = null;
        return this.#keep(message.own);
      case 'announced':
        this.announcements = message.announcements;
        return;
      case 'match':
        this.#wish = null;
        this.#keep({ ...this.#own, ticket: null });
        this.onmatch?.(message.table);
        return;
      case 'refused':
        this.#wish = null;
        this.refused = message;
        return;
    }
  }

  #count({ open_total, live_total }: { open_total: number; live_total: number }): void {
    this.openTotal = open_total;
    this.liveTotal = live_total;
  }

  #keep(own: Own): void {
    this.#own = own;
    this.toldAt = Date.now();
  }
}

export const lobby = new Lobby();
