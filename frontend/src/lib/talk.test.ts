import { expect, test } from 'vitest';
import { Talk, isTalk } from './talk.svelte';
import type { Said, Say } from './wire';

const message = (id: number, text = `message ${id}`): Said => ({
  type: 'said',
  id,
  channel: 'lobby',
  user: 'ada',
  name: 'Ada',
  seat: null,
  phrase: null,
  text,
  at: id,
});

function talk() {
  const sent: Say[] = [];
  const here = new Talk((frame) => sent.push(frame) > 0);
  here.hear({ type: 'chat', channel: 'lobby', messages: [message(1)], phrases: [], muted_until: null });
  return { here, sent };
}

test('what is said joins what was said, in its order and once', () => {
  const { here } = talk();

  here.hear(message(3));
  here.hear(message(2));
  here.hear(message(3));

  expect(here.messages.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('what is hidden is gone', () => {
  const { here } = talk();

  here.hear({ type: 'unsaid', id: 1 });

  expect(here.messages).toEqual([]);
});

test('what one says is settled by its id', async () => {
  const { here, sent } = talk();
  const done = here.say({ text: 'hello' });

  here.hear({ type: 'heard', id: sent[0]?.id ?? '', message: 2 });

  expect(sent).toMatchObject([{ type: 'say', text: 'hello' }]);
  await expect(done).resolves.toBeUndefined();
});

test('what nobody hears is refused with its reason; who is muted is told until when', async () => {
  const { here, sent } = talk();
  const done = here.say({ phrase: 'hello' });

  here.hear({
    type: 'unheard',
    id: sent[0]?.id ?? '',
    code: 'muted',
    message: 'you are not heard for now',
    until: 5000,
    wait: null,
  });

  await expect(done).rejects.toMatchObject({ code: 'muted', details: { until: 5000 } });
  expect(here.mutedUntil).toBe(5000);
});

test('after a loss nobody waits for an answer any more', async () => {
  const { here } = talk();
  const done = here.say({ text: 'hello' });

  here.forsake();

  await expect(done).rejects.toMatchObject({ code: 'offline' });
});

test('who says something without a connection is told at once', async () => {
  const here = new Talk(() => false);

  await expect(here.say({ text: 'hello' })).rejects.toMatchObject({ code: 'offline' });
});

test('other frames are not talk', () => {
  expect(isTalk({ type: 'update' })).toBe(false);
  expect(isTalk(message(1))).toBe(true);
});
