/** Made by `npm run gen` from the schemas of the server: change those. */
export interface paths {
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
     * @description The newest tables that can be watched.
     */
    get: operations['listTables'];
    put?: never;
    /**
     * Open Table
     * @description Open a table against a bot, or against whoever has the invitation.
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
     * @description Take the seat that an invitation is for.
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
     * @description One table.
     */
    get: operations['getTable'];
    put?: never;
    post?: never;
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
     * @description Take the seat at this table that an invitation is for; who sits there already stays.
     */
    post: operations['joinTable'];
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
     * Invited
     * @description An invitation, and the guest's share of the dice.
     */
    Invited: {
      /** Invite */
      invite: string;
      /** Nonce */
      nonce?: string | null;
    };
    /**
     * NewSession
     * @description Nothing is asked of a guest.
     */
    NewSession: Record<string, never>;
    /**
     * NewTable
     * @description A table to open. `nonce` is the creator's share of the dice, 16 bytes in hex.
     */
    NewTable: {
      /** Game */
      game: string;
      /** Nonce */
      nonce?: string | null;
      /**
       * Opponent
       * @example person
       * @example bot:greedy
       * @example bot:random
       */
      opponent: string;
      /** Round Limit */
      round_limit?: number | null;
      /**
       * Trophies
       * @default 2
       */
      trophies: number;
    };
    /**
     * OpenedTable
     * @description A new table. `invite` lets one other person in, once; none against a bot.
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
     * Result
     * @description How a table ended; winner -1 for nobody.
     */
    Result: {
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
     */
    SeatInfo: {
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
     * Session
     * @description Who you are here.
     */
    Session: {
      user: components['schemas']['UserInfo'];
    };
    /**
     * Summary
     * @description A table, as lists show it.
     */
    Summary: {
      /** Game */
      game: string;
      /** Id */
      id: string;
      /** Options */
      options: {
        [key: string]: unknown;
      };
      result: components['schemas']['Result'] | null;
      /** Seats */
      seats: components['schemas']['SeatInfo'][];
      /**
       * Status
       * @enum {string}
       */
      status: 'open' | 'live' | 'over';
      /** Viewers */
      viewers: number;
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
        status?: 'live';
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
