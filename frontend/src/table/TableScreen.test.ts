/** The whole screen, played with mouse and keys against a server of one scene. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { language, t } from '../lib/i18n';
import type { Said, Sent } from '../lib/wire';
import { scene, sets } from './fixtures/scenes';
import { FakeSocket, pathKey } from './fixtures/socket';

vi.hoisted(() => {
  // the browser of the tests lacks what only pictures need
  const no = () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  Object.assign(globalThis, { matchMedia: no });
  localStorage.setItem('pixelkeep.muted', 'yes');
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

const { default: TableScreen } = await import('./TableScreen.svelte');

// every question by role looks through the whole screen, and the machine may be busy
vi.setConfig({ testTimeout: 30_000 });

/** Until the game's own part is fetched, once the table is known. */
const FETCHED = { timeout: 10_000 };

let socket: FakeSocket;
const user = userEvent.setup();

function open(name: string): void {
  render(TableScreen, {
    id: 'demo',
    open: () => {
      socket = new FakeSocket(scene(name));
      return socket as unknown as WebSocket;
    },
  });
}

async function sit(name: string): Promise<void> {
  open(name);
  await waitFor(() => expect(document.querySelector('.pt5, .end')).toBeTruthy(), FETCHED);
}

const paths = (type: Sent['type']) =>
  socket.sent.flatMap((frame) => (frame.type === type && 'path' in frame ? [pathKey(frame.path)] : []));
const piece = (key: number) => {
  const node = document.querySelector<HTMLElement>(`.pt5 [data-piece="${key}"]`);
  if (!node) throw new Error(`no piece ${key}`);
  return node;
};
/** What a screen reader says of it. */
const spoken = (node: HTMLElement) => node.querySelector('.sr')?.textContent ?? '';
const asked = () => {
  const line = document.querySelector<HTMLElement>('section.ask');
  if (!line) throw new Error('nobody is asked anything');
  return line;
};

beforeEach(() => {
  language.choose('en');
  sessionStorage.clear();
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json(sets[new URL(address, location.href).searchParams.get('lang') ?? 'en'])),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the texts of the cards', () => {
  test('the table is not shown before they have come', async () => {
    let come: (answer: Response) => void = () => undefined;
    const texts = new Promise<Response>((resolve) => (come = resolve));
    const fetched = vi.fn(() => texts);
    vi.stubGlobal('fetch', fetched);
    // another language than the other tests have fetched
    language.choose('es');
    open('act');
    await waitFor(() => expect(fetched).toHaveBeenCalled(), FETCHED);
    expect(document.querySelector('.pt5')).toBeNull();
    come(Response.json(sets.es));
    await waitFor(() => expect(document.querySelector('.pt5')).toBeTruthy());
    expect(document.body.textContent).not.toContain('…');
  });

  test('it is said when they cannot be fetched', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    language.choose('zh-Hant');
    open('act');
    await waitFor(() => expect(document.body.textContent).toContain(t().failed), FETCHED);
  });
});

