/** Made by `npm run gen` from the schemas of the server: change those. */
export type FromLobby =
  | LobbySync
  | LobbyUpdate
  | OwnChanged
  | MatchFound
  | Announced
  | LobbyRefused
  | Said
  | Chat
  | Unsaid
  | Heard
  | Unheard
  | Error
  | Pong;
export type LobbyFrame = Hello | Resync | Ping | Seek | GiveUpSeeking | PlayBot | Say;
export type ServerFrame =
  | Sync
  | Update
  | TableChanged
  | Accepted
  | Refused
  | Options
  | Reason
  | TableOver
  | Said
  | Chat
  | Unsaid
  | Heard
  | Unheard
  | Error
  | Pong;
export type MaybePreview = Preview | null;
export type Step = PixelTactics5Step | PixelTacticsStep | PixelGloryStep;
export type PixelTactics5Step =
  | PixelTactics5Lead
  | PixelTactics5Draw
  | PixelTactics5Recruit
  | PixelTactics5Attack
  | PixelTactics5Cast
  | PixelTactics5Lever
  | PixelTactics5Order
  | PixelTactics5Clear
  | PixelTactics5Shift
  | PixelTactics5Switch
  | PixelTactics5Operate
  | PixelTactics5Lay
  | PixelTactics5Discharge
  | PixelTactics5Pass
  | PixelTactics5Activate
  | PixelTactics5Aim
  | PixelTactics5Place
  | PixelTactics5Pick
  | PixelTactics5Number
  | PixelTactics5Row
  | PixelTactics5Column
  | PixelTactics5Clause
  | PixelTactics5Accept
  | PixelTactics5Decline
  | PixelTactics5Enough
  | PixelTactics5First;
export type PixelTacticsStep =
  | PixelTacticsLead
  | PixelTacticsDraw
  | PixelTacticsRecruit
  | PixelTacticsAttack
  | PixelTacticsCast
  | PixelTacticsLever
  | PixelTacticsOrder
  | PixelTacticsClear
  | PixelTacticsShift
  | PixelTacticsSwitch
  | PixelTacticsOperate
  | PixelTacticsLay
  | PixelTacticsDischarge
  | PixelTacticsPass
  | PixelTacticsActivate
  | PixelTacticsAim
  | PixelTacticsPlace
  | PixelTacticsPick
  | PixelTacticsNumber
  | PixelTacticsRow
  | PixelTacticsColumn
  | PixelTacticsClause
  | PixelTacticsAccept
  | PixelTacticsDecline
  | PixelTacticsEnough
  | PixelTacticsFirst;
export type PixelGloryStep =
  | PixelGloryBid
  | PixelGloryDraft
  | PixelGloryPlay
  | PixelGloryKeep
  | PixelGloryStrike
  | PixelGloryRefill
  | PixelGloryEnd
  | PixelGloryUse
  | PixelGloryAim
  | PixelGloryPick
  | PixelGloryChoice
  | PixelGloryWhom
  | PixelGloryAccept
  | PixelGloryDecline;
export type MaybeView = View | null;
export type View = PixelTactics5View | PixelTacticsView | PixelGloryView;
export type Changes = PixelTactics5Changes | PixelTacticsChanges | PixelGloryChanges;
export type ClientFrame =
  | Hello
  | Lang
  | Resync
  | Make
  | Expand
  | Why
  | AddNonce
  | SetPassing
  | Concede
  | TakeBack
  | Claim
  | Say
  | Ping;

export interface Socket {
  answered: FromLobby;
  asked: LobbyFrame;
  received: ServerFrame;
  sent: ClientFrame;
}
/**
 * Everything: the newest open and live tables, how many there are in all, who is here, what is one's own.
 */
export interface LobbySync {
  live_total: number;
  online: OnlineInfo;
  open_total: number;
  own: OwnInfo;
  protocol: number;
  tables: Summary[];
  type: 'sync';
}
/**
 * How many are connected, and who some of them are.
 */
export interface OnlineInfo {
  count: number;
  people: PersonInfo[];
}
/**
 * Somebody who is here; the id draws their picture.
 */
export interface PersonInfo {
  id: string;
  name: string;
}
/**
 * What is one's own: running tables, and the ticket.
 */
export interface OwnInfo {
  tables: Summary[];
  ticket: TicketInfo | null;
}
/**
 * A table as lists show it. `locked`: it asks for a password. `host` is a user's id.
 *
 * What watchers see of it is `delay_ms` old; then there is no progress.
 */
export interface Summary {
  clock: string;
  created_at: number;
  delay_ms: number;
  game: string;
  host: string | null;
  id: string;
  locked: boolean;
  mode: string;
  options: {
    [k: string]: unknown;
  };
  progress: ProgressInfo | null;
  rated: boolean;
  result: Result | null;
  seats: SeatInfo[];
  spectators: boolean;
  status: 'open' | 'live' | 'over';
  viewers: number;
  visibility: 'open' | 'private';
}
/**
 * How far a table has come.
 */
