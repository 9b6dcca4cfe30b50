import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '../lib/api';
import { sentence } from '../lib/i18n/errors';
import Deed from './Deed.svelte';
import { notice } from './notice.svelte';

const user = userEvent.setup();
const ondo = vi.fn<(reason: string) => Promise<unknown>>();
const onchange = vi.fn(() => Promise.resolve());
const props = { name: 'Ban', icon: 'cross' as const, done: 'They are banned.', ondo, onchange };

beforeEach(() => {
  vi.clearAllMocks();
  ondo.mockResolvedValue(null);
  notice.clear();
});

const give = async (reason: string) => {
  await user.type(screen.getByLabelText(/^Reason/), reason);
  await user.click(screen.getByRole('button', { name: 'Ban' }));
};

test('what is done carries its reason, is shown and told', async () => {
  render(Deed, { props });

  await give('spam');

  expect(ondo.mock.calls).toEqual([['spam']]);
  expect(onchange).toHaveBeenCalledOnce();
  expect(notice.text).toBe('They are banned.');
});

test('where much hangs on it, whoever goes on pressing Enter does not say yes', async () => {
  render(Deed, { props: { ...props, sure: 'Shut them out?' } });

  await give('spam');
  expect(screen.getByText('Shut them out?')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Shut them out?')).toBeNull();
  expect(ondo).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Ban' }));
  await user.click(screen.getByRole('button', { name: 'Yes: Ban' }));
  expect(ondo.mock.calls).toEqual([['spam']]);
});

test('what the server refuses is said, and the reason given is kept', async () => {
  ondo.mockRejectedValue(new Failure('last-admin', 'nobody else is an admin', 409));
  render(Deed, { props });

  await give('a long story');

  expect(screen.getByRole('alert').textContent).toBe(sentence('last-admin'));
  expect((screen.getByLabelText(/^Reason/) as HTMLInputElement).value).toBe('a long story');
  expect(notice.text).toBe('');
  expect(onchange).not.toHaveBeenCalled();
});
