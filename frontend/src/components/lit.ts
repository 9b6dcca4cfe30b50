/** How something on the table is lit: what may be done with it, said by shape, colour and word together. */
import type { IconName } from '../lib/icons';

export type Lit =
  /** It can act; the icon and the verb, or a bolt and "can act" where there are several. */
  | { as: 'act'; icon?: IconName; word?: string }
  /** It can be chosen; what would happen to it. */
  | { as: 'choose'; icon?: IconName; word?: string; damage?: number; falls?: boolean }
  /** It is chosen; the verb. */
  | { as: 'chosen'; word?: string };

/** The class of what is lit. */
export const litClass = (lit: Lit | null | undefined) => (lit ? `is-${lit.as}` : '');
