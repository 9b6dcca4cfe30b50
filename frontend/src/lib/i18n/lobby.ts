/** Strings of the lobby, in the language of the moment. */
import { texts } from './language.svelte';
import { en } from './lobby.en';
import { es } from './lobby.es';
import { zhHant } from './lobby.zh-hant';

export const words = texts(en, es, zhHant);
