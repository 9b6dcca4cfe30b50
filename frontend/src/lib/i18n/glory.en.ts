/** Pixel Glory's table in English. */
import type { Element } from '../wire';

const s = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const nth = (n: number) => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`;

export const en = {
  elements: {
    fire: 'Fire',
    earth: 'Earth',
    water: 'Water',
    light: 'Light',
    shadow: 'Shadow',
  } satisfies Record<Element, string>,
  kinds: { spell: 'Spell', basic: 'Basic', monster: 'Monster' },
  neutral: 'Neutral',

  // the bar
  town: 'Town',
  auctionRound: (n: number, of: number) => `Auction round ${n} of ${of}`,
  pickRound: (n: number, of: number) => `Round ${n} of ${of}`,
  turnOf: (name: string) => `${name}’s turn`,
  kills: (n: number) => s(n, 'monster defeated this turn', 'monsters defeated this turn'),
  atRisk: 'No kill yet: 2 HP at risk',
  atRiskOf: 'No kill yet',
  dungeonLeft: (n: number) => s(n, 'monster left in the dungeon deck', 'monsters left in the dungeon deck'),
  lordBelow: 'The Dungeon Lord lies at the bottom.',

  // who plays
  players: 'Players',
  sealed: 'sealed',
  thinking: 'thinking',
  bids: (n: number) => `bids ${n}`,
  picks: (place: number) => `picks ${nth(place)}`,
  picksNow: 'picks now',
  holdsStaff: 'holds the Staff: wins ties',
  out: 'out',
  gone: 'gave up',
  shielded: 'loses no HP this turn',
  hp: (n: number, of: number) => `${n} of ${of} HP`,
  fame: (n: number) => `${n} fame`,
  combo: (n: number) => s(n, 'combo point', 'combo points'),
  team: (n: number) => `Team ${n}`,
  deckOf: (name: string) => `Deck of ${name}`,
  yourDeck: 'Your deck',
  cardsIn: (n: number) => s(n, 'card', 'cards'),
  handOf: (n: number) => `${n} in hand`,
  spells: 'Spells',
  basics: 'Basics',
  discardPile: 'Discard pile',
  claimed: 'Claimed monsters',
  nothingYet: 'Nothing yet.',

  // the town
  onSale: 'On sale',
  onOffer: 'On offer',
  yourBids: 'Your auction cards',
  bidCard: (n: number) => `auction card ${n}`,
  spent: 'spent',
  yourBid: 'your bid',
  brings: (n: number, element: string) => `brings ${s(n, 'basic', 'basics')} of ${element}`,
  basicsLeft: 'Basics left',
  coming: 'Monsters to come',
  order: 'Order',

  // the dungeon
  monsters: 'Monsters',
  hand: 'Your hand',
  reserve: 'Reserve',
  reserveEmpty: 'Nothing is reserved.',
  keep: 'Reserve',
  keepIt: (name: string) => `Put ${name} into the reserve`,
  played: 'Played',
  playedNone: 'Nothing is played yet.',
  sp: (n: number) => `SP ${n}`,
  spOf: (n: number, of: number) => `${n} of ${of} SP`,
  spMet: 'the alternate effect is ready',
  weakTo: (element: string) => `${element} deals 1 more`,
  takes: (n: number) => `takes ${n}`,
  firstEffect: 'First effect',
  alternateEffect: 'Alternate effect',
  empty: 'Nothing is here any more.',
  marks: {
    guard: 'Guard: no other monster can be chosen.',
    shut: 'Nothing can damage it now.',
    armoured: 'Armour lessens the damage.',
    deaf: 'Basics deal it nothing.',
    tough: 'Only damage defeats it.',
  } as Record<string, string>,
  markNames: {
    guard: 'guard',
    shut: 'shut',
    armoured: 'armour',
    deaf: 'no basics',
    tough: 'tough',
  } as Record<string, string>,
  looked: 'Only you see these',
  ending: 'Without a kill you lose 2 HP and every other player 1.',
  endAnyway: 'Something can still be done.',

  // the end
  saved: 'The village is saved',
  lost: 'The village is lost',
  becauseLord: 'The Dungeon Lord has fallen.',
  becauseNobody: 'Nobody was left standing.',
  becauseLast: 'Everybody else gave up.',
  becauseLeft: 'You gave up.',
  becauseLonger: 'The game went round in circles.',
  wins: (names: string) => `${names} won.`,
  youWin: 'The most fame is yours.',
  teamWins: 'Your team has the most fame.',
  place: nth,
  turns: 'Turns',
  allFame: 'Fame in all',
  allKills: 'Monsters defeated',
  tieByStaff: 'Equal fame: the Staff decided.',
};

export type GloryTexts = typeof en;