describe('a turn', () => {
  test('what may act is lit, and says so to who cannot see it', async () => {
    await sit('act');
    expect(spoken(piece(5))).toMatch(/^Dot Candela, Leader.*can act: attack/);
    expect(spoken(piece(3))).toMatch(/^Solder Smith.*falls/);
    expect(piece(3).className).not.toContain('is-act');
    expect(asked().getAttribute('aria-label')).toBe('Question');
    expect(document.title).toContain('Your turn');
  });

  test('two clicks attack; the targets show what the server foresees', async () => {
    await sit('act');
    await user.click(piece(5));
    await waitFor(() => expect(spoken(piece(32))).toMatch(/can be chosen.*falls/));
    expect(paths('move')).toEqual([]);
    await user.click(piece(32));
    expect(paths('move')).toEqual(['is=Attack piece=5 > is=Aim piece=32']);
  });

  test('one click sends nothing: a single step is armed first', async () => {
    await sit('act');
    await user.click(piece(2));
    expect(within(asked()).getByText('Clear the corpse')).toBeTruthy();
    expect(paths('move')).toEqual([]);
    await user.keyboard('{Escape}');
    await user.click(piece(2));
    await user.click(piece(2));
    expect(paths('move')).toEqual(['is=Clear piece=2']);
  });

  test('Enter on a card acts on the card, whatever was armed; what Space armed, Space confirms', async () => {
    await sit('act');
    await user.click(piece(2));
    await user.keyboard('{Escape} ');
    expect(within(asked()).getByText('Pass').querySelector('kbd')?.textContent).toBe('Space');
    await user.keyboard('{Enter}');
    expect(paths('move')).toEqual([]);
    expect(within(asked()).getByText('Clear the corpse')).toBeTruthy();

    await user.keyboard('  ');

    expect(paths('move')).toEqual(['is=Pass']);
  });

  test('the log is one stop of Tab: the arrows walk its names, Enter opens one', async () => {
    await sit('act');
    const log = screen.getByRole('log', { name: 'Log' });
    const stops = [...log.querySelectorAll<HTMLElement>('[tabindex]')].filter((node) => node.tabIndex >= 0);
    expect(stops).toEqual([]);
    log.focus();

    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');

    expect(document.querySelector('.big')).toBeTruthy();
  });

  test('several deeds of one piece open a menu with the server’s words, and what is barred with its reason', async () => {
    await sit('act');
    await user.click(piece(4));
    const menu = screen.getByRole('menu');
    expect(within(menu).getByText('Cast the Spell')).toBeTruthy();
    await user.click(within(menu).getByText('move'));
    expect(paths('why')).toEqual(['is=Shift piece=4']);
    await waitFor(() => expect(asked().textContent).toContain('PT5-604'));
  });

  test('what is not on offer answers why not', async () => {
    await sit('act');
    await user.click(piece(8));
    await waitFor(() => expect(asked().textContent).toContain('stands in front'));
    expect(paths('why')).toEqual(['is=Attack piece=8']);
    expect(paths('move')).toEqual([]);
  });

  test('Esc steps back, Space passes and asks first while actions are left', async () => {
    await sit('act');
    await user.click(piece(5));
    await waitFor(() => expect(asked().textContent).toContain('Choose one of 3 targets'));
    await user.keyboard('{Escape}');
    expect(asked().textContent).toContain('You have 2 actions');
    (document.activeElement as HTMLElement).blur();
    await user.keyboard(' ');
    expect(paths('move')).toEqual([]);
    await user.keyboard(' ');
    expect(paths('move')).toEqual(['is=Pass']);
  });

  test('a turn cannot be ended out of half a move: only the way back stands there', async () => {
    await sit('act');
    expect(within(asked()).getByText('Pass')).toBeTruthy();
    await user.click(piece(5));
    await waitFor(() => expect(within(asked()).getByText('Back')).toBeTruthy());
    expect(asked().querySelectorAll('.ask__btns button')).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(within(asked()).getByText('Pass')).toBeTruthy();
  });

  test('a half-chosen move survives a reload and a change of language', async () => {
    await sit('act');
    await user.click(piece(5));
    await waitFor(() => expect(sessionStorage.length).toBe(1));
    cleanup();
    await sit('act');
    await waitFor(() => expect(asked().textContent).toContain('Choose one of 3 targets'));
    language.choose('es');
    await waitFor(() =>
      expect(document.querySelector('.ask')?.textContent).toContain('Elige uno de 3 blancos'),
    );
  });

  test('a whole Unit is laid out step by step, and nothing is sent before the end', async () => {
    await sit('act');
    await user.click(piece(20));
    await user.click(within(screen.getByRole('menu')).getByText('Play All Change, Please'));
    await waitFor(() => expect(asked().textContent).toContain('Which Slot for Boss-Door Guard?'));
    expect(spoken(piece(1))).toContain('where to?');
    await user.click(document.querySelector('[data-spots="slot:0:5"]') as HTMLElement);
    await waitFor(() => expect(piece(1).dataset.spots).toContain('slot:0:5'));
    for (const taken of [2, 3, 4, 7]) await user.click(piece(taken));
    expect(paths('move')).toEqual([]);
    await user.click(piece(8));
    expect(paths('move')[0]).toMatch(/^is=Order piece=20 > is=Place seat=0 slot=5 > /);
  });
});

