/** What is said where one is, over the socket of that place. */
import { Failure } from './api';
import { uuid } from './random';
import type { FromTalk, Phrase, Said, Say } from './wire';

interface Waiting {
  answer: () => void;
  refuse: (failure: Failure) => void;
}

const kinds: ReadonlySet<string> = new Set(['chat', 'said', 'unsaid', 'heard', 'unheard']);

const offline = () => new Failure('offline', '', 0);

/** Whether a frame is about what is said. */
export const isTalk = (frame: { type: string }): frame is FromTalk => kinds.has(frame.type);

export class Talk {
  /** What was said before one came is among the messages. */
  ready = $state(false);
  messages = $state.raw<Said[]>([]);
  phrases = $state.raw<Phrase[]>([]);
  /** Where one would say something; null for who may not. */
  channel = $state<Said['channel'] | null>(null);
  /** In milliseconds since 1970. */
  mutedUntil = $state<number | null>(null);

  readonly #send: (frame: Say) => boolean;
  readonly #waiting = new Map<string, Waiting>();

  /** `send` says whether there is a connection. */
  constructor(send: (frame: Say) => boolean) {
    this.#send = send;
  }

  /** Says a text or a quick phrase; rejects with a `Failure` if nobody hears it, at once where nobody can. */
  say(what: { text: string } | { phrase: Phrase['phrase'] }): Promise<void> {
    const id = uuid();
    return new Promise((answer, refuse) => {
      if (this.#send({ type: 'say', id, ...what })) this.#waiting.set(id, { answer, refuse });
      else refuse(offline());
    });
  }

  /** The connection was lost in between: whether it was heard is to be seen among the messages. */
  forsake(): void {
    for (const { refuse } of this.#waiting.values()) refuse(offline());
    this.#waiting.clear();
  }

  hear(frame: FromTalk): void {
    switch (frame.type) {
      case 'chat':
        this.ready = true;
        this.messages = frame.messages;
        this.phrases = frame.phrases;
        this.channel = frame.channel;
        this.mutedUntil = frame.muted_until;
        return;
      case 'said':
        if (!this.messages.some(({ id }) => id === frame.id))
          this.messages = [...this.messages, frame].sort((one, other) => one.id - other.id);
        return;
      case 'unsaid':
        this.messages = this.messages.filter(({ id }) => id !== frame.id);
        return;
      case 'heard':
        return this.#take(frame.id)?.answer();
      case 'unheard':
        if (frame.code === 'muted') this.mutedUntil = frame.until;
        return this.#take(frame.id)?.refuse(
          new Failure(frame.code, frame.message, 0, null, { until: frame.until }),
        );
    }
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}
