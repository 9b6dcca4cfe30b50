import { expect, test } from 'vitest';
import { invites, mayBeRated, PERSON, seated, sent, wished } from './wish';
import type { Offered } from './wire';

const offered: Offered = {
  games: [
    {
      name: 'stones',
      rules_version: '1',
      modes: [
        { name: 'duel', seats: [2], choices: [{ name: 'heaps', values: [3, 5] }], teams: false },
        { name: 'crowd', seats: [4, 3, 1], choices: [], teams: false },
      ],
    },
  ],
  clocks: [],
  bots: ['greedy'],
};

test('the form opens with the usual of the first game', () => {
  expect(wished(offered)).toMatchObject({
    game: 'stones',
    mode: 'duel',
    others: [PERSON],
    options: { heaps: 3 },
  });
});

test('a mode for more people has a seat for each of them', () => {
  const crowd = wished(offered, 'stones', 'crowd');

  expect(crowd.others).toEqual([PERSON, PERSON, PERSON]);
  expect(seated({ ...crowd, others: ['bot:greedy', PERSON, PERSON] }, 3).others).toEqual([
    'bot:greedy',
    PERSON,
  ]);
  expect(seated(crowd, 1).others).toEqual([]);
});

test('a table against bots waits for nobody, so it says nothing of who may sit down', () => {
  const wish = { ...wished(offered), others: ['bot:greedy'], password: 'stale', rated: true };

  expect(invites(wish)).toBe(false);
  expect(sent(wish, true)).toEqual({
    game: 'stones',
    mode: 'duel',
    options: { heaps: 3 },
    clock: 'relaxed',
    spectators: true,
    seats: [PERSON, 'bot:greedy'],
    rated: false,
  });
});

test('only an open table has a password', () => {
  const wish = { ...wished(offered), password: 'sesame' };

  expect(sent(wish, false)).toMatchObject({ visibility: 'open', password: 'sesame' });
  expect(sent({ ...wish, visibility: 'private' }, false)).not.toHaveProperty('password');
});

test('a delay is for spectators, in milliseconds', () => {
  const wish = { ...wished(offered), delay: 2 };

  expect(sent(wish, false)).toMatchObject({ delay_ms: 120_000 });
  expect(sent({ ...wish, spectators: false }, false)).not.toHaveProperty('delay_ms');
});

test('only accounts play rated, and only against people', () => {
  const wish = { ...wished(offered), rated: true };

  expect(mayBeRated(wish, true)).toBe(true);
  expect(sent(wish, true).rated).toBe(true);
  expect(sent(wish, false).rated).toBe(false);
  expect(mayBeRated({ ...wish, others: ['bot:greedy'] }, true)).toBe(false);
  expect(mayBeRated({ ...wish, others: [] }, true)).toBe(false);
});
