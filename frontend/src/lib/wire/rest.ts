/** Made by `npm run gen` from the schemas of the server: change those. */
export interface paths {
  '/api/games': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Games
     * @description What can be played here.
     */
    get: operations['listGames'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{name}/cards': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Cards
     * @description Every card of the game: names, numbers, texts.
     */
    get: operations['listCards'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/lobby/online': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Online
     * @description How many people are connected, and who some of them are.
     */
    get: operations['listOnline'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/matchmaking': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Ticket
     * @description The ticket that one has, which is kept by this, or the table that was found.
     */
    get: operations['getTicket'];
    put?: never;
    /**
     * Seek
     * @description Take a ticket, instead of any other. Whoever has no lobby socket asks again every few seconds to keep it.
     */
    post: operations['seek'];
    /**
     * Stop Seeking
     * @description Give the ticket back.
     */
    delete: operations['stopSeeking'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/matchmaking/bot': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Play Bot Instead
     * @description Give the ticket back for a table against a bot.
     */
    post: operations['playBotInstead'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Session
     * @description The session of this browser.
     */
    get: operations['getSession'];
    put?: never;
    /**
     * Open Session
     * @description The session of this browser; a new guest for one that has none.
     */
    post: operations['openSession'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tables': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Tables
     * @description The newest tables at which a seat is free, or those that can be watched.
     */
    get: operations['listTables'];
    put?: never;
    /**
     * Open Table
     * @description Open a table against bots, against people, or both. It begins as soon as every seat is taken.
     */
    post: operations['openTable'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tables/join': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Join By Invite
     * @description Take a seat by invitation; who sits there already stays.
     */
    post: operations['joinByInvite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tables/mine': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List My Tables
     * @description The tables at which you sit and that are not over.
     */
    get: operations['listMyTables'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tables/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Table
     * @description One table, as you may know it.
     */
    get: operations['getTable'];
    put?: never;
    post?: never;
    /**
     * Close Table
     * @description End a table that still waits for others, as its host.
     */
    delete: operations['closeTable'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tables/{id}/invite': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Renew Invite
     * @description A new invitation, as the table's host; the one before it is no longer valid.
     */
    post: operations['renewInvite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tables/{id}/join': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Join Table
     * @description Take a seat at this table, by invitation or because it is open; who sits there already stays.
     */
    post: operations['joinTable'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tables/{id}/leave': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Leave Table
     * @description Get up from a table that still waits for others. If the host leaves, the next is host; the last ends it.
     */
    post: operations['leaveTable'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tables/{id}/record': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Record
     * @description The record of a table that is over.
     */
    get: operations['getRecord'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tables/{id}/rematch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask For Rematch
     * @description Ask for the same once more, everybody a seat further. It is made when all have asked; against bots, at once.
     */
    post: operations['askForRematch'];
    /**
     * Withdraw Rematch
     * @description No longer ask for a rematch.
     */
    delete: operations['withdrawRematch'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/healthz': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Is Alive
     * @description Whether this node lives.
     */
    get: operations['isAlive'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/readyz': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Is Ready
     * @description Whether the database answers and has the schema this version needs.
     */
    get: operations['isReady'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * BotWanted
     * @description A share of the dice, 16 bytes in hex.
     */
    BotWanted: {
      /** Nonce */
      nonce?: string | null;
    };
    /**
     * ChoiceInfo
     * @description What is settled when a table is opened, and its values, the usual one first.
     */
    ChoiceInfo: {
      /** Name */
      name: string;
      /** Values */
      values: (number | string)[];
    };
    /**
     * ErrorBody
     * @description What is wrong, for programs and for people.
     */
    ErrorBody: {
      /** Code */
      code: string;
      /** Message */
      message: string;
      /** Rule */
      rule?: string | null;
    };
    /**
     * GameInfo
     * @description A game and its modes, the usual one first. Names are words that the client has texts for.
     */
    GameInfo: {
      /** Modes */
      modes: components['schemas']['ModeInfo'][];
      /** Name */
      name: string;
      /** Rules Version */
      rules_version: string;
    };
    /**
     * Invited
     * @description An invitation, the seat that is wanted if it matters, and the guest's share of the dice.
     */
    Invited: {
      /** Invite */
      invite: string;
      /** Nonce */
      nonce?: string | null;
      /** Seat */
      seat?: number | null;
    };
    /**
     * Joining
     * @description An invitation, or the password of an open table that has one; the seat, if it matters; a share of the dice.
     */
    Joining: {
      /** Invite */
      invite?: string | null;
      /** Nonce */
      nonce?: string | null;
      /** Password */
      password?: string | null;
      /** Seat */
      seat?: number | null;
    };
    /**
     * ModeInfo
     * @description A way to play: for how many, the usual number first; with `teams`, some win together.
     */
    ModeInfo: {
      /** Choices */
      choices: components['schemas']['ChoiceInfo'][];
      /** Name */
      name: string;
      /** Seats */
      seats: number[];
      /** Teams */
      teams: boolean;
    };
    /**
     * NewInvite
     * @description A code that lets people in until every seat is taken.
     */
    NewInvite: {
      /** Invite */
      invite: string;
    };
    /**
     * NewSession
     * @description Nothing is asked of a guest.
     */
    NewSession: Record<string, never>;
    /**
     * NewTable
     * @description A table to open.
     *
     *     `options` are choices of the mode, the first mode if none is named; GET /api/games lists them. `seats`
     *     says of each seat whether a `person` or a `bot:NAME` is to sit there, and the creator takes the first for a
     *     person; without it, `opponent` is everybody else. An `open` table is listed, and asks for its password if
     *     it has one; a `private` one is joined by its invitation alone. `nonce` is the creator's share of the dice,
     *     16 bytes in hex.
     */
    NewTable: {
      /**
       * Clock
       * @default relaxed
       * @enum {string}
       */
      clock: 'relaxed' | 'standard' | 'fast' | 'correspondence';
      /**
       * Delay Ms
       * @default 0
       */
      delay_ms: number;
      /** Game */
      game: string;
      /** Mode */
      mode?: string | null;
      /** Nonce */
      nonce?: string | null;
      /**
       * Opponent
       * @default person
       * @example person
       * @example bot:greedy
       */
      opponent: string;
      /**
       * Options
       * @default {}
       */
      options: {
        [key: string]: number | string;
      };
      /** Password */
      password?: string | null;
      /**
       * Rated
       * @default false
       */
      rated: boolean;
      /** Seats */
      seats?: string[] | null;
      /**
       * Spectators
       * @default true
       */
      spectators: boolean;
      /** Visibility */
      visibility?: ('open' | 'private') | null;
    };
    /**
     * Offered
     * @description What can be played here, by which clocks, and against which bots.
     */
    Offered: {
      /** Bots */
      bots: string[];
      /** Clocks */
      clocks: components['schemas']['SpeedInfo'][];
      /** Games */
      games: components['schemas']['GameInfo'][];
    };
    /**
     * OnlineInfo
     * @description How many are connected, and who some of them are.
     */
    OnlineInfo: {
      /** Count */
      count: number;
      /** People */
      people: components['schemas']['PersonInfo'][];
    };
    /**
     * OpenedTable
     * @description A new table. `invite` lets people in until every seat is taken; none where nobody is missing.
     */
    OpenedTable: {
      /** Id */
      id: string;
      /** Invite */
      invite: string | null;
      /** Seat */
      seat: number;
    };
    /**
     * PersonInfo
     * @description Somebody who is here; the id draws their picture.
     */
    PersonInfo: {
      /** Id */
      id: string;
      /** Name */
      name: string;
    };
    /**
     * ProgressInfo
     * @description How far a table has come.
     */
    ProgressInfo: {
      /** Match */
      match: number;
      /** Round */
      round: number;
      /** Scores */
      scores: number[];
    };
    /**
     * RecordInfo
     * @description A record: enough to play the game again, and to check its dice.
     */
    RecordInfo: {
      /** Commitment */
      commitment: string;
      /** Game */
      game: string;
      /** Id */
      id: string;
      /** Nonces */
      nonces: string[];
      /** Options */
      options: {
        [key: string]: unknown;
      };
      /** Rows */
      rows: components['schemas']['RecordRow'][];
      /** Rules Version */
      rules_version: string;
      /** Seed */
      seed: string;
    };
    /**
     * RecordRow
     * @description A row of the log: `payload` is the path of a move, or the nonces of the start.
     */
    RecordRow: {
      /** At */
      at: number;
      /** Decision */
      decision: number;
      /** Kind */
      kind: string;
      /** Payload */
      payload: unknown;
      /** Seat */
      seat: number;
      /** Seq */
      seq: number;
    };
    /**
     * RematchInfo
     * @description The seats that ask for a rematch; once all do, the new table and your seat there.
     */
    RematchInfo: {
      /** Asked */
      asked: number[];
      /** Seat */
      seat: number | null;
      /** Table */
      table: string | null;
    };
    /**
     * Result
     * @description How a table ended; winner -1 for nobody. `places`: each seat's, from 1; none where nobody gains or loses.
     */
    Result: {
      /** Places */
      places: number[];
      /** Reason */
      reason: string;
      /** Scores */
      scores: number[];
      /** Winner */
      winner: number;
    };
    /**
     * SeatInfo
     * @description A place at a table; `user_seed` draws its picture, `present` says whether somebody is connected.
     *
     *     `claim_in`: the seat is away, and in so many milliseconds the others may claim the table while it is asked.
     *     `again`: the table is over, and the seat asks for a rematch.
     */
    SeatInfo: {
      /** Again */
      again: boolean;
      /** Claim In */
      claim_in: number | null;
      /**
       * Kind
       * @enum {string}
       */
      kind: 'open' | 'person' | 'bot';
      /** Name */
      name: string | null;
      /** Present */
      present: boolean;
      /** Seat */
      seat: number;
      /** User Seed */
      user_seed: string | null;
    };
    /**
     * Seated
     * @description Where you sit.
     */
    Seated: {
      /** Id */
      id: string;
      /** Seat */
      seat: number;
    };
    /**
     * Seeking
     * @description The ticket that waits, or the table that was found; neither for who looks for nothing.
     */
    Seeking: {
      /** Table */
      table: string | null;
      ticket: components['schemas']['TicketInfo'] | null;
    };
    /**
     * Session
     * @description Who you are here.
     */
    Session: {
      user: components['schemas']['UserInfo'];
    };
    /**
     * Sought
     * @description What one looks for; the first mode of the game if none is named. Rated play is for accounts.
     */
    Sought: {
      /**
       * Clock
       * @default relaxed
       * @enum {string}
       */
      clock: 'relaxed' | 'standard' | 'fast' | 'correspondence';
      /** Game */
      game: string;
      /** Mode */
      mode?: string | null;
      /**
       * Rated
       * @default false
       */
      rated: boolean;
    };
    /**
     * SpeedInfo
     * @description A clock: the grace of each decision, then the bank of a seat, in milliseconds.
     */
    SpeedInfo: {
      /** Bank Ms */
      bank_ms: number;
      /** Grace Ms */
      grace_ms: number;
      /** Name */
      name: string;
    };
    /**
     * Summary
     * @description A table as lists show it. `locked`: it asks for a password. `host` is a user's id.
     *
     *     What watchers see of it is `delay_ms` old; then there is no progress.
     */
    Summary: {
      /** Clock */
      clock: string;
      /** Created At */
      created_at: number;
      /** Delay Ms */
      delay_ms: number;
      /** Game */
      game: string;
      /** Host */
      host: string | null;
      /** Id */
      id: string;
      /** Locked */
      locked: boolean;
      /** Mode */
      mode: string;
      /** Options */
      options: {
        [key: string]: unknown;
      };
      progress: components['schemas']['ProgressInfo'] | null;
      /** Rated */
      rated: boolean;
      result: components['schemas']['Result'] | null;
      /** Seats */
      seats: components['schemas']['SeatInfo'][];
      /** Spectators */
      spectators: boolean;
      /**
       * Status
       * @enum {string}
       */
      status: 'open' | 'live' | 'over';
      /** Viewers */
      viewers: number;
      /**
       * Visibility
       * @enum {string}
       */
      visibility: 'open' | 'private';
    };
    /**
     * TicketInfo
     * @description What one looks for, and since when. `expected_ms`: how long others have waited lately, if that is known.
     *
     *     Once `offer_bot` is true, which it is after `bot_after_ms`, `play-bot` makes a table against a bot.
     */
    TicketInfo: {
      /** Bot After Ms */
      bot_after_ms: number;
      /** Clock */
      clock: string;
      /** Expected Ms */
      expected_ms: number | null;
      /** Game */
      game: string;
      /** Mode */
      mode: string;
      /** Offer Bot */
      offer_bot: boolean;
      /** Rated */
      rated: boolean;
      /** Waited Ms */
      waited_ms: number;
    };
    /**
     * UserInfo
     * @description Somebody; `seed` draws their picture.
     */
    UserInfo: {
      /** Id */
      id: string;
      /** Name */
      name: string;
      /** Seed */
      seed: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listGames: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Offered'];
        };
      };
      /** @description The database cannot be reached, or this node is about to end. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  listCards: {
    parameters: {
      query?: {
        lang?: 'en' | 'es' | 'zh-Hant';
      };
      header?: {
        'if-none-match'?: string | null;
      };
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
        };
      };
      /** @description Not changed. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The database cannot be reached, or this node is about to end. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  listOnline: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OnlineInfo'];
        };
      };
      /** @description The database cannot be reached, or this node is about to end. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  getTicket: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Seeking'];
        };
      };
      /** @description The database cannot be reached, or this node is about to end. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  seek: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Sought'];
      };
    };
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Seeking'];
        };
      };
      /** @description The database cannot be reached, or this node is about to end. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  stopSeeking: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The database cannot be reached, or this node is about to end. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  playBotInstead: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['BotWanted'] | null;
      };
    };
    responses: {
      /** @description Successful Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenedTable'];
        };
      };
      /** @description The database cannot be reached, or this node is about to end. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  getSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /** @description The database cannot be reached, or this node is about to end. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  openSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['NewSession'] | null;
      };
    };
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /** @description The database cannot be reached, or this node is about to end. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  listTables: {
    parameters: {
      query?: {
        status?: 'open' | 'live';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Summary'][];
        };
      };
      /** @description The database cannot be reached, or this node is about to end. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  openTable: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewTable'];
      };
    };
    responses: {
      /** @description Successful Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenedTable'];
        };
      };
      /** @description The database cannot be reached, or this node is about to end. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  joinByInvite: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Invited'];
      };
    };
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Seated'];
        };
      };
      /** @description The database cannot be reached, or this node is about to end. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  listMyTables: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Summary'][];
        };
      };
      /** @description The database cannot be reached, or this node is about to end. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  getTable: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Summary'];
        };
      };
      /** @description The database cannot be reached, or this node is about to end. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  closeTable: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The database cannot be reached, or this node is about to end. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  renewInvite: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewInvite'];
        };
      };
      /** @description The database cannot be reached, or this node is about to end. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  joinTable: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Joining'];
      };
    };
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Seated'];
        };
      };
      /** @description The database cannot be reached, or this node is about to end. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  leaveTable: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The database cannot be reached, or this node is about to end. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  getRecord: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecordInfo'];
        };
      };
      /** @description The database cannot be reached, or this node is about to end. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  askForRematch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RematchInfo'];
        };
      };
      /** @description The database cannot be reached, or this node is about to end. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  withdrawRematch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The database cannot be reached, or this node is about to end. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  isAlive: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            [key: string]: string;
          };
        };
      };
      /** @description The database cannot be reached, or this node is about to end. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  isReady: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            [key: string]: string;
          };
        };
      };
      /** @description Not ready. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request cannot be done; nothing was changed. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
}
