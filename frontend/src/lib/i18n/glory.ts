/** Strings of Pixel Glory's table, in the language of the moment. */
import { en } from './glory.en';
import { es } from './glory.es';
import { texts } from './language.svelte';
import { zhHant } from './glory.zh-hant';

export const words = texts(en, es, zhHant);
