import { beforeEach, expect, test } from 'vitest';
import { language } from '../lib/i18n';
import { shown, truceWhy, verbWord } from './look';
import type { Light } from './selection';

beforeEach(() => language.choose('en'));

test('each edition has its own words for what it calls otherwise, and shares the others', () => {
  expect(verbWord('Cast', 'pixel_tactics_5')).toBe('Spell');
  expect(verbWord('Cast', 'pixel_tactics')).toBe('attack power');
  expect(verbWord('Shift', 'pixel_tactics')).toBe('restructure');
  expect(verbWord('Clear', 'pixel_tactics')).toBe(verbWord('Clear', 'pixel_tactics_5'));
  expect(truceWhy('pixel_tactics')).not.toBe(truceWhy('pixel_tactics_5'));
});

test('what was chosen is lit as chosen, but as to be chosen where it may be chosen again', () => {
  const option = { step: { is: 'Pick' as const, piece: 5 }, more: true, label: [], preview: null };
  const light: Light = { how: 'chosen', options: [], preview: null, verb: 'Pick', times: 2 };

  expect(shown(light, null, 5, 'pixel_tactics')).toEqual({ as: 'chosen', word: '×2' });
  expect(shown({ ...light, options: [option] }, null, 5, 'pixel_tactics')).toMatchObject({
    as: 'choose',
    word: '×2',
  });
});
