/** What travels between the server and the browser. Fields that a sender may leave out are optional. */

export type Lang = 'en' | 'es' | 'zh-Hant';

// --- Sentences -------------------------------------------------------------

/** A stretch of a sentence; it may name a piece on the table or a card of the set. */
export interface Span {
  text: string;
  piece?: number | null;
  card?: string | null;
}

export interface Telling {
  what: string;
  seat?: number | null;
  pieces?: { key: number; card?: string | null }[];
  n?: number;
  m?: number;
  word?: string;
}

/** A line of the log: what happened, as data and as a sentence. */
export interface Line {
  n: number;
  tale: Telling;
  spans: Span[];
}

// --- What is seen ----------------------------------------------------------

export type Row = 'vanguard' | 'flank' | 'rear';
export type Kind = 'card' | 'leader' | 'hero' | 'corpse' | 'operation' | 'trap';
export type LineKind = 'order' | 'operation' | 'trap';

export interface Status {
  word: string;
  n?: number;
}

export interface Face {
  key: number;
  kind: Kind;
  owner: number;
  card?: string | null;
  attack?: number;
  life?: number;
  damage?: number;
  statuses?: Status[];
  virus?: number;
  zeal?: number;
  time?: number;
  words?: string[];
  marks?: string[];
}

export interface Turn {
  phase: 'leaders' | 'turn' | 'count' | 'over';
  match: number;
  round: number;
  wave: Row;
  first: number;
  active: number;
  actions: number;
  ceasefire: boolean;
}

export interface Link {
  what: string;
  seat: number;
  pieces?: number[];
  card?: string | null;
}

export interface Window {
  chain: Link[];
  asked: number;
}

export interface Score {
  trophies: number[];
  goal: number;
  winners?: number[];
}

export interface Over {
  winner: number;
  reason: string;
}

/** The keys of a zone in order, or only their number where they cannot be told apart. */
export type Lying = number[] | number;

export interface View {
  seat: number;
  zones: Record<string, Lying>;
  faces: Record<string, Face>;
  turn: Turn;
  score: Score;
  awaited?: number[];
  window?: Window | null;
  over?: Over | null;
}

/** The fields of a view that differ; of zones and faces only the entries that do, null where gone. */
export type Changes = Partial<Omit<View, 'zones' | 'faces'>> & {
  zones?: Record<string, Lying | null>;
  faces?: Record<string, Face | null>;
};

// --- What may be done ------------------------------------------------------

export type Step =
  | {
      is:
        | 'Lead'
        | 'Recruit'
        | 'Attack'
        | 'Cast'
        | 'Lever'
        | 'Order'
        | 'Clear'
        | 'Shift'
        | 'Switch'
        | 'Operate'
        | 'Lay'
        | 'Discharge'
        | 'Activate'
        | 'Pick';
      piece: number;
    }
  | { is: 'Draw' | 'Pass' | 'Accept' | 'Decline' | 'Enough' }
  | { is: 'Aim'; piece: number; ranged?: boolean }
  | { is: 'Place'; seat: number; slot: number; reserve?: boolean }
  | { is: 'Number' | 'Clause'; n: number }
  | { is: 'Row'; row: number }
  | { is: 'Column'; column: number }
  | { is: 'First'; piece: number; line: string };

export interface Preview {
  piece: number;
  damage: number;
  falls?: boolean;
}

export interface Option {
  step: Step;
  more?: boolean;
  label: Span[];
  preview?: Preview | null;
}

export interface Decision {
  id: number;
  seat: number;
  question: Span[];
  options: Option[];
  kind: string;
  deadline?: number | null;
}

// --- The table around the game ---------------------------------------------

export interface SeatInfo {
  seat: number;
  name: string | null;
  kind: 'person' | 'bot' | 'open';
  user_seed?: string | number | null;
  present?: boolean;
}

export interface TableOptions {
  trophies: number;
  round_limit?: number | null;
  [option: string]: unknown;
}

export type TableStatus = 'open' | 'live' | 'over';

export interface Result {
  winner: number;
  reason: string;
  scores: number[];
}

export interface TableInfo {
  id: string;
  game: string;
  options: TableOptions;
  seats: SeatInfo[];
  status: TableStatus;
  commitment?: string | null;
  seed?: string | null;
  nonces?: string[] | null;
  viewers?: number;
  version?: string;
  result?: Result | null;
}

/** A table as the lists show it. */
export interface Summary {
  id: string;
  game: string;
  options: TableOptions;
  seats: SeatInfo[];
  status: TableStatus;
  viewers?: number;
  result?: Result | null;
}

/** A window is open to `seat`, for `left` of `total` milliseconds from when this was sent. */
export interface Clock {
  seat: number;
  left: number;
  total: number;
}

export interface Passing {
  event: boolean;
  turn: boolean;
  fits: boolean;
}

// --- The socket ------------------------------------------------------------

export type Sent =
  | { type: 'hello'; protocol: 1; lang: Lang }
  | { type: 'lang'; lang: Lang }
  | { type: 'move'; id: string; decision: number; path: Step[] }
  | { type: 'expand'; id: string; decision: number; path: Step[] }
  | { type: 'why'; id: string; path: Step[] }
  | { type: 'nonce'; nonce: string }
  | ({ type: 'passing' } & Passing)
  | { type: 'concede'; id: string }
  | { type: 'ping' }
  | { type: 'resync' };

export interface Sync {
  type: 'sync';
  protocol: number;
  number: number;
  table: TableInfo;
  seat: number | null;
  /** Null while the table waits for players. */
  view: View | null;
  decision?: Decision | null;
  waiting?: Span[];
  log: Line[];
  clock?: Clock | null;
  passing?: Passing | null;
}

export interface Update {
  type: 'update';
  number: number;
  lines?: Line[];
  changes?: Changes;
  decision?: Decision | null;
  waiting?: Span[];
  clock?: Clock | null;
  passing?: Passing | null;
}

export interface Accepted {
  type: 'accepted';
  id: string;
  seq: number;
}

export interface Refused {
  type: 'refused';
  id: string;
  code: string;
  rule?: string;
  reason?: Span[];
}

export interface Options {
  type: 'options';
  id: string;
  question: Span[];
  options: Option[];
}

export interface Reason {
  type: 'reason';
  id: string;
  allowed: boolean;
  code?: string;
  rule?: string;
  reason?: Span[];
}

export interface Ended {
  type: 'over';
  result: Result;
  seed: string;
  nonces: string[];
  commitment: string;
}

export type Received =
  | Sync
  | Update
  | { type: 'table'; table: TableInfo }
  | Accepted
  | Refused
  | Options
  | Reason
  | Ended
  | { type: 'pong' }
  | { type: 'error'; code: string; message: string };

// --- Cards and people ------------------------------------------------------

export interface CardUse {
  name: string;
  short?: string;
  attack: number;
  life: number;
}

export interface CardText {
  id: string;
  hero: CardUse;
  leader: CardUse;
  line: { kind: LineKind; name: string };
  flavour: string;
  texts: { leader: string; vanguard: string; flank: string; rear: string; line: string };
  seed?: string;
}

export interface CardSet {
  version: string;
  set: string;
  cards: CardText[];
}

export interface User {
  id: string;
  name: string;
  seed: string | number;
}
