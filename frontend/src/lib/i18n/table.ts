/** Strings of the table screen, in the language of the moment. */
import { texts } from './language.svelte';
import { en } from './table.en';
import { es } from './table.es';
import { zhHant } from './table.zh-hant';

export const words = texts(en, es, zhHant);
