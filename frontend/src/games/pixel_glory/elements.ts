/** How the elements are drawn. */
import type { IconName } from '../../lib/icons';
import { words } from '../../lib/i18n/glory';
import type { Element, GloryCard } from '../../lib/wire';

export const elements: readonly Element[] = ['fire', 'earth', 'water', 'light', 'shadow'];

export const elementIcon: Readonly<Record<Element, IconName>> = {
  fire: 'flame',
  earth: 'leaf',
  water: 'drop',
  light: 'sun',
  shadow: 'moon',
};

export const elementName = (element: Element | ''): string =>
  element ? words().elements[element] : words().neutral;

/** The class that colours what is of this element. */
export const tint = (element: Element | ''): string => `of-${element || 'none'}`;

const art: Readonly<Record<Element, readonly IconName[]>> = {
  fire: ['gi-fireball', 'gi-flame', 'gi-burning-meteor'],
  earth: ['gi-stone-block', 'gi-fist', 'gi-wolf-howl'],
  water: ['gi-big-wave', 'gi-water-drop', 'gi-round-potion'],
  light: ['gi-sunbeams', 'gi-healing', 'gi-winged-sword'],
  shadow: ['gi-evil-moon', 'gi-spider-web', 'gi-poison-bottle'],
};

/** The picture of a spell: one of its element's, always the same for the same card. */
export function picture({ id, element, kind }: GloryCard): IconName {
  const drawn = element ? art[element] : (['gi-crystal-ball'] as const);
  const number = kind === 'basic' ? 1 : [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return drawn[number % drawn.length] ?? 'gi-crystal-ball';
}
