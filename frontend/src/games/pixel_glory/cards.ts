/** The cards of Pixel Glory. */
import { Cards } from '../../lib/cards.svelte';
import type { GloryCard } from '../../lib/wire';

export const cards = new Cards<GloryCard>('pixel_glory');
