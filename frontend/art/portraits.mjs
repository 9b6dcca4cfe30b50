/**
 * Who the characters are: what the portrait maker may choose for each, and what is drawn over it by hand on
 * the same 16 x 16 pixels. `from` is the first row that is drawn; a dot is left as it is.
 */
import { beastsAndArtisans } from './portraits/beasts-and-artisans.mjs';
import { knightsAndMages } from './portraits/knights-and-mages.mjs';
import { outOfOrder } from './portraits/out-of-order.mjs';

export const portraits = { ...outOfOrder, ...knightsAndMages, ...beastsAndArtisans };
