/** The lobby in English: finding games and people, opening tables, waiting. */

const s = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const wait = (seconds: number) =>
  seconds < 90 ? s(seconds, 'second', 'seconds') : s(Math.round(seconds / 60), 'minute', 'minutes');

export const en = {
  // games and how they are played
  games: {
    pixel_tactics_5: { name: 'Pixel Tactics 5', text: 'Two Units face to face, with Traps' },
    pixel_tactics: { name: 'Pixel Tactics', text: 'The first edition: quick and sharp' },
    pixel_parties: { name: 'Pixel Parties', text: 'Three Heroes, spells and monsters' },
    pixel_glory: { name: 'Pixel Glory', text: 'Bid for spells, raid the dungeon' },
  } as Record<string, { name: string; text: string }>,
  modes: {
    standard: 'Standard',
    'free-for-all': 'Free for all',
    solo: 'Solo',
    cooperative: 'Cooperative',
    teams: 'Two against two',
    expanded: 'Expanded',
  } as Record<string, string>,
  /** A mode in a sentence, where there are several. */
  modeTexts: {
    'free-for-all': 'Each for themselves: the most fame wins.',
    solo: 'Alone against the whole dungeon.',
    cooperative: 'Together against the whole dungeon.',
    teams: 'Two teams of two add up their fame.',
    expanded: 'Free for all with twice the spells; the monsters are known.',
  } as Record<string, string>,
  /** What is chosen when a table is opened. */
  choices: { trophies: 'Trophies to win', round_limit: 'Round limit', difficulty: 'Difficulty' } as Record<
    string,
    string
  >,
  values: {
    'round_limit.0': 'none',
    'difficulty.standard': 'standard',
    'difficulty.casual': 'casual: more HP',
    'difficulty.hardcore': 'hardcore: fewer HP',
  } as Record<string, string>,
  /** What was chosen, in a few words, where it is not the usual. */
  chosen: {
    trophies: (n: number | string) => `to ${s(Number(n), 'trophy', 'trophies')}`,
    round_limit: (n: number | string) => (Number(n) ? `at most ${n} Rounds` : ''),
    difficulty: (of: number | string) => ({ casual: 'casual', hardcore: 'hardcore' })[of] ?? '',
  } as Record<string, (value: number | string) => string>,
  clocks: {
    relaxed: 'Relaxed',
    standard: 'Standard',
    fast: 'Fast',
    correspondence: 'By letter',
  } as Record<string, string>,
  bots: {
    greedy: { name: 'Greedy Bot', text: 'Takes what hurts you most.' },
    random: { name: 'Dice Bot', text: 'Knows the rules and nothing else.' },
  } as Record<string, { name: string; text: string }>,
  days: (n: number) => s(n, 'day a move', 'days a move'),
  minutes: (n: number) => `${n}\u00a0min`,
  clockText: (bank: string, seconds: number) => `${bank} a side, plus ${seconds} s a decision`,
  seconds: (n: number) => s(n, 'second', 'seconds'),

  // the first page
  findRival: 'Find a rival',
  youAre: (name: string) => ['You are ', name, ', a guest. A bot is ready.'],
  youAreBack: (name: string) => ['Welcome back, ', name, '. A bot is ready.'],
  othersHere: (n: number) => s(n, 'other is here.', 'others are here.'),
  chooseGame: 'Choose a game',
  openTables: 'Open tables',
  noOpenTables: 'No table waits for anybody. Open one: it is listed here until somebody sits down.',
  sit: 'Sit',
  sitAt: (host: string) => `Sit down with ${host}`,
  back: 'Back in',
  seats: (taken: number, all: number) => `${taken} of ${all} seats taken`,
  locked: 'asks for a password',
  rated: 'rated',
  late: (time: string) => `${time} late`,
  lateText: (time: string) => `Those who watch see the table as it was ${time} ago.`,
  round: (match: number, round: number) =>
    round ? `Match\u00a0${match}, Round\u00a0${round}` : `Match\u00a0${match}`,
  onlyRound: (round: number) => `Round\u00a0${round}`,
  score: (scores: string) => `Trophies ${scores}`,
  fame: (scores: string) => `Fame ${scores}`,
  moreTables: (n: number) => `${n} more`,
  here: (n: number) => s(n, 'person here', 'people here'),
  whoIsHere: 'Who is here',
  andMore: (n: number) => `and ${n} more`,
  you: 'you',
  running: 'You have a game running.',
  runningWaits: 'Your table waits for others.',
  yourTables: (n: number) => s(n, 'more table of yours', 'more tables of yours'),
  against: (game: string, names: string) => `${game} against ${names}`,
  together: (game: string, names: string) => `${game} with ${names}`,
  alone: (game: string) => `${game}; nobody sits opposite yet`,
  announcement: 'From the house',

  // looking for a rival
  seekTitle: 'Find a rival',
  seekText: 'You get a table with whoever looks for the same. Meanwhile you can look around.',
  clock: 'Clock',
  game: 'Game',
  mode: 'Mode',
  look: 'Look for a rival',
  ratedGame: 'Rated',
  ratedText: 'Counts for the ranking.',
  ratedGuest: 'Rated play needs an account.',
  ratedPeople: 'Only for tables of people.',
  seeking: 'Looking for a rival…',
  seekingWhat: (game: string, clock: string, rated: boolean, seats: number | null) =>
    [game, ...(seats ? [`${seats} seats`] : []), clock, rated ? 'rated' : 'casual'].join(' · ') + '.',
  waited: (time: string) => `Waiting ${time}.`,
  expected: (seconds: number) => `Lately it took about ${wait(seconds)}.`,
  unexpected: 'Nobody was found so lately: nobody can say how long it takes.',
  botAfter: (seconds: number) => `After ${wait(seconds)} a bot is offered.`,
  botNow: 'Nobody yet. A bot would play at once.',
  playBot: 'Play a bot instead',
  stop: 'Stop looking',

  // a new table
  newTable: 'New table',
  opponent: 'Against whom?',
  others: 'Who else plays?',
  person: 'A person',
  personText: 'Whoever sits down, or whom you invite.',
  seatNo: (n: number) => `Seat ${n}`,
  howMany: 'Seats',
  who: 'Who may sit down?',
  open: 'Anybody',
  openText: 'The table is listed in the lobby.',
  private: 'Only whom I invite',
  privateText: 'By link or code.',
  password: 'Password',
  passwordText: 'Leave it empty to let anybody in.',
  spectators: 'Others may watch',
  spectatorsText: 'They never see what is hidden.',
  delay: 'They see it',
  atOnce: 'at once',
  later: (minutes: number) => `${s(minutes, 'minute', 'minutes')} later`,
  more: 'More choices',
  create: 'Open the table',

  // a table that waits
  waitingTitle: 'Waiting for the others',
  waitingText: (n: number) =>
    n === 1 ? 'One seat is free. The game starts as soon as it is taken.' : `${n} seats are free.`,
  freeSeat: 'free seat',
  host: 'host',
  isAway: 'away',
  leave: 'Leave the table',
  closeTable: 'Close the table',
  newInvite: 'New invitation',
  newInviteText: 'A new invitation replaces the one before it.',
  takeSeat: 'Sit down here',
  byInvitation: 'This table is joined by invitation. Do you have a code?',
  passwordAsked: 'This table asks for a password.',

  unwatched: 'Nobody watches here',
  unwatchedText: 'This table is played without spectators.',

  // after a table
  rematch: 'Rematch',
  rematchAsked: 'You ask for a rematch.',
  rematchWaits: (names: string) => `Waiting for ${names}.`,
  rematchWanted: (names: string) => `${names} would like a rematch.`,
  withdraw: 'No rematch',
  watchRematch: 'Watch the rematch',
  toRematch: 'To the rematch',
};

export type LobbyTexts = typeof en;