export interface ProgressInfo {
  match: number;
  round: number;
  scores: number[];
}
/**
 * How a table ended; winner -1 for nobody. `places`: each seat's, from 1; none where nobody gains or loses.
 */
export interface Result {
  places: number[];
  reason: string;
  scores: number[];
  winner: number;
}
/**
 * A place at a table; `user_seed` draws its picture, `present` says whether somebody is connected.
 *
 * `claim_in`: the seat is away, and in so many milliseconds the others may claim the table while it is asked.
 * `again`: the table is over, and the seat asks for a rematch.
 */
export interface SeatInfo {
  again: boolean;
  claim_in: number | null;
  kind: 'open' | 'person' | 'bot';
  name: string | null;
  present: boolean;
  seat: number;
  user_seed: string | null;
}
/**
 * What one looks for, and since when. `expected_ms`: how long others have waited lately, if that is known.
 *
 * Once `offer_bot` is true, which it is after `bot_after_ms`, `play-bot` makes a table against a bot.
 */
export interface TicketInfo {
  bot_after_ms: number;
  clock: string;
  expected_ms: number | null;
  game: string;
  mode: string;
  offer_bot: boolean;
  rated: boolean;
  seats: number;
  waited_ms: number;
}
/**
 * What has changed: tables that are new or different, the ids of those no longer listed.
 */
export interface LobbyUpdate {
  gone: string[];
  live_total: number;
  online: OnlineInfo | null;
  open_total: number;
  put: Summary[];
  type: 'update';
}
/**
 * One's tables or ticket have changed.
 */
export interface OwnChanged {
  own: OwnInfo;
  type: 'own';
}
/**
 * Somebody was found: this is the table, and it begins.
 */
export interface MatchFound {
  table: string;
  type: 'match';
}
/**
 * All that is announced now. It follows the first `sync` if there is anything, and comes with every change.
 */
export interface Announced {
  announcements: AnnouncementInfo[];
  type: 'announced';
}
/**
 * What the house tells everybody until `until_at` (ms since 1970); `texts` are by language.
 */
export interface AnnouncementInfo {
  from_at: number;
  id: string;
  texts: {
    [k: string]: string;
  };
  until_at: number;
}
/**
 * What was asked changed nothing, and why. `asked` is the type of the frame that asked.
 */
export interface LobbyRefused {
  asked: string;
  code: string;
  message: string;
  type: 'refused';
}
/**
 * Somebody said something; the ids grow, and tell the order. `at` is in ms since 1970.
 *
 * `text` is plain text, of a quick `phrase` in the reader's language. `user` draws the picture; `seat` is null
 * for who does not sit at the table.
 */
export interface Said {
  at: number;
  channel: 'lobby' | 'table' | 'gallery';
  id: number;
  name: string;
  phrase:
    | (
        | 'hello'
        | 'good-luck'
        | 'well-played'
        | 'thanks'
        | 'sorry'
        | 'oops'
        | 'wow'
        | 'one-moment'
        | 'i-am-back'
        | 'take-your-time'
        | 'good-game'
        | 'again'
        | 'goodbye'
      )
    | null;
  seat: number | null;
  text: string;
  type: 'said';
  user: string;
}
/**
 * All that one reads, instead of what was told before: the last messages, in their order.
 *
 * It comes after the answer to `hello`, `lang` and `resync`, and whenever one reads something else than before.
 *
 * `channel` is where one would say something, null for who may not. `muted_until`: in ms since 1970.
 */
export interface Chat {
  channel: ('lobby' | 'table' | 'gallery') | null;
  messages: Said[];
  muted_until: number | null;
  phrases: PhraseInfo[];
  type: 'chat';
}
/**
 * A quick phrase in the reader's language.
 */
export interface PhraseInfo {
  phrase:
    | 'hello'
    | 'good-luck'
    | 'well-played'
    | 'thanks'
    | 'sorry'
    | 'oops'
    | 'wow'
    | 'one-moment'
    | 'i-am-back'
    | 'take-your-time'
    | 'good-game'
    | 'again'
    | 'goodbye';
  text: string;
}
/**
 * This message is shown no longer.
 */
export interface Unsaid {
  id: number;
  type: 'unsaid';
}
/**
 * What was said is message number `message`, for good.
 */
export interface Heard {
  id: string;
  message: number;
  type: 'heard';
}
/**
 * What was said nobody hears, and why.
 *
 * `until` is the end of being `muted`, in ms since 1970; `wait` how long to be silent who was `too-frequent`, in ms.
 */
export interface Unheard {
  code: string;
  id: string;
  message: string;
  type: 'unheard';
  until: number | null;
  wait: number | null;
}
/**
 * A frame was not understood, or something went wrong here. If it goes on, the server hangs up.
 */
