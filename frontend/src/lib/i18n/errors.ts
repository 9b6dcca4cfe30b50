/** What the server refuses as a sentence, in the language of the moment. */
import { en, type Details, type Errors } from './errors.en';
import { es } from './errors.es';
import { zhHant } from './errors.zh-hant';
import { texts } from './language.svelte';

export type { Details };

const errors = texts<Errors>(en, es, zhHant);

/** The sentence for a code; null for one that is not known here. */
export function sentence(code: string, details: Details = {}): string | null {
  const text = errors()[code as keyof Errors];
  return typeof text === 'function' ? text(details) : (text ?? null);
}
