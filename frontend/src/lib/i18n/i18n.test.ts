import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from './en';
import * as accountEn from './account.en';
import * as accountEs from './account.es';
import * as accountZh from './account.zh-hant';
import * as adminEn from './admin.en';
import * as adminEs from './admin.es';
import * as adminZh from './admin.zh-hant';
import * as errorsEn from './errors.en';
import * as errorsEs from './errors.es';
import * as errorsZh from './errors.zh-hant';
import { es } from './es';
import * as gloryEn from './glory.en';
import * as gloryEs from './glory.es';
import * as gloryZh from './glory.zh-hant';
import { spoken } from './language.svelte';
import * as lobbyEn from './lobby.en';
import * as lobbyEs from './lobby.es';
import * as lobbyZh from './lobby.zh-hant';
import * as profileEn from './profile.en';
import * as profileEs from './profile.es';
import * as profileZh from './profile.zh-hant';
import * as replayEn from './replay.en';
import * as replayEs from './replay.es';
import * as replayZh from './replay.zh-hant';
import * as tableEn from './table.en';
import * as tableEs from './table.es';
import * as tableZh from './table.zh-hant';
import * as talkEn from './talk.en';
import * as talkEs from './talk.es';
import * as talkZh from './talk.zh-hant';
import { zhHant } from './zh-hant';

/** Every set of texts in its three languages; texts within texts have the keys of both. */
const sets = {
  screen: [en, es, zhHant],
  table: [tableEn.en, tableEs.es, tableZh.zhHant],
  glory: [gloryEn.en, gloryEs.es, gloryZh.zhHant],
  lobby: [lobbyEn.en, lobbyEs.es, lobbyZh.zhHant],
  account: [accountEn.en, accountEs.es, accountZh.zhHant],
  profile: [profileEn.en, profileEs.es, profileZh.zhHant],
  replay: [replayEn.en, replayEs.es, replayZh.zhHant],
  talk: [talkEn.en, talkEs.es, talkZh.zhHant],
  admin: [adminEn.en, adminEs.es, adminZh.zhHant],
  errors: [errorsEn.en, errorsEs.es, errorsZh.zhHant],
} as const;

function leaves(texts: object, path = ''): [string, unknown][] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? leaves(text, `${path}${key}.`) : [[path + key, text]],
  );
}
const keys = (texts: object) =>
  leaves(texts)
    .map(([key]) => key)
    .sort();
const said = (texts: object) =>
  leaves(texts).filter((leaf): leaf is [string, string] => typeof leaf[1] === 'string');

test.each(Object.entries(sets))(
  'the texts of the %s say the same things in every language',
  (_, [en, ...others]) => {
    for (const texts of others) expect(keys(texts)).toEqual(keys(en));
  },
);

test.each(Object.entries(sets))('nothing of the %s is left unsaid', (_, all) => {
  for (const texts of all) expect(said(texts).filter(([, text]) => !text.trim())).toEqual([]);
});

/** Names and keys. */
const latin = /^(game|keyEnter|keyEsc|games\..*\.name|keys\..*|window\.on|.*Key)$/;

test.each(Object.entries(sets))(
  'Chinese texts of the %s are Chinese, but for names and keys',
  (_, [, , zhHant]) => {
    const foreign = said(zhHant).filter(([key, text]) => !/\p{Script=Han}/u.test(text) && !latin.test(key));

    expect(foreign.map(([key]) => key)).toEqual([]);
  },
);

test('every refusal of the server has a sentence', () => {
  const source = readFileSync('../app/api/errors.py', 'utf8');
  const table = source.slice(source.indexOf('STATUS = {'), source.indexOf('\n}\n'));
  const codes = [...table.matchAll(/^ +"([a-z-]+)":/gm)].map(([, code]) => code);

  expect(codes.length).toBeGreaterThan(50);
  expect(codes.filter((code) => !(String(code) in errorsEn.en))).toEqual([]);
});

test('every act of the audit log has words', () => {
  const files = readdirSync('../app', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.py'),
  );
  const acts = files.flatMap((file) =>
    [...readFileSync(`../app/${file}`, 'utf8').matchAll(/\bAct\([\w.]+, "([a-z-]+)"/g)].map(([, act]) => act),
  );

  expect(acts.length).toBeGreaterThan(20);
  expect(acts.filter((act) => !(String(act) in adminEn.en.actions))).toEqual([]);
});

test('what is counted says so in every language', () => {
  for (const texts of sets.screen) {
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
