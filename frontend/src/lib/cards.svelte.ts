/** The texts of the cards, in the language of the moment. */
import { api } from './api';
import { language } from './i18n/language.svelte';
import type { CardText, Lang } from './wire';

/** The cards of a game, each with an id. */
export class Cards<C extends { id: string } = CardText> {
  readonly game: string;
  #sets = $state.raw<Partial<Record<Lang, Map<string, C>>>>({});
  #loading = new Map<Lang, Promise<void>>();

  constructor(game: string) {
    this.game = game;
  }

  /** Every card of the set, in its order; none until the first texts have come. */
  get all(): C[] {
    return [...this.#now.values()];
  }

  /** The card of this id, once its texts have come. */
  get(id: string | null | undefined): C | undefined {
    return id ? this.#now.get(id) : undefined;
  }

  /** The texts in this language, fetched if they are not here yet; who asks again waits for the same. */
  load(lang: Lang = language.now): Promise<void> {
    let loading = this.#loading.get(lang);
    if (!loading) {
      loading = this.#fetch(lang);
      this.#loading.set(lang, loading);
      loading.catch(() => this.#loading.delete(lang));
    }
    return loading;
  }

  async #fetch(lang: Lang): Promise<void> {
    const { cards } = await api.cards<C>(this.game, lang);
    this.#sets = { ...this.#sets, [lang]: new Map(cards.map((card) => [card.id, card])) };
  }

  /** While another language is on its way, the texts that are here serve. */
  get #now(): Map<string, C> {
    return this.#sets[language.now] ?? Object.values(this.#sets)[0] ?? new Map<string, C>();
  }
}

/** The cards of each edition of Pixel Tactics; no id is in both. */
export const editions = {
  pixel_tactics_5: new Cards('pixel_tactics_5'),
  pixel_tactics: new Cards('pixel_tactics'),
};
export type EditionName = keyof typeof editions;

/** A card of whichever edition has come. */
export const cards: Pick<Cards, 'get' | 'load'> = {
  get: (id) => editions.pixel_tactics_5.get(id) ?? editions.pixel_tactics.get(id),
  load: async (lang) => {
    await Promise.all(Object.values(editions).map((edition) => edition.load(lang)));
  },
};
