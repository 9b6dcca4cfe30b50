/** Pixel pictures drawn as text: a legend of letters and colours, an empty line, then one letter a pixel. */
import { crc32, deflateSync } from 'node:zlib';

/** The size, the palette and the rows of colour numbers of a picture drawn as text. */
export function readPicture(text) {
  const [legend, ...rest] = text.replaceAll('\r', '').split('\n\n');
  const letters = legend.split('\n').map((line) => line.split(' '));
  const index = new Map(letters.map(([letter], n) => [letter, n]));
  const rows = rest
    .join('\n')
    .trimEnd()
    .split('\n')
    .map((line) =>
      [...line].map((letter) => {
        const n = index.get(letter);
        if (n === undefined) throw new Error(`the letter ${letter} is not in the legend`);
        return n;
      }),
    );
  const width = rows[0].length;
  if (rows.some((row) => row.length !== width)) throw new Error('the rows are not of one length');
  return { width, height: rows.length, palette: letters.map(([, colour]) => colour), rows };
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** The picture as a PNG with a palette. */
export function writePng({ width, height, palette, rows }) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.map((colour) => colour.slice(1)).join(''), 'hex');
  const pixels = Buffer.concat(rows.map((row) => Buffer.from([0, ...row])));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
