/** Which page is shown: the address bar, read and written without loading anew. */

export type Place =
  | { page: 'home' }
  | { page: 'watch' }
  | { page: 'cards' }
  | { page: 'credits' }
  | { page: 'account' }
  | { page: 'replays' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'profile'; id: string }
  | { page: 'ranks'; game?: string; mode?: string }
  | { page: 'join'; code: string }
  | { page: 'admin'; section?: string; id?: string }
  | { page: 'missing' };

const plain = {
  '/': 'home',
  '/watch': 'watch',
  '/cards': 'cards',
  '/credits': 'credits',
  '/account': 'account',
  '/replays': 'replays',
  '/ranks': 'ranks',
  '/admin': 'admin',
} as const;

/** The place that an address names. */
export function place(path: string): Place {
  const page = plain[(path.length > 1 ? path.replace(/\/$/, '') : path) as keyof typeof plain];
  if (page) return { page };
  try {
    const [, folder, name, more, ...others] = path.split('/').map(decodeURIComponent);
    if (folder === 'ranks' && name && more && !others.length)
      return { page: 'ranks', game: name, mode: more };
    if (folder === 'admin' && name && more !== '' && !others.length)
      return { page: 'admin', section: name, ...(more === undefined ? {} : { id: more }) };
    if (!name || more !== undefined) return { page: 'missing' };
    if (folder === 't') return { page: 'table', id: name };
    if (folder === 'replay') return { page: 'replay', id: name };
    if (folder === 'u') return { page: 'profile', id: name };
    if (folder === 'join') return { page: 'join', code: name };
  } catch {
    // an address that is no text
  }
  return { page: 'missing' };
}

/** The address of a place. */
export function path(to: Exclude<Place, { page: 'missing' }>): string {
  if (to.page === 'table') return `/t/${encodeURIComponent(to.id)}`;
  if (to.page === 'replay') return `/replay/${encodeURIComponent(to.id)}`;
  if (to.page === 'profile') return `/u/${encodeURIComponent(to.id)}`;
  if (to.page === 'ranks' && to.game && to.mode)
    return `/ranks/${encodeURIComponent(to.game)}/${encodeURIComponent(to.mode)}`;
  if (to.page === 'admin' && to.section)
    return `/admin/${[to.section, ...(to.id === undefined ? [] : [to.id])].map(encodeURIComponent).join('/')}`;
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
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
