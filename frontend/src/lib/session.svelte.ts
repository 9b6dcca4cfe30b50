/** Who is here. */
import { api, Failure } from './api';
import type { Details } from './i18n/errors';
import type { User } from './wire';

class Session {
  user = $state.raw<User | null>(null);
  /** Who this is may not be here: why, and until when. */
  banned = $state.raw<Details | null>(null);

  #asking: Promise<void> | null = null;

  /** Asks who this is; a person without a name gets one, and only one however often this is asked at once. */
  begin(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #ask(): Promise<void> {
    try {
      this.user = await api.session();
      this.banned = null;
    } catch (cause) {
      if (cause instanceof Failure && cause.code === 'banned') this.banned = cause.details;
      throw cause;
    }
  }
}

export const session = new Session();
