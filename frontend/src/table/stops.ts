/** One stop a region is reached by Tab; the arrows go from one to the next. */

const REGIONS = '.board, .hand, .tray, .choice__cards, .wizs, .market, .bids, .handg';
const stopsIn = (region: Element) => [...region.querySelectorAll<HTMLElement>('[data-stop]')];

/** Tab reaches the stop that was last on, else the first that is lit. */
export function rove(root: ParentNode): void {
  for (const region of root.querySelectorAll<HTMLElement>(REGIONS)) {
    const stops = stopsIn(region);
    const on =
      stops.find((stop) => stop === document.activeElement) ??
      stops.find((stop) => stop.matches('.is-choose, .is-act')) ??
      stops[0];
    for (const stop of stops) stop.tabIndex = stop === on ? 0 : -1;
  }
}

/** Tab comes back to the stop that got the focus; null when that is none. */
export function stayAt(target: EventTarget | null): HTMLElement | null {
  const stop = target instanceof HTMLElement && target.matches('[data-stop]') ? target : null;
  const region = stop?.closest(REGIONS);
  for (const other of region ? stopsIn(region) : []) other.tabIndex = other === stop ? 0 : -1;
  return stop;
}
