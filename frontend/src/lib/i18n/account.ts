/** Strings of the account, in the language of the moment. */
import { texts } from './language.svelte';
import { en } from './account.en';
import { es } from './account.es';
import { zhHant } from './account.zh-hant';

export const words = texts(en, es, zhHant);
