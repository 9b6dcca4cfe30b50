/** Names that are set smaller, or over two lines, because they would be cut. */

/** Whether a name is wider than so many Latin letters; a Chinese one is as wide as two. */
export const isLong = (name: string, letters: number) =>
  [...name].reduce((width, letter) => width + (letter > '\u2e80' ? 2 : 1), 0) > letters;

/** Whether one of its words has more letters than that; a Chinese name breaks anywhere. */
export const hasLongWord = (name: string, letters: number) =>
  name.split(/[\s-]+/u).some((word) => word < '\u2e80' && word.length > letters);