export interface Error {
  code: string;
  message: string;
  type: 'error';
}
export interface Pong {
  type: 'pong';
}
/**
 * The first frame; answered by `sync`.
 */
export interface Hello {
  lang?: 'en' | 'es' | 'zh-Hant';
  protocol: number;
  type: 'hello';
}
/**
 * An update is missing; answered by `sync`.
 */
export interface Resync {
  type: 'resync';
}
export interface Ping {
  type: 'ping';
}
/**
 * Look for a game, instead of any other that one looks for. Answered by `own`, or `refused`.
 *
 * `seats`: at a table for how many; as many as is usual in the mode if none is named.
 */
export interface Seek {
  clock?: 'relaxed' | 'standard' | 'fast' | 'correspondence';
  game: string;
  mode?: string | null;
  rated?: boolean;
  seats?: number | null;
  type: 'seek';
}
/**
 * No longer look for a game. Answered by `own`.
 */
export interface GiveUpSeeking {
  type: 'unseek';
}
/**
 * Play a bot instead of waiting on. Answered by `match`, or `refused`.
 */
export interface PlayBot {
  type: 'play-bot';
}
/**
 * Say something where one is: a text of 1 to 300 characters, or a quick phrase.
 *
 * Answered by `heard` or `unheard`, with the same id.
 */
export interface Say {
  id: string;
  phrase?:
    | (
        | 'hello'
        | 'good-luck'
        | 'well-played'
        | 'thanks'
        | 'sorry'
        | 'oops'
        | 'wow'
        | 'one-moment'
        | 'i-am-back'
        | 'take-your-time'
        | 'good-game'
        | 'again'
        | 'goodbye'
      )
    | null;
  text?: string | null;
  type: 'say';
}
/**
 * Everything an audience may know. `view` is null while the table waits for players.
 *
 * `take_back`: the seat may take its last decision back now.
 */
export interface Sync {
  clock: Clock | null;
  clocks: SeatClock[];
  decision: Decision | null;
  log: Line[];
  number: number;
  passing: Passing | null;
  paused: boolean;
  protocol: number;
  seat: number | null;
  table: TableInfo;
  take_back: boolean;
  type: 'sync';
  view: MaybeView;
  waiting: Span[];
}
/**
 * A window is open to `seat`, for `left` of `total` milliseconds.
 */
export interface Clock {
  left: number;
  seat: number;
  total: number;
}
/**
 * The time of a seat in milliseconds, as it was when this was sent.
 *
 * `on` says what its clock runs on, null while it is not asked: a turn or what is chosen in secret
 * (sealed) take first from `grace`, which began with `total`, then from `bank`; a window has its grace
 * alone; a bot is not timed. At zero a turn loses, a window passes, for the sealed the dice choose.
 * While the table is paused nothing passes.
 */
export interface SeatClock {
  bank: number;
  grace: number;
  on: ('turn' | 'sealed' | 'window' | 'bot') | null;
  seat: number;
  total: number;
}
/**
 * What the seat is asked. `deadline`: milliseconds that were left when this was sent; null while paused.
 */
export interface Decision {
  deadline: number | null;
  id: number;
  kind: string;
  options: Option[];
  question: Span[];
  seat: number;
}
/**
 * One step that may follow; `more` says that others follow it. `preview`: what it would do.
 */
export interface Option {
  label: Span[];
  more: boolean;
  preview: MaybePreview;
  step: Step;
}
/**
 * A run of text; `piece` is the audience's key and `card` the card it names, where it names one.
 *
 * Where `seat` is not -1, the text stands for whoever sits there: a client may put the name in
 * its place, and nothing around it changes.
 */
export interface Span {
  card?: string;
  piece?: number;
  seat?: number;
  text: string;
}
/**
 * What a choice would do to a piece: damage it would take (negative: healed), and whether it would fall.
 *
 * `also`: what it would do to others at the same moment.
 */
export interface Preview {
  also?: Preview[];
  damage: number;
  falls?: boolean;
  piece: number;
}
/**
 * Choose this card of the dealt ones as Leader (PT5-208).
 */
export interface PixelTactics5Lead {
  is: 'Lead';
  piece: number;
}
/**
 * Take the Draw action (PT5-401).
 */
export interface PixelTactics5Draw {
  is: 'Draw';
}
/**
 * Recruit this card of the Hand; a Place follows (PT5-405).
 */
export interface PixelTactics5Recruit {
  is: 'Recruit';
  piece: number;
}
/**
 * Attack with this fighter; an Aim follows (PT5-408).
 */
export interface PixelTactics5Attack {
  is: 'Attack';
  piece: number;
}
/**
 * Cast this fighter's Spell; its first picks follow (PT5-409).
 */
export interface PixelTactics5Cast {
  is: 'Cast';
  piece: number;
}
/**
 * Take the Leader's own action; its first picks follow (PT5-410).
 */
