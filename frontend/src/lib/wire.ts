/** What travels between the server and the browser, under the names that the client uses. */
import type { components } from './wire/rest';
import type * as socket from './wire/socket';

export type {
  Accepted,
  Changes as AnyChanges,
  Clock,
  Decision,
  Option,
  Options,
  Passing,
  PixelGloryFace as GloryFace,
  PixelGloryOver as GloryOver,
  PixelGloryStep as GloryStep,
  PixelGloryTurn as GloryTurn,
  PixelGloryView as GloryView,
  PixelGloryWizard as Wizard,
  PixelTactics5Changes as Changes,
  PixelTactics5Face as Face,
  PixelTactics5Link as Link,
  PixelTactics5Over as Over,
  PixelTactics5Score as Score,
  PixelTactics5Status as Status,
  PixelTactics5Step as TacticsStep,
  PixelTactics5Turn as Turn,
  PixelTactics5View as View,
  PixelTactics5Window as Window,
  Preview,
  Reason,
  Refused,
  Result,
  SeatClock,
  SeatInfo,
  Span,
  Step,
  View as AnyView,
} from './wire/socket';

export type Sent = socket.ClientFrame;
export type Ended = socket.TableOver;
export type Lang = socket.Lang['lang'];
export type Row = socket.PixelTactics5Turn['wave'];
export type Kind = socket.PixelTactics5Face['kind'];
/** The keys of a zone in order, or only their number where they cannot be told apart. */
export type Lying = socket.PixelTactics5View['zones'][string];

/** A piece as it is spoken of in the log. */
export type Glimpse = Omit<socket.Glimpse, 'is'>;
/** Something that happened. */
export type Telling = Omit<socket.Tale, 'is' | 'pieces'> & { pieces?: Glimpse[] };
/** A line of the log: what happened, as data and as a sentence. */
export type Line = Omit<socket.Line, 'tale'> & { tale: Telling };
export type Sync = Omit<socket.Sync, 'log'> & { log: Line[] };
export type Update = Omit<socket.Update, 'lines'> & { lines: Line[] };
export type Received = Exclude<socket.ServerFrame, socket.Sync | socket.Update> | Sync | Update;

export type TableInfo = socket.TableInfo;
/** A table as the lists show it. */
export type Summary = socket.Summary;
export type User = components['schemas']['UserInfo'];

/** What a person may choose of a new table. */
export type NewTable = Pick<components['schemas']['NewTable'], 'game'> &
  Partial<Omit<components['schemas']['NewTable'], 'game'>>;
export type Offered = components['schemas']['Offered'];
export type Game = components['schemas']['GameInfo'];
export type Mode = components['schemas']['ModeInfo'];
export type Rematch = components['schemas']['RematchInfo'];

// --- The lobby --------------------------------------------------------------------

export type Asked = socket.LobbyFrame;
export type LobbyRefused = socket.LobbyRefused;
export type Online = socket.OnlineInfo;
export type Ticket = socket.TicketInfo;
export type Queue = Omit<socket.Seek, 'type'>;
export type ClockName = NonNullable<socket.Seek['clock']>;
export type Own = socket.OwnInfo;
export type Answered = socket.FromLobby;

// --- Talk and safety ----------------------------------------------------------------

export type Said = socket.Said;
export type Phrase = socket.PhraseInfo;
export type Say = socket.Say;
export type FromTalk = socket.Chat | socket.Said | socket.Unsaid | socket.Heard | socket.Unheard;
export type Announcement = socket.AnnouncementInfo;
export type Shunned = components['schemas']['ShunnedInfo'];
export type Category = components['schemas']['ReportWanted']['category'];

// --- Cards: made of the game's texts, which have no schema ---------------------

export type LineKind = 'order' | 'operation' | 'trap';

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

/** A card of Pixel Glory. */
export interface GloryCard {
  id: string;
  kind: 'spell' | 'basic' | 'monster';
  name: string;
  flavour: string;
  /** Empty for what has none. */
  element: Element | '';
  /** What is strong against it, if it is a monster. */
  weak: Element | '';
  /** How many basics it brings. */
  symbols: number;
  /** Cards of its element that the alternate effect needs; 0 without one. */
  sp: number;
  hp: number;
  fame: number;
  texts: { effect: string; alternate: string; abilities: string };
}

export type Element = 'fire' | 'earth' | 'water' | 'light' | 'shadow';

export interface CardSet<C> {
  version: string;
  set: string;
  cards: C[];
}
