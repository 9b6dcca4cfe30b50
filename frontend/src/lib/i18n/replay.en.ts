/** Replays in English. */

export const en = {
  title: 'Replay',
  open: 'both sides open',
  none: 'No replay',
  board: 'The table as it stood',
  log: 'All that happened',
  way: 'Moment',
  moment: (at: number, total: number) => `step ${at} of ${total}`,
  round: (n: number) => `R${n}`,
  play: 'Play',
  pause: 'Pause',
  first: 'To the beginning',
  back: 'One step back',
  on: 'One step on',
  last: 'To the end',
  speed: 'Speed',
  times: (n: string) => `speed ${n}`,
  link: 'Link to this moment',
  copied: 'The link is copied.',
  copyThis: 'Copy this link:',
  playOn: 'Play on',
  playOnText:
    'A new table begins at this moment, with new dice, against the Greedy Bot. It counts for nothing.',
  whoAreYou: 'Whose side do you take?',
  sideOf: (name: string) => `Play as ${name}`,
  record: 'Record',
  handOf: (name: string) => `Hand of ${name}`,
  hand: 'Hand',
  handEmpty: 'No card is left in it.',
  unseen: 'This step was played under older rules: it is told, but cannot be shown.',
  events: { attack: 'Attack', fall: 'Falls', trap: 'Trap', trophy: 'Trophy' },

  replays: 'Replays',
  replaysText: 'Games that are over, from both sides.',
  noReplays: 'No game that may be looked at is over yet.',
  more: 'Show more',
  minutes: (n: number) => (n < 1 ? 'under a minute' : `${n}\u00a0min`),
  wonBy: (names: string[]) =>
    names.length ? `${new Intl.ListFormat('en').format(names)} won` : 'nobody won',
};

export type ReplayTexts = typeof en;