export interface PixelTactics5Lever {
  is: 'Lever';
  piece: number;
}
/**
 * Play this card's Order; its first picks follow (PT5-411).
 */
export interface PixelTactics5Order {
  is: 'Order';
  piece: number;
}
/**
 * Clear this corpse (PT5-414).
 */
export interface PixelTactics5Clear {
  is: 'Clear';
  piece: number;
}
/**
 * Take the Move action with this Hero; a Place follows (PT5-416).
 */
export interface PixelTactics5Shift {
  is: 'Shift';
  piece: number;
}
/**
 * Switch this Hero or corpse; a Pick of the other follows (PT5-417).
 */
export interface PixelTactics5Switch {
  is: 'Switch';
  piece: number;
}
/**
 * Play this card's Operation; a Place in the Reserve follows (PT5-420).
 */
export interface PixelTactics5Operate {
  is: 'Operate';
  piece: number;
}
/**
 * Place this card's Trap; a Place in the Reserve follows (PT5-427).
 */
export interface PixelTactics5Lay {
  is: 'Lay';
  piece: number;
}
/**
 * Clear this own Operation or Trap (PT5-431).
 */
export interface PixelTactics5Discharge {
  is: 'Discharge';
  piece: number;
}
/**
 * End the turn (PT5-432), or let a window go by.
 */
export interface PixelTactics5Pass {
  is: 'Pass';
}
/**
 * Activate this Trap (PT5-901).
 */
export interface PixelTactics5Activate {
  is: 'Activate';
  piece: number;
}
/**
 * The target of an attack, and whether it is shot at.
 */
export interface PixelTactics5Aim {
  is: 'Aim';
  piece: number;
  ranged?: boolean;
}
/**
 * A Slot; `reserve` tells the Reserve's Slots 0-2 from the Unit's 0-8.
 */
export interface PixelTactics5Place {
  is: 'Place';
  reserve?: boolean;
  seat: number;
  slot: number;
}
/**
 * A piece.
 */
export interface PixelTactics5Pick {
  is: 'Pick';
  piece: number;
}
/**
 * A number, such as how much damage to move.
 */
export interface PixelTactics5Number {
  is: 'Number';
  n: number;
}
/**
 * A row: 0 Vanguard, 1 Flank, 2 Rear.
 */
export interface PixelTactics5Row {
  is: 'Row';
  row: number;
}
/**
 * A column of one Unit, 0-2 from its owner's left.
 */
export interface PixelTactics5Column {
  column: number;
  is: 'Column';
}
/**
 * One of several clauses of a text, by its place there.
 */
export interface PixelTactics5Clause {
  is: 'Clause';
  n: number;
}
/**
 * Do what the text says you may.
 */
export interface PixelTactics5Accept {
  is: 'Accept';
}
/**
 * Do not do what the text says you may.
 */
export interface PixelTactics5Decline {
  is: 'Decline';
}
/**
 * Pick no more.
 */
export interface PixelTactics5Enough {
  is: 'Enough';
}
/**
 * Resolve this ability of this piece before the others that wait.
 */
export interface PixelTactics5First {
  is: 'First';
  line: string;
  piece: number;
}
/**
 * Choose this card of the dealt ones as Leader (PT5-208).
 */
export interface PixelTacticsLead {
  is: 'Lead';
  piece: number;
}
/**
 * Take the Draw action (PT5-401).
 */
export interface PixelTacticsDraw {
  is: 'Draw';
}
/**
 * Recruit this card of the Hand; a Place follows (PT5-405).
 */
export interface PixelTacticsRecruit {
  is: 'Recruit';
  piece: number;
}
/**
 * Attack with this fighter; an Aim follows (PT5-408).
 */
export interface PixelTacticsAttack {
  is: 'Attack';
  piece: number;
}
/**
 * Cast this fighter's Spell; its first picks follow (PT5-409).
 */
export interface PixelTacticsCast {
  is: 'Cast';
  piece: number;
}
/**
 * Take the Leader's own action; its first picks follow (PT5-410).
 */
export interface PixelTacticsLever {
  is: 'Lever';
  piece: number;
}
/**
 * Play this card's Order; its first picks follow (PT5-411).
 */
export interface PixelTacticsOrder {
  is: 'Order';
  piece: number;
}
/**
 * Clear this corpse (PT5-414).
 */
export interface PixelTacticsClear {
  is: 'Clear';
  piece: number;
}
/**
 * Take the Move action with this Hero; a Place follows (PT5-416).
 */
export interface PixelTacticsShift {
  is: 'Shift';
  piece: number;
}
/**
 * Switch this Hero or corpse; a Pick of the other follows (PT5-417).
 */
export interface PixelTacticsSwitch {
  is: 'Switch';
  piece: number;
}
/**
 * Play this card's Operation; a Place in the Reserve follows (PT5-420).
 */
export interface PixelTacticsOperate {
  is: 'Operate';
  piece: number;
}
/**
 * Place this card's Trap; a Place in the Reserve follows (PT5-427).
 */
