/** Everything on the page that does not fit: each a sentence. `touch` asks for targets that a finger hits. */
({ touch, whole }) => {
  const found = new Set();
  const describe = (node) => {
    const text = (node.getAttribute('aria-label') ?? node.textContent).trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${node.tagName.toLowerCase()}.${[...node.classList].join('.')} "${text}"`;
  };
  const modal = document.querySelector('dialog[open]');
  /** Words for who cannot see the page. */
  const unseen = (node) => node.closest('.sr, .skip') || node.clientWidth + node.clientHeight === 2;
  const shown = (node) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !unseen(node) &&
    !node.closest('[inert], .stage') &&
    (!modal || modal.contains(node));
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const page = document.scrollingElement;

  if (page.scrollWidth > innerWidth) found.add(`the page scrolls sideways by ${page.scrollWidth - innerWidth} px`);

  // text must not leave what frames or clips it
  const frames = '.btn, .card, .hcard, .rcard, .slot, .chip, .tab, .link, .panel, .fr, .row__tag, .tool, dialog, .top';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!text.data.trim() || !shown(text.parentElement) || text.parentElement.closest('svg, noscript')) continue;
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width && height);
    if (!boxes.length) continue;
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    let free = false;
    // a badge may hang over the edge of what it is pinned to
    let pinned = false;
    for (let node = text.parentElement; node && node !== document.body; node = node.parentElement) {
      const style = getComputedStyle(node);
      if (scrolls(style)) {
        free = true;
        break;
      }
      const clips = style.overflowX !== 'visible';
      const framed = clips || (!pinned && node.matches(frames));
      pinned ||= style.position === 'absolute';
      if (!framed) continue;
      const box = node.getBoundingClientRect();
      const out = Math.max(box.left - left, right - box.right);
      // the line box of a tight line is taller than its letters
      const over = Math.max(box.top - top, bottom - box.bottom) - 0.35 * parseFloat(getComputedStyle(text.parentElement).fontSize);
      // a name of any length may end in dots where it says itself whole
      if (clips && style.textOverflow === 'ellipsis' && node.title === text.data.trim()) break;
      if (out > 1) found.add(`${describe(text.parentElement)} ${clips ? 'is cut off by' : 'spills from'} ${describe(node)} by ${Math.round(out)} px sideways`);
      if (over > 1) found.add(`${describe(text.parentElement)} ${clips ? 'is cut off by' : 'spills from'} ${describe(node)} by ${Math.round(over)} px in height`);
    }
    if (!free && (left < -1 || right > innerWidth + 1)) found.add(`${describe(text.parentElement)} leaves the window`);
  }

  /** Whether a finger that comes down within 44 px around the middle of the thing touches it. */
  const hit = (node, { left, top, width, height }) =>
    // what is covered as a whole is not to be touched now
    !node.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ||
    [[-21, 0], [21, 0], [0, -21], [0, 21]].every(([x, y]) => {
      const under = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
      return under !== null && node.contains(under);
    });

  // what is to be touched lies in the window, or can be scrolled there, and is large enough;
  // names within sentences are as small as their letters
  for (const node of document.querySelectorAll('button, a[href], input, select, summary, label.pick')) {
    if (!shown(node) || node.matches('.pick input') || getComputedStyle(node).display === 'inline') continue;
    const { left, right, top, bottom, width, height } = node.getBoundingClientRect();
    if (touch && (width < 43.5 || height < 43.5) && !node.closest('p, .log') && !hit(node, node.getBoundingClientRect()))
      found.add(`${describe(node)} is ${Math.round(width)}x${Math.round(height)}, too small for a finger`);
    const inside = node.closest('.pt5') && !node.closest('.hand, .log, .tray, .side, .choice, .verbs, dialog, .link, .chain');
    if (whole && inside && (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight + 0.5))
      found.add(`${describe(node)} lies outside the window`);
  }
  if (whole) {
    if (page.scrollHeight > innerHeight) found.add(`the table scrolls by ${page.scrollHeight - innerHeight} px`);
    for (const node of document.querySelectorAll('.pt5 .row, .pt5 .hand, .pt5 .ask, .pt5 .ask .btn')) {
      const { top, bottom } = node.getBoundingClientRect();
      if (shown(node) && (top < 0 || bottom > innerHeight + 0.5)) found.add(`${describe(node)} lies outside the window`);
    }
  }
  return [...found];
};
