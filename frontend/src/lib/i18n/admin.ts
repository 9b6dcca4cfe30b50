/** Strings of the pages of those who look after the place, in the language of the moment. */
import { texts } from './language.svelte';
import { en } from './admin.en';
import { es } from './admin.es';
import { zhHant } from './admin.zh-hant';

export const words = texts(en, es, zhHant);