export interface PixelTacticsLay {
  is: 'Lay';
  piece: number;
}
/**
 * Clear this own Operation or Trap (PT5-431).
 */
export interface PixelTacticsDischarge {
  is: 'Discharge';
  piece: number;
}
/**
 * End the turn (PT5-432), or let a window go by.
 */
export interface PixelTacticsPass {
  is: 'Pass';
}
/**
 * Activate this Trap (PT5-901).
 */
export interface PixelTacticsActivate {
  is: 'Activate';
  piece: number;
}
/**
 * The target of an attack, and whether it is shot at.
 */
export interface PixelTacticsAim {
  is: 'Aim';
  piece: number;
  ranged?: boolean;
}
/**
 * A Slot; `reserve` tells the Reserve's Slots 0-2 from the Unit's 0-8.
 */
export interface PixelTacticsPlace {
  is: 'Place';
  reserve?: boolean;
  seat: number;
  slot: number;
}
/**
 * A piece.
 */
export interface PixelTacticsPick {
  is: 'Pick';
  piece: number;
}
/**
 * A number, such as how much damage to move.
 */
export interface PixelTacticsNumber {
  is: 'Number';
  n: number;
}
/**
 * A row: 0 Vanguard, 1 Flank, 2 Rear.
 */
export interface PixelTacticsRow {
  is: 'Row';
  row: number;
}
/**
 * A column of one Unit, 0-2 from its owner's left.
 */
export interface PixelTacticsColumn {
  column: number;
  is: 'Column';
}
/**
 * One of several clauses of a text, by its place there.
 */
export interface PixelTacticsClause {
  is: 'Clause';
  n: number;
}
/**
 * Do what the text says you may.
 */
export interface PixelTacticsAccept {
  is: 'Accept';
}
/**
 * Do not do what the text says you may.
 */
export interface PixelTacticsDecline {
  is: 'Decline';
}
/**
 * Pick no more.
 */
export interface PixelTacticsEnough {
  is: 'Enough';
}
/**
 * Resolve this ability of this piece before the others that wait.
 */
export interface PixelTacticsFirst {
  is: 'First';
  line: string;
  piece: number;
}
/**
 * Lay this auction card face-down (PG-301).
 */
export interface PixelGloryBid {
  is: 'Bid';
  n: number;
}
/**
 * Take this spell (PG-302).
 */
export interface PixelGloryDraft {
  is: 'Draft';
  piece: number;
}
/**
 * Play this card of the Hand or the reserve; how, and its first target, may follow (PG-603).
 */
export interface PixelGloryPlay {
  is: 'Play';
  piece: number;
}
/**
 * Put this card of the Hand into the reserve; what lies there comes into the Hand (PG-612, PG-614).
 */
export interface PixelGloryKeep {
  is: 'Keep';
  piece: number;
}
/**
 * Spend 3 combo points to kill a monster; an Aim follows (PG-803).
 */
export interface PixelGloryStrike {
  is: 'Strike';
}
/**
 * Spend 3 combo points to draw 4 cards (PG-803).
 */
export interface PixelGloryRefill {
  is: 'Refill';
}
/**
 * End the turn (PG-901).
 */
export interface PixelGloryEnd {
  is: 'End';
}
/**
 * Use the first effect, or the alternate one (PG-403, PG-404).
 */
export interface PixelGloryUse {
  alternate: boolean;
  is: 'Use';
}
/**
 * This monster.
 */
export interface PixelGloryAim {
  is: 'Aim';
  piece: number;
}
/**
 * This card: to discard, to take back, or the monster that lies next on the dungeon deck.
 */
export interface PixelGloryPick {
  is: 'Pick';
  piece: number;
}
/**
 * One of several effects, by its place in the text.
 */
export interface PixelGloryChoice {
  is: 'Choice';
  n: number;
}
/**
 * This player.
 */
export interface PixelGloryWhom {
  is: 'Whom';
  seat: number;
}
/**
 * Do what the text says you may.
 */
export interface PixelGloryAccept {
  is: 'Accept';
}
/**
 * Do not do what the text says you may.
 */
export interface PixelGloryDecline {
  is: 'Decline';
}
/**
 * A line of the log: what happened, and as a sentence.
 */
export interface Line {
  n: number;
  spans: Span[];
  tale: Tale;
}
/**
 * A telling as one audience receives it.
 */
export interface Tale {
  is: 'Tale';
  m?: number;
  n?: number;
  pieces?: Glimpse[];
  seat?: number;
  what: string;
  word?: string;
}
/**
 * A piece as one audience was told of it. Key 0: one of several that it cannot tell apart.
 */
export interface Glimpse {
  card?: string | null;
  is: 'Glimpse';
  key?: number;
  use?: string;
}
/**
 * What the seat passes by itself now.
 */
