/** Profiles and leaderboards in English. */

const s = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const en = {
  profile: 'Profile',
  nobody: 'Nobody here',
  since: (date: string) => `At the keep since ${date}`,
  itsYou: 'This is you.',
  account: 'Your account',
  rating: 'Rating',
  unrated: 'No rated game yet.',
  provisional: 'provisional',
  provisionalMeans: 'Provisional: few games so far, or none for long.',
  provisionalWhy: 'Not enough is known yet: few games, or none for long.',
  lastRated: (n: number, game: string) => `Last ${s(n, 'rated game', 'rated games')} of ${game}`,
  fromTo: (from: number, to: number) => `from ${from} to ${to}`,
  games: (n: number) => s(n, 'game', 'games'),
  percentWon: (n: number) => `${n} % won`,
  cabinet: 'Trophy cabinet',
  trophies: (n: number) => s(n, 'trophy', 'trophies'),
  times: (n: number) => `${n} times`,
  noTrophies: 'The shelves are still empty.',
  favourites: 'Favourite Leaders',
  lately: 'Lately',
  won: 'Won',
  lost: 'Lost',
  tied: 'Tied',
  noGames: 'No game that may be looked at yet.',
  replay: 'Replay',

  ranks: 'Leaderboard',
  ranksText: 'Who plays best, by rated games.',
  game: 'Game',
  season: 'Season',
  seasonOf: (n: number, date: string) => `Season ${n}, since ${date}`,
  seasonFirst: (n: number) => `Season ${n}`,
  running: 'now',
  place: 'Place',
  name: 'Name',
  points: 'Points',
  played: 'Games',
  wins: 'Won',
  noPlaces: 'Nobody has played a rated game in this season yet.',
  before: 'Higher places',
  after: 'Lower places',
};

export type ProfileTexts = typeof en;
