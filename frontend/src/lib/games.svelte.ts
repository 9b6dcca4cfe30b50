/** What can be played here: games, their modes, clocks and bots, as the server says. */
import { api } from './api';
import type { Game, Mode, Offered } from './wire';

const nothing: Offered = { games: [], clocks: [], bots: [] };

/** The numbers of seats for which others can be found: all of a mode but one alone. */
export const sizes = (mode?: Mode): number[] => mode?.seats.filter((n) => n > 1) ?? [];

class Games {
  offered = $state.raw<Offered>(nothing);

  #asking: Promise<void> | null = null;

  /** Asks once. */
  load(): Promise<void> {
    if (this.offered.games.length) return Promise.resolve();
    this.#asking ??= api
      .games()
      .then((offered) => void (this.offered = offered))
      .finally(() => (this.#asking = null));
    return this.#asking;
  }

  /** The game of this name, or the first. */
  game(name?: string): Game | undefined {
    const { games } = this.offered;
    return games.find((game) => game.name === name) ?? games[0];
  }

  /** How a game can be played, by the name of the mode; the usual one without a name. */
  mode(game: string, name?: string | null): Mode | undefined {
    const modes = this.game(game)?.modes ?? [];
    return modes.find((mode) => mode.name === name) ?? modes[0];
  }
}

export const games = new Games();