export interface Passing {
  event: boolean;
  fits: boolean;
  turn: boolean;
}
/**
 * A table, without its game. Seed and nonces are null until the table is over.
 *
 * `watching` are names of those who watch, the first of `viewers`. What they see is `delay` milliseconds old.
 * `rematch` is the table that followed this one.
 */
export interface TableInfo {
  clock: string;
  commitment: string;
  delay: number;
  game: string;
  id: string;
  nonces: string[] | null;
  options: {
    [k: string]: unknown;
  };
  rematch: string | null;
  result: Result | null;
  seats: SeatInfo[];
  seed: string | null;
  status: 'open' | 'live' | 'over';
  version: string;
  viewers: number;
  watching: string[];
}
/**
 * Everything one audience may know, and nothing else.
 *
 * `zones` by name, for each seat: "0.unit" (9 keys, 0 for an empty Slot; rows from the front, the
 * Leader at index 4), "0.reserve" (3 keys, 0 for empty), "0.hand", "0.deck", "0.discard" (top
 * last), "0.trophies", "0.table" (a card that is resolving). `faces` by key, for each piece named
 * in a zone. `awaited` are the seats that are asked something now.
 */
export interface PixelTactics5View {
  awaited?: number[];
  faces: {
    [k: string]: PixelTactics5Face;
  };
  over?: PixelTactics5Over | null;
  score: PixelTactics5Score;
  seat: number;
  turn: PixelTactics5Turn;
  window?: PixelTactics5Window | null;
  zones: {
    [k: string]: number[] | number;
  };
}
/**
 * A piece as one audience sees it.
 *
 * `card` is None while it lies face-down and this audience has not seen it. `life` is the Life
 * total (what is left is life - damage). `words` are the abilities in force: ranged, intercept,
 * piercing (its attacks cannot be intercepted), powerless. `marks`: spent (has performed a
 * starred action this turn), fresh (recruited in this Wave), lethal (falls at the count),
 * guarded (an Intercept stands in front), activatable is never shown. `seen`: a face-down piece
 * that another audience has also seen.
 */
export interface PixelTactics5Face {
  attack?: number;
  card?: string | null;
  damage?: number;
  key: number;
  kind: 'card' | 'corpse' | 'hero' | 'leader' | 'operation' | 'trap';
  life?: number;
  marks?: string[];
  owner: number;
  statuses?: PixelTactics5Status[];
  time?: number;
  virus?: number;
  words?: string[];
  zeal?: number;
}
/**
 * A bracketed status effect: `word` is attack, life or an ability; `n` a signed number (0 for abilities).
 */
export interface PixelTactics5Status {
  n?: number;
  word: string;
}
/**
 * How the table ended; `reason`: rout, tie, concession, rounds, runaway, time, abandoned.
 */
export interface PixelTactics5Over {
  reason: string;
  winner: number;
}
/**
 * Trophies each seat holds, how many win, and the matches that are over (winner -1: tied).
 */
export interface PixelTactics5Score {
  goal: number;
  trophies: number[];
  winners?: number[];
}
/**
 * Where the match stands. `active` is -1 when it is nobody's turn; `first` is first player this Round.
 */
export interface PixelTactics5Turn {
  actions: number;
  active: number;
  ceasefire: boolean;
  first: number;
  match: number;
  phase: 'count' | 'leaders' | 'over' | 'turn';
  round: number;
  wave: 'flank' | 'rear' | 'vanguard';
}
/**
 * An open Trap window: the chain so far and the seat that is asked.
 */
export interface PixelTactics5Window {
  asked: number;
  chain: PixelTactics5Link[];
}
/**
 * One link of a Trap chain, the event at the bottom (index 0) first.
 *
 * `what`: attack, cast, order, activate, recruit or defeat. `pieces` are keys: the actor first,
 * then whom it concerns.
 */
export interface PixelTactics5Link {
  card?: string | null;
  pieces?: number[];
  seat: number;
  what: string;
}
/**
 * Everything one audience may know, and nothing else.
 *
 * `zones` by name, for each seat: "0.unit" (9 keys, 0 for an empty Slot; rows from the front, the
 * Leader at index 4), "0.reserve" (3 keys, 0 for empty), "0.hand", "0.deck", "0.discard" (top
 * last), "0.trophies", "0.table" (a card that is resolving). `faces` by key, for each piece named
 * in a zone. `awaited` are the seats that are asked something now.
 */
export interface PixelTacticsView {
  awaited?: number[];
  faces: {
    [k: string]: PixelTacticsFace;
  };
  over?: PixelTacticsOver | null;
  score: PixelTacticsScore;
  seat: number;
  turn: PixelTacticsTurn;
  window?: PixelTacticsWindow | null;
  zones: {
    [k: string]: number[] | number;
  };
}
/**
 * A piece as one audience sees it.
 *
 * `card` is None while it lies face-down and this audience has not seen it. `life` is the Life
 * total (what is left is life - damage). `words` are the abilities in force: ranged, intercept,
 * piercing (its attacks cannot be intercepted), powerless. `marks`: spent (has performed a
 * starred action this turn), fresh (recruited in this Wave), lethal (falls at the count),
 * guarded (an Intercept stands in front), activatable is never shown. `seen`: a face-down piece
 * that another audience has also seen.
 */
