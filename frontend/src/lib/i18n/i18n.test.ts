import { expect, test } from 'vitest';
import { en } from './en';
import { es } from './es';
import { spoken } from './language.svelte';
import { zhHant } from './zh-hant';

const keys = (texts: object) => Object.keys(texts).sort();
const said = (texts: object) => Object.entries(texts).filter(([, text]) => typeof text === 'string');

test.each([
  ['es', es],
  ['zh-Hant', zhHant],
])('%s says everything that English says, and nothing else', (_, texts) => {
  expect(keys(texts)).toEqual(keys(en));
});

test.each([
  ['en', en],
  ['es', es],
  ['zh-Hant', zhHant],
])('nothing is left unsaid in %s', (_, texts) => {
  expect(said(texts).filter(([, text]) => !text.trim())).toEqual([]);
});

test('Chinese texts are Chinese, but for names and keys', () => {
  const latin = said(zhHant).filter(([, text]) => !/\p{Script=Han}/u.test(text));

  expect(latin.map(([key]) => key).sort()).toEqual(['game', 'keyEnter', 'keyEsc']);
});

test('what is counted says so in every language', () => {
  for (const texts of [en, es, zhHant]) {
    expect(texts.trophies(1)).toContain('1');
    expect(texts.trophies(2)).not.toBe(texts.trophies(1));
    expect(texts.tally(2, 1)).toMatch(/2.*1/);
  }
});

test.each([
  [['es-MX', 'en'], 'es'],
  [['zh-TW'], 'zh-Hant'],
  [['fr', 'zh-Hant-HK'], 'zh-Hant'],
  [[null, 'de'], 'en'],
  [['en', 'es'], 'en'],
] as const)('of the wishes %j the page speaks %s', (wishes, lang) => {
  expect(spoken(wishes)).toBe(lang);
});
