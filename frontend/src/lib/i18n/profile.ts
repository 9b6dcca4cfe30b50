/** Strings of profiles and leaderboards, in the language of the moment. */
import { texts } from './language.svelte';
import { en } from './profile.en';
import { es } from './profile.es';
import { zhHant } from './profile.zh-hant';

export const words = texts(en, es, zhHant);
