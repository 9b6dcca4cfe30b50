/** Names that are set smaller, over two lines, because one line would cut them. */

/** Whether a name is wider than so many Latin letters; a Chinese one is as wide as two. */
export const isLong = (name: string, letters: number) =>
  [...name].reduce((width, letter) => width + (letter > '\u2e80' ? 2 : 1), 0) > letters;
