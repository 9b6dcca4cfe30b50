/** Which edition of Pixel Tactics is played; what follows from it the server says, but for some words. */

/** The first has no Reserve, no Traps, no Operations and no Spells. */
export const isFirst = (game: string | undefined): boolean => game === 'pixel_tactics';
