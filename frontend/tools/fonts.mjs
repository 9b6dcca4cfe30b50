/**
 * The fonts the client ships: the Latin faces whole, the Chinese faces cut down to what the Latin ones lack of
 * the characters that the project's texts use. Writes woff2 files and their `@font-face` rules.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const packages = 'node_modules/@fontsource';

/** Family, weight and file: the faces that are copied, by their unicode range. */
const latin = [
  ['Atkinson', 400, 'atkinson-hyperlegible', 'atkinson-400'],
  ['Atkinson', 700, 'atkinson-hyperlegible', 'atkinson-700'],
  ['Pixelify', 500, 'pixelify-sans', 'pixelify-500'],
  ['Silkscreen', 400, 'silkscreen', 'silkscreen-400'],
  ['Silkscreen', 700, 'silkscreen', 'silkscreen-700'],
];
const chinese = [
  ['Noto TC', 400, 'noto-sans-tc', 'noto-tc-400'],
  ['Noto TC', 700, 'noto-sans-tc', 'noto-tc-700'],
  ['UnifontEX', 400, 'unifontex', 'unifontex'],
];

/** The code points a font file can show. */
export async function shown(file) {
  const face = new Face(new Blob(await convert(readFileSync(file), 'sfnt')), 0);
  return new Set(face.collectUnicodes());
}

const rule = (family, weight, name, range) =>
  `@font-face {\n  font-family: '${family}';\n  font-weight: ${weight};\n  font-display: swap;\n` +
  `  src: url('./fonts/${name}.woff2') format('woff2');\n  unicode-range: ${range};\n}\n`;

const hex = (letter) => `U+${letter.codePointAt(0).toString(16)}`;

/** Files of one weight that may hold the rest of a family, the fullest first. */
function slices(font, weight) {
  const folder = join(packages, font, 'files');
  const names = readdirSync(folder).filter((name) => name.endsWith(`-${weight}-normal.woff2`));
  const number = (name) => Number(/-(\d+)-\d+-normal/.exec(name)?.[1] ?? 1000);
  return names.sort((a, b) => number(b) - number(a)).map((name) => join(folder, name));
}

export async function writeFonts(out, letters) {
  const rules = [];
  const covered = new Set();
  for (const [family, weight, font, name] of latin) {
    const ranges = JSON.parse(readFileSync(join(packages, font, 'unicode.json'), 'utf8'));
    for (const part of ['latin', 'latin-ext']) {
      const file = join(packages, font, 'files', `${font}-${part}-${weight}-normal.woff2`);
      const target = part === 'latin' ? name : `${name}-ext`;
      writeFileSync(join(out, 'fonts', `${target}.woff2`), readFileSync(file));
      if (family === 'Atkinson') for (const point of await shown(file)) covered.add(point);
      // one file of a pixel face serves every weight that is asked for
      rules.push(rule(family, font === 'pixelify-sans' ? '400 700' : weight, target, ranges[part]));
    }
  }
  for (const [family, weight, font, name] of chinese) {
    let rest = [...letters].filter((letter) => !covered.has(letter.codePointAt(0)));
    let n = 0;
    for (const file of slices(font, weight)) {
      if (!rest.length) break;
      const has = await shown(file);
      const here = rest.filter((letter) => has.has(letter.codePointAt(0)));
      if (!here.length) continue;
      rest = rest.filter((letter) => !has.has(letter.codePointAt(0)));
      const target = `${name}-${n++}`;
      const cut = await subsetFont(readFileSync(file), here.join(''), {
        targetFormat: 'woff2',
        noLayoutClosure: true,
        // nothing in the texts needs them, and those of UnifontEX cannot be read
        dropTables: ['BASE', 'GSUB', 'GPOS'],
      });
      writeFileSync(join(out, 'fonts', `${target}.woff2`), cut);
      rules.push(
        rule(family, family === 'UnifontEX' ? '400 700' : weight, target, here.sort().map(hex).join(', ')),
      );
    }
    if (rest.length) throw new Error(`${family} lacks ${rest.join(' ')}`);
  }
  writeFileSync(join(out, 'fonts.css'), rules.join('\n'));
}
