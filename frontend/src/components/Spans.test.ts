import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { names } from '../lib/seats';
import Spans from './Spans.svelte';

const spans = [
  { text: 'Player 1', seat: 0 },
  { text: ' attacks ' },
  { text: 'Night Baker', piece: 7, card: 'night-baker' },
  { text: '.' },
];

test('a sentence reads as the server wrote it where nobody knows better', () => {
  const { container } = render(Spans, { spans });

  expect(container.textContent).toBe('Player 1 attacks Night Baker.');
});

test('who sits at a seat is called by name', () => {
  const context = new Map([[names, (seat: number) => (seat === 0 ? 'Ada' : null)]]);
  const { container } = render(Spans, { props: { spans }, context });

  expect(container.textContent).toBe('Ada attacks Night Baker.');
});

test('a card in a sentence can be looked at', async () => {
  const onlook = vi.fn();
  render(Spans, { spans, onlook });

  await userEvent.click(screen.getByRole('button', { name: 'Night Baker' }));

  expect(onlook).toHaveBeenCalledWith({ piece: 7, card: 'night-baker' });

  await userEvent.keyboard('{Enter}');

  expect(onlook).toHaveBeenCalledTimes(2);
});