export interface PixelTacticsFace {
  attack?: number;
  card?: string | null;
  damage?: number;
  key: number;
  kind: 'card' | 'corpse' | 'hero' | 'leader' | 'operation' | 'trap';
  life?: number;
  marks?: string[];
  owner: number;
  statuses?: PixelTacticsStatus[];
  time?: number;
  virus?: number;
  words?: string[];
  zeal?: number;
}
/**
 * A bracketed status effect: `word` is attack, life or an ability; `n` a signed number (0 for abilities).
 */
export interface PixelTacticsStatus {
  n?: number;
  word: string;
}
/**
 * How the table ended; `reason`: rout, tie, concession, rounds, runaway, time, abandoned.
 */
export interface PixelTacticsOver {
  reason: string;
  winner: number;
}
/**
 * Trophies each seat holds, how many win, and the matches that are over (winner -1: tied).
 */
export interface PixelTacticsScore {
  goal: number;
  trophies: number[];
  winners?: number[];
}
/**
 * Where the match stands. `active` is -1 when it is nobody's turn; `first` is first player this Round.
 */
export interface PixelTacticsTurn {
  actions: number;
  active: number;
  ceasefire: boolean;
  first: number;
  match: number;
  phase: 'count' | 'leaders' | 'over' | 'turn';
  round: number;
  wave: 'flank' | 'rear' | 'vanguard';
}
/**
 * An open Trap window: the chain so far and the seat that is asked.
 */
export interface PixelTacticsWindow {
  asked: number;
  chain: PixelTacticsLink[];
}
/**
 * One link of a Trap chain, the event at the bottom (index 0) first.
 *
 * `what`: attack, cast, order, activate, recruit or defeat. `pieces` are keys: the actor first,
 * then whom it concerns.
 */
export interface PixelTacticsLink {
  card?: string | null;
  pieces?: number[];
  seat: number;
  what: string;
}
/**
 * Everything one audience may know, and nothing else.
 *
 * `zones` by name: "spells", "dungeon" (the Lord lies last), "offer", "monsters" (three places, 0 for
 * an empty one), "looked" (what the seat is being shown), and for each seat "0.hand", "0.deck",
 * "0.reserve", "0.played", "0.discard", "0.claimed". `faces` by key, for each piece named in a zone.
 * `piles` are the basics that nobody has, by element. `coming` are the monsters still to come, where
 * the mode shows them.
 * `awaited` are the seats that are asked something now; `laid` is the bid that this seat has laid while
 * nobody else sees it (0: none).
 */
export interface PixelGloryView {
  awaited?: number[];
  coming?: string[];
  difficulty: string;
  faces: {
    [k: string]: PixelGloryFace;
  };
  full: number;
  laid?: number;
  mode: string;
  over?: PixelGloryOver | null;
  piles: number[];
  seat: number;
  turn: PixelGloryTurn;
  wizards: PixelGloryWizard[];
  zones: {
    [k: string]: number[] | number;
  };
}
/**
 * A card as one audience sees it; `owner` drafted or claimed it (-1: nobody yet).
 *
 * `card` is None while this audience has not seen its face. Of a revealed monster `hp` is what it has
 * left and `full` what is printed on it; `marks`: guard (no other can be chosen), shut (nothing can
 * damage it now), armoured, deaf (basics deal it nothing), tough (only damage defeats it). Of a spell in
 * one's Hand or reserve `sp` counts the cards of its element played so far in this turn, and the mark
 * lit says that they are enough for its alternate effect.
 */
export interface PixelGloryFace {
  card?: string | null;
  full?: number;
  hp?: number;
  key: number;
  kind: 'basic' | 'card' | 'monster' | 'spell';
  marks?: string[];
  owner?: number;
  sp?: number;
}
/**
 * How the table ended: `winners` are the seats that won, `places` each seat's place from 1, where there are any.
 *
 * `reason`: lord, nobody-left, concession, time, abandoned, runaway.
 */
export interface PixelGloryOver {
  places?: number[];
  reason: string;
  winners: number[];
}
/**
 * Where the game stands. `round` of `rounds` counts the Town's, from 1, `turn` the Dungeon's turns.
 *
 * `active` is -1 when it is nobody's turn; `kills` and `swaps` count its defeats, and how often it has
 * changed its reserve; `order` who still picks a spell in this round, the next first.
 */
