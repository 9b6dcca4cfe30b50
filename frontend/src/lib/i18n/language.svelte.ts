/** The language of the moment: the browser's until the person chooses one. */
import { recall, remember } from '../store';
import type { Lang } from '../wire';

export const languages: readonly { lang: Lang; short: string; name: string }[] = [
  { lang: 'en', short: 'EN', name: 'English' },
  { lang: 'es', short: 'ES', name: 'Español' },
  { lang: 'zh-Hant', short: '中', name: '繁體中文' },
];

/** The first of the wished languages that we speak. */
export function spoken(wishes: readonly (string | null)[]): Lang {
  for (const wish of wishes) {
    const tag = wish?.toLowerCase() ?? '';
    if (tag.startsWith('en')) return 'en';
    if (tag.startsWith('es')) return 'es';
    if (tag.startsWith('zh')) return 'zh-Hant';
  }
  return 'en';
}

class Language {
  #now = $state<Lang>(spoken([recall('lang'), ...navigator.languages]));

  constructor() {
    document.documentElement.lang = this.#now;
  }

  get now(): Lang {
    return this.#now;
  }

  choose(lang: Lang): void {
    this.#now = lang;
    remember('lang', lang);
    document.documentElement.lang = lang;
  }
}

export const language = new Language();

/** The texts in the language of the moment, read anew by whatever shows them when it changes. */
export function texts<T>(en: T, es: T, zhHant: T): () => T {
  const all: Record<Lang, T> = { en, es, 'zh-Hant': zhHant };
  return () => all[language.now];
}
