/** What a person sees of the table: what is asked, what is lit, and where a finger would touch it. */
() => {
  const shown = (node) => {
    const { width, height } = node.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(node).visibility !== 'hidden';
  };
  /** A point of the thing that nothing else covers; null when there is none. */
  const point = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.2, 0.3], [0.8, 0.7], [0.2, 0.7], [0.8, 0.3]]) {
      const at = [left + width * x, top + height * y];
      const hit = document.elementFromPoint(...at);
      if (hit && node.contains(hit)) return at;
    }
    return null;
  };
  /** What a screen reader says of it. */
  const spoken = (node) =>
    node.getAttribute('aria-label') ?? (node.querySelector(':scope > .sr') ?? node).textContent.trim();
  /** What is dealt with before anything else: nothing is scrolled away from it. */
  let aside = [];
  const reached = (kind, node) =>
    kind === 'aside' || (!aside.length && node.closest('.hand, .tray, .choice, .ask, .verbs'));
  const thing = (kind) => (node) => {
    if (!point(node) && reached(kind, node))
      node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return {
      kind,
      name: spoken(node),
      tab: node.querySelector('.tab .w, .in')?.textContent.trim() ?? '',
      spots: node.dataset.spots ?? '',
      at: point(node),
    };
  };
  const things = (kind, selector) => [...document.querySelectorAll(selector)].filter(shown).map(thing(kind));
  aside = things('aside', '.mend .btn, .hint .btn');
  const seen = {
    over: document.querySelector('.end') !== null,
    asked: document.querySelector('.ask__line')?.textContent.trim() ?? '',
    idle: document.querySelector('.ask--idle, .choice__f p') !== null,
    window: document.querySelector('.window') !== null,
    aside,
    verbs: things('verb', '.verbs .verb:not(.verb--no, .verb--look)'),
    leaders: things('leader', '.choice [role="radio"]:enabled'),
    lead: things('lead', '.choice__f .btn--go:enabled'),
    lit: [...things('choose', '[data-spots].is-choose'), ...things('act', '[data-spots].is-act')],
    chosen: things('chosen', '[data-spots].is-chosen'),
    answers: things('answer', '.ask .ask__opt'),
    confirm: things('confirm', '.ask .btn--go'),
    passes: [],
  };
  const others = things('pass', '.ask__btns .btn:not(.ask__opt, .ask__undo, .btn--go)');
  const half = others.some(({ name }) => name.endsWith('Esc'));
  if (!half) seen.passes = others;
  seen.ready = ['verbs', 'leaders', 'lead', 'lit', 'answers', 'confirm', 'passes'].some((kind) => seen[kind].length);
  return seen;
};