export interface PixelGloryTurn {
  active: number;
  boosted?: number;
  kills: number;
  order?: number[];
  phase: 'dungeon' | 'over' | 'town';
  primed?: number;
  round: number;
  rounds: number;
  staff: number;
  swaps: number;
  turn: number;
}
/**
 * A seat: HP, combo points, fame, kills in its own turn, auction cards left, and the bid that lies open (0: none).
 *
 * `drafted` are the cards of its deck, spells first; `sworn` that it has laid a bid
 * that nobody sees yet. `team` numbers those who win together. `left`: it gave up.
 */
export interface PixelGloryWizard {
  bid: number;
  bids: number[];
  combo: number;
  drafted: string[];
  fame: number;
  hp: number;
  left?: boolean;
  out?: boolean;
  shielded?: boolean;
  sworn: boolean;
  team: number;
}
/**
 * What has changed. `number` is one more than the last; of "faces" and "zones", null means gone.
 */
export interface Update {
  changes: Changes;
  clock: Clock | null;
  clocks: SeatClock[];
  decision: Decision | null;
  lines: Line[];
  number: number;
  passing: Passing | null;
  paused: boolean;
  take_back: boolean;
  type: 'update';
  waiting: Span[];
}
export interface PixelTactics5Changes {
  awaited?: number[];
  faces?: {
    [k: string]: PixelTactics5Face | null;
  };
  over?: PixelTactics5Over | null;
  score?: PixelTactics5Score;
  seat?: number;
  turn?: PixelTactics5Turn;
  window?: PixelTactics5Window | null;
  zones?: {
    [k: string]: number[] | number | null;
  };
}
export interface PixelTacticsChanges {
  awaited?: number[];
  faces?: {
    [k: string]: PixelTacticsFace | null;
  };
  over?: PixelTacticsOver | null;
  score?: PixelTacticsScore;
  seat?: number;
  turn?: PixelTacticsTurn;
  window?: PixelTacticsWindow | null;
  zones?: {
    [k: string]: number[] | number | null;
  };
}
export interface PixelGloryChanges {
  awaited?: number[];
  coming?: string[];
  difficulty?: string;
  faces?: {
    [k: string]: PixelGloryFace | null;
  };
  full?: number;
  laid?: number;
  mode?: string;
  over?: PixelGloryOver | null;
  piles?: number[];
  seat?: number;
  turn?: PixelGloryTurn;
  wizards?: PixelGloryWizard[];
  zones?: {
    [k: string]: number[] | number | null;
  };
}
/**
 * Somebody sat down, came or went; the table began.
 */
export interface TableChanged {
  table: TableInfo;
  type: 'table';
}
/**
 * The move is row `seq` of the log, for good.
 */
export interface Accepted {
  id: string;
  seq: number;
  type: 'accepted';
}
/**
 * The request changed nothing, and why.
 */
export interface Refused {
  code: string;
  id: string;
  reason: Span[];
  rule: string;
  type: 'refused';
}
/**
 * What may follow the steps that were asked about.
 */
export interface Options {
  id: string;
  options: Option[];
  question: Span[];
  type: 'options';
}
/**
 * Whether something is offered, and what bars it.
 */
export interface Reason {
  allowed: boolean;
  code: string;
  id: string;
  reason: Span[];
  rule: string;
  type: 'reason';
}
/**
 * The table is over; the seed and the nonces let anybody check the dice.
 */
export interface TableOver {
  commitment: string;
  nonces: string[];
  result: Result;
  seed: string;
  type: 'over';
}
/**
 * Tell everything again in this language; answered by `sync`.
 */
export interface Lang {
  lang: 'en' | 'es' | 'zh-Hant';
  type: 'lang';
}
/**
 * A whole move. The id is the client's own; sent again, it gets the same answer again.
 */
export interface Make {
  decision: number;
  id: string;
  path: Step[];
  type: 'move';
}
/**
 * What may follow these steps? Private, and nothing happens by it.
 */
export interface Expand {
  decision: number;
  id: string;
  path: Step[];
  type: 'expand';
}
/**
 * Why can't I? Answered by `reason`.
 */
export interface Why {
  id: string;
  path: Step[];
  type: 'why';
}
/**
 * A seat's share of the dice, before the start: 16 bytes in hex, drawn once `sync` has told the commitment.
 *
 * The first that a seat gives counts. The table begins when every person has given one; whoever has given none some
 * seconds after the last seat was taken has an empty one.
 */
export interface AddNonce {
  nonce: string;
  type: 'nonce';
}
/**
 * What the seat passes by itself: windows of this event, of this turn, those that nothing fits.
 */
export interface SetPassing {
  event: boolean;
  fits: boolean;
  turn: boolean;
  type: 'passing';
}
/**
 * Give the table up.
 */
export interface Concede {
  id: string;
  type: 'concede';
}
/**
 * Take the seat's last decision back, while `take_back` says that it may.
 */
export interface TakeBack {
  id: string;
  type: 'take-back';
}
/**
 * Claim the table, as this seat has been away for long enough while it is asked.
 */
export interface Claim {
  id: string;
  seat: number;
  type: 'claim';
}
