/** Strings of replays, in the language of the moment. */
import { texts } from './language.svelte';
import { en } from './replay.en';
import { es } from './replay.es';
import { zhHant } from './replay.zh-hant';

export const words = texts(en, es, zhHant);