describe('a Trap window', () => {
  test('shows the chain and the same fuse to who is asked and to who is not', async () => {
    await sit('window');
    const fuse = () => document.querySelectorAll('.fuse i').length;
    const [own, links] = [fuse(), document.querySelectorAll('.link').length];
    expect(screen.getByText('Your answer?')).toBeTruthy();
    cleanup();
    await sit('answering');
    expect([fuse(), document.querySelectorAll('.link').length]).toEqual([own, links]);
    expect(screen.getByText(/MossyOtter’s answer/)).toBeTruthy();
  });

  test('lets the seat say when it passes by itself', async () => {
    await sit('window');
    await user.click(screen.getByRole('button', { name: 'this event' }));
    expect(socket.sent.at(-1)).toEqual({ type: 'passing', event: true, turn: false, fits: true });
  });

  test('passes at once on Space', async () => {
    await sit('window');
    await user.keyboard(' ');
    expect(paths('move')).toEqual(['is=Pass']);
  });
});

test('a Leader is chosen in two steps', async () => {
  await sit('setup');
  expect(screen.getByRole('button', { name: 'Choose' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('radio', { name: /Dot Candela/ }));
  expect(paths('move')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Lead with Dot Candela' }));
  expect(paths('move')).toEqual(['is=Lead piece=1']);
});

test('cards that lie elsewhere are laid out to be chosen from', async () => {
  await sit('picking');
  const tray = screen.getByRole('region', { name: 'Choose here' });
  await user.click(within(tray).getByRole('button', { name: /Continue Clerk/ }));
  await waitFor(() => expect(asked().textContent).toContain('One more?'));
  await user.click(within(asked()).getByRole('button', { name: /No more/ }));
  expect(paths('move')).toEqual(['is=Pick piece=50 > is=Enough']);
});

test('nothing lies over the board while a place of it is to be chosen', async () => {
  await sit('fetching');
  const tray = screen.getByRole('region', { name: 'Choose here' });
  await user.click(within(tray).getByRole('button', { name: /Continue Clerk/ }));
  await waitFor(() => expect(asked().textContent).toContain('Choose an empty Slot.'));
  expect(screen.queryByRole('region', { name: 'Choose here' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Rear, yours, column 3, empty/ }));
  expect(paths('move')).toEqual(['is=Pick piece=50 > is=Place seat=0 slot=8']);
});

test('who watches is asked nothing and can look at every card', async () => {
  await sit('watching');
  expect(document.querySelector('.hand')).toBeNull();
  await user.click(piece(31));
  expect(paths('why')).toEqual([]);
  expect(screen.getByRole('dialog').textContent).toContain('Cheer Captain');
});

test.each([
  ['watching', '1', 'said'],
  ['waiting', '2', 'said and played'],
])('%s, one is called %s times: for what is %s since one came', async (name, times) => {
  await sit(name);
  const said = (id: number): Said => ({
    type: 'said',
    id,
    channel: 'table',
    user: 'ada',
    name: 'Ada',
    seat: null,
    phrase: null,
    text: 'Hello',
    at: id,
  });
  const called = () => document.querySelector('.tool__n')?.textContent;
  socket.tell({ type: 'chat', channel: null, messages: [said(1)], phrases: [], muted_until: null });
  await tick();
  expect(called()).toBeUndefined();

  socket.tell(said(2));
  socket.tell({
    type: 'update',
    number: 2,
    changes: {},
    lines: [{ n: 99, tale: { what: 'shuffle', seat: 1 }, spans: [{ text: 'QuietBadger shuffles.' }] }],
    decision: null,
    waiting: [],
    clock: null,
    clocks: [],
    passing: null,
    paused: false,
    take_back: false,
  });
  await tick();
  expect(called()).toBe(times);
});

test('the end shows who won', async () => {
  await sit('over');
  expect(await screen.findByRole('heading', { name: 'Victory' })).toBeTruthy();

  const shelves = screen
    .getAllByRole('list')
    .map((shelf) => within(shelf).getAllByRole('listitem').map(trophy));
  expect(shelves).toEqual([
    ['Dreadmore, Pensioner: Match 1 Taken in a tie', 'Dot Candela, Grandfather Tock: Match 2'],
    ['Sir Deadbolt: Match 1 Taken in a tie'],
  ]);
});

/** A trophy on its shelf, as it is read out. */
function trophy(item: HTMLElement): string {
  const leaders = within(item).getAllByRole('img');
  return `${leaders.map((image) => image.getAttribute('alt')).join(', ')}: ${item.textContent.trim()}`;
}
