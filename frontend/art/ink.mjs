/** Ink: the colours in which all pixels are drawn, and those of skins. */

/** One letter a colour of the palette. */
export const ink = {
  n: '140f1e', d: '1f1830', p: '2f2549', h: '4a3d6b', v: '8378a3', m: 'b9b0cf',
  w: 'fbf3df', b: 'e6dccb', s: 'e6d2a6', t: 'bd9560', k: '754c2e', o: '43291f',
  e: '571b2e', R: 'a8233d', r: 'ee4b50', q: 'f9c9ba',
  j: '153f30', G: '1b6b43', g: '52b95a', l: 'cde8b2',
  z: '1c2f66', B: '2653ad', u: '58a3f7', c: 'c5dff6',
  Y: '804b00', y: 'ffc840', A: '00636a', a: '45e3d6',
  O: '993e00', f: 'ff9440', P: '6a30a6', i: 'bb86ff',
}; // prettier-ignore

export const pale = 'f2d3b1';
export const fair = 'e0b48f';
export const tan = 'c98f5e';
export const brown = '8d5a34';
export const dark = '5f3a22';
