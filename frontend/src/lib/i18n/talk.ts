/** Strings of talk and safety, in the language of the moment. */
import { texts } from './language.svelte';
import { en } from './talk.en';
import { es } from './talk.es';
import { zhHant } from './talk.zh-hant';

export const words = texts(en, es, zhHant);
