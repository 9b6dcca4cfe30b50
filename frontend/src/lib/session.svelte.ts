/** Who is here, and where they sit already. */
import { api } from './api';
import type { Summary, User } from './wire';

class Session {
  user = $state.raw<User | null>(null);
  /** The tables of this person that are not over. */
  tables = $state.raw<Summary[]>([]);

  #asking: Promise<void> | null = null;

  /** Asks who this is; a person without a name gets one, and only one however often this is asked at once. */
  begin(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #ask(): Promise<void> {
    this.user = await api.session();
    this.tables = await api.mine();
  }
}

export const session = new Session();
