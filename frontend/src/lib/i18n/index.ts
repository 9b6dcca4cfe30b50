/** The texts of the screen: `t().playNow` is the phrase in the language of the moment. */
import { en } from './en';
import { es } from './es';
import { texts } from './language.svelte';
import { zhHant } from './zh-hant';

export { language, languages, texts } from './language.svelte';
export const t = texts(en, es, zhHant);
