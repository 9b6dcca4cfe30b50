/** Which page is shown: the address bar, read and written without loading anew. */

export type Place =
  | { page: 'home' }
  | { page: 'watch' }
  | { page: 'cards' }
  | { page: 'credits' }
  | { page: 'account' }
  | { page: 'table'; id: string }
  | { page: 'join'; code: string }
  | { page: 'missing' };

const plain = {
  '/': 'home',
  '/watch': 'watch',
  '/cards': 'cards',
  '/credits': 'credits',
  '/account': 'account',
} as const;

/** The place that an address names. */
export function place(path: string): Place {
  const page = plain[(path.length > 1 ? path.replace(/\/$/, '') : path) as keyof typeof plain];
  if (page) return { page };
  const [, folder, rest, more] = path.split('/');
  if (!rest || more) return { page: 'missing' };
  try {
    const name = decodeURIComponent(rest);
    if (folder === 't') return { page: 'table', id: name };
    if (folder === 'join') return { page: 'join', code: name };
  } catch {
    // an address that is no text
  }
  return { page: 'missing' };
}

/** The address of a place. */
export function path(to: Exclude<Place, { page: 'missing' }>): string {
  if (to.page === 'table') return `/t/${encodeURIComponent(to.id)}`;
  if (to.page === 'join') return `/join/${encodeURIComponent(to.code)}`;
  return to.page === 'home' ? '/' : `/${to.page}`;
}

class Router {
  now = $state.raw<Place>(place(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.now = place(location.pathname)));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  /** Goes to an address of ours; `replace` leaves no way back to the one before. */
  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.now = place(location.pathname);
    scrollTo(0, 0);
  }

  /** Plain clicks on links within the site change the page in place. */
  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin)
      return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const router = new Router();
