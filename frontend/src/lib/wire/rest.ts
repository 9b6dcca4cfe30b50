/** Made by `npm run gen` from the schemas of the server: change those. */
export interface paths {
  '/api/account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Account
     * @description Your account, or what a guest has instead of one.
     */
    get: operations['getAccount'];
    put?: never;
    post?: never;
    /**
     * Delete Account
     * @description Leave for good.
     *
     *     Name, password, sessions and tokens are deleted. Tables, messages and reports stay, under the name
     *     `former player`; a table that is not over is lost by absence, one that waits for others is left. The log of what
     *     moderators do is never changed: a name that they took away stays there. Who has no password must have signed in
     *     within the last ten minutes.
     */
    delete: operations['deleteAccount'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export Account
     * @description Everything that is kept of you, as a file.
     */
    get: operations['exportAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/name': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Rename
     * @description Take another name. No two accounts have names that look alike; guests may share one, but not an account's.
     *
     *     A guest who bears the name that an account takes is called otherwise from then on.
     */
    put: operations['rename'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change Password
     * @description Set another password. Every other session ends; tokens go on.
     *
     *     An account that has none yet must have signed in within the last ten minutes.
     */
    put: operations['changePassword'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Sessions
     * @description Where you are signed in.
     */
    get: operations['listSessions'];
    put?: never;
    post?: never;
    /**
     * End Sessions
     * @description Sign out everywhere, here included unless `but_this`.
     */
    delete: operations['endSessions'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/sessions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * End Session
     * @description Sign out at one place.
     */
    delete: operations['endSession'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/tokens': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Tokens
     * @description The tokens of your programs.
     */
    get: operations['listTokens'];
    put?: never;
    /**
     * Make Token
     * @description A token with which a program of yours may do what you may, but for what is under /api/account.
     */
    post: operations['makeToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/tokens/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Revoke Token
     * @description Revoke a token: what uses it is shut out at once.
     */
    delete: operations['revokeToken'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/accounts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign Up
     * @description Make the guest of this browser an account: the same user, with everything they have. Without one, a new user.
     */
    post: operations['signUp'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/announcements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Announcements
     * @description All announcements, those to come and those that are over as well.
     */
    get: operations['adminListAnnouncements'];
    put?: never;
    /**
     * Announce
     * @description Announce something: everybody in the lobby sees it at once.
     */
    post: operations['adminAnnounce'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/announcements/{id}/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Withdraw
     * @description Announce it no longer.
     */
    post: operations['adminWithdrawAnnouncement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Audit
     * @description What was done and looked at.
     */
    get: operations['adminListAudit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/messages/{id}/hide': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Hide Message
     * @description Show a message to nobody any more.
     */
    post: operations['adminHideMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/nodes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Nodes
     * @description The nodes that live.
     */
    get: operations['adminListNodes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/nodes/{id}/drain': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Drain Node
     * @description Let a node take nothing on any more and send its people to the others. It lives on until it is ended.
     */
    post: operations['adminDrainNode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Reports
     * @description Open reports, the oldest first; or closed ones, the latest first.
     */
    get: operations['adminListReports'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/reports/{id}/close': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Close Report
     * @description Close a report with what became of it.
     */
    post: operations['adminCloseReport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/seasons': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin Season
     * @description End the season that runs and begin the next, in which leaderboards are empty and ratings less sure.
     */
    post: operations['adminBeginSeason'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/statistics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Statistics
     * @description How much goes on now, and went on in the last thirty days.
     */
    get: operations['adminGetStatistics'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/tables': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Tables
     * @description Tables, private ones as well.
     */
    get: operations['adminListTables'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/tables/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Table
     * @description What everybody who watches the table may know of it.
     */
    get: operations['adminGetTable'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/tables/{id}/abort': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Abort Table
     * @description End a table; nobody gains or loses.
     */
    post: operations['adminAbortTable'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/tables/{id}/adjudicate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Adjudicate Table
     * @description End a table in favour of a seat, or as a tie.
     */
    post: operations['adminAdjudicateTable'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/tables/{id}/look': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Look Into Table
     * @description Everything that is hidden at a table; not for who sits there or watches it.
     */
    post: operations['adminLookIntoTable'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/tables/{id}/pause': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Pause Table
     * @description Stop every clock; moves are refused until the table is resumed.
     */
    post: operations['adminPauseTable'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/tables/{id}/record': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Record
     * @description The record of a table that is over, also for those who watch it.
     */
    get: operations['adminGetRecord'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/tables/{id}/resume': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Resume Table
     * @description Let a paused table go on.
     */
    post: operations['adminResumeTable'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Users
     * @description People of this id, or with these letters in their name.
     */
    get: operations['adminListUsers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get User
     * @description Somebody in full.
     */
    get: operations['adminGetUser'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/ban': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Ban
     * @description Shut somebody out until then: every session and token is refused with the reason, every socket is closed.
     */
    put: operations['adminBan'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/mute': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Mute
     * @description Let nobody hear somebody until then.
     */
    put: operations['adminMute'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/name': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Rename
     * @description Give somebody another name.
     */
    put: operations['adminRename'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/revoke-sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Revoke Sessions
     * @description End all sessions and tokens of somebody. A guest can then never come back.
     */
    post: operations['adminRevokeSessions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/role': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Set Role
     * @description Give an account a role. An admin may step down, unless nobody else is one.
     */
    put: operations['adminSetRole'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/unban': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Unban
     * @description Let somebody in again.
     */
    post: operations['adminUnban'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/unmute': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Unmute
     * @description Let somebody be heard again.
     */
    post: operations['adminUnmute'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/announcements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Announcements
     * @description What the house announces now, in every language.
     */
    get: operations['listAnnouncements'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
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
  '/api/leaderboards/{name}/{mode}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Leaderboard
     * @description Who plays this mode of this game best, in the season that runs or in another.
     */
    get: operations['getLeaderboard'];
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
  '/api/replays': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Replays
     * @description Tables that are over, the newest first: those that everybody could watch, and your own.
     */
    get: operations['listReplays'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Own Reports
     * @description What one has reported, the last first.
     */
    get: operations['listOwnReports'];
    put?: never;
    /**
     * Report
     * @description Tell those who run the place of somebody. What was said around it is kept with it, as it was.
     */
    post: operations['report'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/seasons': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Seasons
     * @description Every season, the newest first.
     */
    get: operations['listSeasons'];
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
     * @description Who you are. 403 `banned` comes with `details`: `reason`, and `until` in ms since 1970.
     */
    get: operations['getSession'];
    put?: never;
    /**
     * Open Session
     * @description The session of this browser, which then lasts as long again; a new guest for one that has none.
     */
    post: operations['openSession'];
    /**
     * Sign Out
     * @description End the session of this browser, if it has one. A guest can never come back.
     */
    delete: operations['signOut'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/openid': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin Openid
     * @description Begin to sign in with the other service; ten minutes are left for it.
     */
    post: operations['beginOpenID'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/openid/callback': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Finish Openid
     * @description Come back from the other service.
     *
     *     Who is known here is signed in, and a guest's seats pass to them as at `signIn`. An account that comes back with
     *     somebody unknown can sign in so from now on, if it has signed in within the last ten minutes; a guest who does
     *     becomes an account, with everything they have.
     */
    get: operations['finishOpenID'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/sign-in': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign In
     * @description Come back to an account.
     *
     *     A guest's seats at tables that are not over pass to the account, so that nothing begun is lost; where both sit
     *     at one table, the guest's seat stays empty. What the guest has finished stays the guest's.
     */
    post: operations['signIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/ways': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Ways
     * @description How one can sign in here.
     */
    get: operations['listWays'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/shunned': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Shunned
     * @description Whom one shuns, the last first.
     */
    get: operations['listShunned'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/shunned/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Shun
     * @description Mute or block somebody, instead of what was so before. They are not told.
     */
    put: operations['shun'];
    post?: never;
    /**
     * Stop Shunning
     * @description Shun them no longer.
     */
    delete: operations['stopShunning'];
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
     * @description Open a table against bots, against people, or both. It begins once all sit there and have given their
     *     shares of the dice.
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
  '/api/tables/{id}/fork': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Fork Table
     * @description Play on from a table that is over: a new one, private and casual, with new dice and bots in all other seats.
     */
    post: operations['forkTable'];
    delete?: never;
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
     * @description The record of a table that is over: `python -m app verify` checks one.
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
  '/api/tables/{id}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Replay
     * @description A page of the replay of a table that is over, as the audience that sees everything saw and was told it.
     */
    get: operations['getReplay'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Profile
     * @description How well somebody plays, and what they have won.
     */
    get: operations['getProfile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get History
     * @description What somebody has played: tables that everybody could watch, and those at which you sat as well.
     */
    get: operations['getHistory'];
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
     * @description Whether this node takes people in: it is not about to end, the database answers and has the right schema.
     *
     *     What its heart learnt last is told: who asks often, or in a rush, waits for nothing.
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
     * AccountInfo
     * @description Your account. `password` and `openid` are the ways in which you can sign in; `created_at` in ms since 1970.
     */
    AccountInfo: {
      /** Created At */
      created_at: number;
      /** Openid */
      openid: boolean;
      /** Password */
      password: boolean;
      session: components['schemas']['Session'];
    };
    /**
     * AdminAnnouncement
     * @description An announcement, and who made it.
     */
    AdminAnnouncement: {
      /** By */
      by: string;
      /** From At */
      from_at: number;
      /** Id */
      id: string;
      /** Texts */
      texts: {
        [key: string]: string;
      };
      /** Until At */
      until_at: number;
    };
    /**
     * AdminReport
     * @description What somebody reported. Times in ms since 1970.
     *
     *     `hidden` are those messages of the context that nobody is shown any more.
     */
    AdminReport: {
      /** Accused */
      accused: string;
      /** Accused Name */
      accused_name: string;
      /** At */
      at: number;
      /**
       * Category
       * @enum {string}
       */
      category: 'chat' | 'name' | 'cheating' | 'leaving' | 'other';
      context: components['schemas']['ReportContext'];
      /** Handled At */
      handled_at: number | null;
      /** Handled By */
      handled_by: string | null;
      /** Handled By Name */
      handled_by_name: string | null;
      /** Hidden */
      hidden: number[];
      /** Id */
      id: string;
      /** Message */
      message: number | null;
      /** Outcome */
      outcome: string | null;
      /** Reporter */
      reporter: string;
      /** Reporter Name */
      reporter_name: string;
      /**
       * Status
       * @enum {string}
       */
      status: 'open' | 'closed';
      /** Table */
      table: string | null;
      /** Words */
      words: string;
    };
    /**
     * AdminTable
     * @description What everybody may know of a table, and whether it is paused.
     */
    AdminTable: {
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
      /** Paused */
      paused: boolean;
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
     * AdminTables
     * @description Some tables, the newest first; `next` is `before` for those that follow, null for the last.
     */
    AdminTables: {
      /** Next */
      next: string | null;
      /** Tables */
      tables: components['schemas']['Summary'][];
    };
    /**
     * AdminUser
     * @description Somebody, with the sanctions that hold. Times in ms since 1970.
     */
    AdminUser: {
      /** Account */
      account: boolean;
      /** Ban Reason */
      ban_reason: string | null;
      /** Banned Until */
      banned_until: number | null;
      /** Created At */
      created_at: number;
      /** Deleted At */
      deleted_at: number | null;
      /** Id */
      id: string;
      /** Muted Until */
      muted_until: number | null;
      /** Name */
      name: string;
      /**
       * Role
       * @enum {string}
       */
      role: 'user' | 'moderator' | 'admin';
      /** Seen At */
      seen_at: number;
    };
    /**
     * AdminUserDetail
     * @description Somebody in full: how much there is of theirs, reports about them, and the history of their sanctions.
     */
    AdminUserDetail: {
      /** Accused */
      accused: number;
      /** History */
      history: components['schemas']['AuditEntry'][];
      /** Sessions */
      sessions: number;
      /** Tables */
      tables: number;
      /** Tokens */
      tokens: number;
      user: components['schemas']['AdminUser'];
    };
    /**
     * AdminUsers
     * @description Some people, the newest first; `next` is `before` for those that follow, null for the last.
     */
    AdminUsers: {
      /** Next */
      next: string | null;
      /** Users */
      users: components['schemas']['AdminUser'][];
    };
    /**
     * AnnouncementInfo
     * @description What the house tells everybody until `until_at` (ms since 1970); `texts` are by language.
     */
    AnnouncementInfo: {
      /** From At */
      from_at: number;
      /** Id */
      id: string;
      /** Texts */
      texts: {
        [key: string]: string;
      };
      /** Until At */
      until_at: number;
    };
    /**
     * AskedInfo
     * @description A seat that is asked something after a step, and what sort of question it is.
     */
    AskedInfo: {
      /** Kind */
      kind: string;
      /** Seat */
      seat: number;
    };
    /**
     * AuditEntry
     * @description Who did what, to what, why. `at` is in ms since 1970; a target is written `user ID`, `table ID`, ...
     */
    AuditEntry: {
      /** Action */
      action: string;
      /** Actor */
      actor: string;
      /** Actor Name */
      actor_name: string;
      /** At */
      at: number;
      /** Details */
      details: {
        [key: string]: unknown;
      };
      /** Id */
      id: number;
      /** Reason */
      reason: string;
      /** Target */
      target: string;
    };
    /**
     * AuditPage
     * @description Some entries, the newest first; `next` is `before` for those that follow, null for the last.
     */
    AuditPage: {
      /** Entries */
      entries: components['schemas']['AuditEntry'][];
      /** Next */
      next: number | null;
    };
    /**
     * CabinetInfo
     * @description Trophies of one game; `over` counts them by the Leader they were won against (a card), the most first.
     */
    CabinetInfo: {
      /** Game */
      game: string;
      /** Over */
      over: {
        [key: string]: number;
      };
      /** Trophies */
      trophies: number;
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
     * Credentials
     * @description The name and the password of an account.
     */
    Credentials: {
      /** Name */
      name: string;
      /** Password */
      password: string;
    };
    /**
     * DayCount
     * @description How many tables of a game ended on a day, which began then (ms since 1970, UTC).
     */
    DayCount: {
      /** Day */
      day: number;
      /** Ended */
      ended: number;
      /** Game */
      game: string;
    };
    /**
     * Departure
     * @description A sign-in to begin; `back` is the page of ours to come back to.
     */
    Departure: {
      /**
       * Back
       * @default /
       */
      back: string;
    };
    /**
     * Destination
     * @description Where the browser is to go.
     */
    Destination: {
      /** Url */
      url: string;
    };
    /**
     * ErrorBody
     * @description What is wrong, for programs and for people.
     */
    ErrorBody: {
      /** Code */
      code: string;
      /** Details */
      details?: {
        [key: string]: unknown;
      } | null;
      /** Message */
      message: string;
      /** Rule */
      rule?: string | null;
    };
    /**
     * ExportInfo
     * @description What is kept of a user, a list for each kind, the columns as they are stored; no secret, nothing of others.
     *
     *     Times are in ms since 1970. A table's `share` of the dice is in hex, `passing` what the seat passes by itself; of
     *     the moves these are the last 20,000, the newest first.
     */
    ExportInfo: {
      /** Messages */
      messages: {
        [key: string]: unknown;
      }[];
      /** Moves */
      moves: {
        [key: string]: unknown;
      }[];
      /** Profile */
      profile: {
        [key: string]: unknown;
      };
      /** Rating Changes */
      rating_changes: {
        [key: string]: unknown;
      }[];
      /** Ratings */
      ratings: {
        [key: string]: unknown;
      }[];
      /** Reports */
      reports: {
        [key: string]: unknown;
      }[];
      /** Sessions */
      sessions: {
        [key: string]: unknown;
      }[];
      /** Shunned */
      shunned: {
        [key: string]: unknown;
      }[];
      /** Tables */
      tables: {
        [key: string]: unknown;
      }[];
      /** Tickets */
      tickets: {
        [key: string]: unknown;
      }[];
      /** Tokens */
      tokens: {
        [key: string]: unknown;
      }[];
      /** Trophies */
      trophies: {
        [key: string]: unknown;
      }[];
    };
    /**
     * FavouriteInfo
     * @description A Leader (a card) that somebody likes to play; matches played and won with it.
     */
    FavouriteInfo: {
      /** Game */
      game: string;
      /** Leader */
      leader: string;
      /** Played */
      played: number;
      /** Won */
      won: number;
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
     * HistoryEntry
     * @description A table that somebody sat at; the points of their rating before and after it, null where it is not rated.
     */
    HistoryEntry: {
      /** After */
      after: number | null;
      /** Before */
      before: number | null;
      /** Seat */
      seat: number;
      table: components['schemas']['PastTable'];
    };
    /**
     * HistoryInfo
     * @description Some tables in a row, the newest first; `next` is `before` for those that follow, null for the last.
     */
    HistoryInfo: {
      /** Entries */
      entries: components['schemas']['HistoryEntry'][];
      /** Next */
      next: string | null;
    };
    /**
     * Invited
     * @description An invitation, and the seat that is wanted if it matters.
     */
    Invited: {
      /** Invite */
      invite: string;
      /** Seat */
      seat?: number | null;
    };
    /**
     * Joining
     * @description An invitation, or the password of an open table that has one; the seat, if it matters.
     */
    Joining: {
      /** Invite */
      invite?: string | null;
      /** Password */
      password?: string | null;
      /** Seat */
      seat?: number | null;
    };
    /**
     * LeaderInfo
     * @description Somebody's place, from 1; `won` of `played` rated tables of the season.
     *
     *     `points` are 1000 for a newcomer and rise with what somebody has shown; they are `provisional` until enough is
     *     known: for the first ten tables, and while the rating is unsure.
     */
    LeaderInfo: {
      /** Name */
      name: string;
      /** Place */
      place: number;
      /** Played */
      played: number;
      /** Points */
      points: number;
      /** Provisional */
      provisional: boolean;
      /** User */
      user: string;
      /** Won */
      won: number;
    };
    /**
     * LeaderboardInfo
     * @description A page of a leaderboard, from 0; `more` says whether another follows.
     */
    LeaderboardInfo: {
      /** More */
      more: boolean;
      /** Page */
      page: number;
      /** Places */
      places: components['schemas']['LeaderInfo'][];
      /** Season */
      season: number;
    };
    /**
     * Leaving
     * @description The password of the account; empty for a guest, and for who signs in elsewhere.
     */
    Leaving: {
      /**
       * Password
       * @default
       */
      password: string;
    };
    /**
     * Length
     * @description Medians of a game's latest tables: their rows, and the milliseconds from the first to the last.
     */
    Length: {
      /** Game */
      game: string;
      /** Rows */
      rows: number;
      /** Tables */
      tables: number;
      /** Took Ms */
      took_ms: number;
    };
    /**
     * Line
     * @description A line of the log: what happened, and as a sentence.
     */
    Line: {
      /** N */
      n: number;
      /** Spans */
      spans: unknown[];
      /** Tale */
      tale: unknown;
    };
    /**
     * LookedInto
     * @description All of a table after row `seq`: `view` is the game's, of the audience that sees everything.
     */
    LookedInto: {
      /** Paused */
      paused: boolean;
      /** Seq */
      seq: number;
      /** Table */
      table: string;
      /** View */
      view: unknown;
    };
    /**
     * MadeToken
     * @description A new token. `secret` is shown this once: send it as `Authorization: Bearer ...`.
     */
    MadeToken: {
      /** Secret */
      secret: string;
      token: components['schemas']['TokenInfo'];
    };
    /**
     * MarkInfo
     * @description The step with which a Round begins.
     */
    MarkInfo: {
      /** Match */
      match: number;
      /** Round */
      round: number;
      /** Seq */
      seq: number;
    };
    /**
     * Message
     * @description Something that was said; of a phrase, the text is empty. `at` is in ms since 1970.
     */
    Message: {
      /** At */
      at: number;
      /** Channel */
      channel: string;
      /** Id */
      id: number;
      /** Name */
      name: string;
      /** Phrase */
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
      /** Text */
      text: string;
      /** User */
      user: string;
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
     * NewAnnouncement
     * @description What everybody is told, from then until then (ms since 1970).
     */
    NewAnnouncement: {
      /** From At */
      from_at: number;
      /** Reason */
      reason: string;
      texts: components['schemas']['Texts'];
      /** Until At */
      until_at: number;
    };
    /**
     * NewFork
     * @description Where to play on: after row `seq`, in this seat, against this bot.
     */
    NewFork: {
      /**
       * Bot
       * @example greedy
       */
      bot: string;
      /** Seat */
      seat: number;
      /** Seq */
      seq: number;
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
     * NewName
     * @description Another name.
     */
    NewName: {
      /** Name */
      name: string;
    };
    /**
     * NewPassword
     * @description A password instead of the current one, which is empty where there was none.
     */
    NewPassword: {
      /**
       * Current
       * @default
       */
      current: string;
      /** New */
      new: string;
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
     *     it has one; a `private` one is joined by its invitation alone. The shares of the dice are given at its socket.
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
     * NewToken
     * @description A token; `name` says to its owner what it is for.
     */
    NewToken: {
      /** Name */
      name: string;
    };
    /**
     * NodeInfo
     * @description A node that lives. Times in ms since 1970; `here` is the one that answers.
     */
    NodeInfo: {
      /** Beat At */
      beat_at: number;
      /** Draining */
      draining: boolean;
      /** Here */
      here: boolean;
      /** Id */
      id: string;
      /** Started At */
      started_at: number;
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
     * Ordered
     * @description The row of the table's log that the order became.
     */
    Ordered: {
      /** Seq */
      seq: number;
    };
    /**
     * Outcome
     * @description What became of a report; its reporter may read it.
     */
    Outcome: {
      /** Outcome */
      outcome: string;
    };
    /**
     * PastSeat
     * @description Who sat there; `user` names a person's profile, `seed` draws their picture.
     */
    PastSeat: {
      /**
       * Kind
       * @enum {string}
       */
      kind: 'open' | 'person' | 'bot';
      /** Name */
      name: string | null;
      /** Seat */
      seat: number;
      /** Seed */
      seed: string | null;
      /** User */
      user: string | null;
    };
    /**
     * PastTable
     * @description A table that is over: how and when it ended, how many rows it had, and how many milliseconds it took.
     */
    PastTable: {
      /** Clock */
      clock: string;
      /** Ended At */
      ended_at: number;
      /** Game */
      game: string;
      /** Id */
      id: string;
      /** Mode */
      mode: string;
      /** Rated */
      rated: boolean;
      result: components['schemas']['Result'];
      /** Rows */
      rows: number;
      /** Seats */
      seats: components['schemas']['PastSeat'][];
      /** Took Ms */
      took_ms: number;
    };
    /**
     * PastTables
     * @description Some tables in a row, the newest first; `next` is `before` for those that follow, null for the last.
     */
    PastTables: {
      /** Next */
      next: string | null;
      /** Tables */
      tables: components['schemas']['PastTable'][];
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
     * PointInfo
     * @description A rating's points after a table that ended then.
     */
    PointInfo: {
      /** At */
      at: number;
      /** Points */
      points: number;
    };
    /**
     * ProfileInfo
     * @description Somebody, as others see them; `seed` draws their picture, `since` is when they came.
     */
    ProfileInfo: {
      /** Cabinet */
      cabinet: components['schemas']['CabinetInfo'][];
      /** Favourites */
      favourites: components['schemas']['FavouriteInfo'][];
      /** Id */
      id: string;
      /** Name */
      name: string;
      /** Ratings */
      ratings: components['schemas']['RatingInfo'][];
      /** Seed */
      seed: string;
      /** Since */
      since: number;
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
     * QueueWait
     * @description How many look for a game, and the median of what others waited lately, null if nobody did.
     */
    QueueWait: {
      /** Game */
      game: string;
      /** Mode */
      mode: string;
      /** Waited Ms */
      waited_ms: number | null;
      /** Waiting */
      waiting: number;
    };
    /**
     * RatingInfo
     * @description How well somebody plays in a mode, in the last season in which they did; `curve` is in the order of time.
     */
    RatingInfo: {
      /** Curve */
      curve: components['schemas']['PointInfo'][];
      /** Game */
      game: string;
      /** Mode */
      mode: string;
      /** Played */
      played: number;
      /** Points */
      points: number;
      /** Provisional */
      provisional: boolean;
      /** Season */
      season: number;
      /** Won */
      won: number;
    };
    /**
     * RecordInfo
     * @description A record; `seats` says of each what sat there, a person or a bot. Seed and nonces are hex.
     */
    RecordInfo: {
      /** Clock */
      clock: string;
      /** Commitment */
      commitment: string;
      /** Game */
      game: string;
      /** Id */
      id: string;
      /** Mode */
      mode: string;
      /** Nonces */
      nonces: string[];
      /** Options */
      options: {
        [key: string]: unknown;
      };
      result: components['schemas']['RecordResult'];
      /** Rows */
      rows: components['schemas']['RecordRow'][];
      /** Rules Version */
      rules_version: string;
      /** Seats */
      seats: string[];
      /** Seed */
      seed: string;
    };
    /**
     * RecordResult
     * @description How the table ended; `places` gives each seat its place, from 1, unless nobody was better.
     */
    RecordResult: {
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
     * RecordRow
     * @description A row of the log: `payload` is the path of a move, the nonces of the start, or what the kind of row needs.
     *
     *     `told` is the hex SHA-256 of its tellings, as the JSON in which they are stored.
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
      /** Told */
      told: string;
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
     * ReplayPage
     * @description A page of a replay, from 0, of `pages`; `total` steps in all, `marks` where Rounds begin among them.
     *
     *     `view` (`View`, of the audience that sees everything) is the view after the first step of the page, and each
     *     further step changes the one before it: a page can be shown alone.
     */
    ReplayPage: {
      /** Game */
      game: string;
      /** Id */
      id: string;
      /**
       * Lang
       * @enum {string}
       */
      lang: 'en' | 'es' | 'zh-Hant';
      /** Marks */
      marks: components['schemas']['MarkInfo'][];
      /** Page */
      page: number;
      /** Pages */
      pages: number;
      /** Steps */
      steps: components['schemas']['ReplayStep'][];
      /** Total */
      total: number;
      /** Version */
      version: string;
      /** View */
      view: unknown;
    };
    /**
     * ReplayStep
     * @description What a row of the log did: its `lines`, and what is new in the view (`Changes`). Steps are numbered by `seq`.
     *
     *     `path` is the move that was made, null for rows that are none. What could not be worked out any more is not
     *     `shown`: its lines are there, its view is the one before.
     */
    ReplayStep: {
      /** Asked */
      asked: components['schemas']['AskedInfo'][];
      /** At */
      at: number;
      /** Changes */
      changes: unknown;
      /** Kind */
      kind: string;
      /** Lines */
      lines: components['schemas']['Line'][];
      /** Path */
      path: unknown;
      /** Seat */
      seat: number;
      /** Seq */
      seq: number;
      /** Shown */
      shown: boolean;
    };
    /**
     * ReportContext
     * @description What was so when it was reported: the messages around it as they were, and the last row of the table.
     */
    ReportContext: {
      /** Channel */
      channel: string;
      /** Messages */
      messages: components['schemas']['Message'][];
      /** Seq */
      seq: number | null;
      /** Table */
      table: string | null;
    };
    /**
     * ReportInfo
     * @description What one has reported, and once it is closed, what came of it.
     */
    ReportInfo: {
      /** Accused */
      accused: string;
      /** Accused Name */
      accused_name: string;
      /** At */
      at: number;
      /**
       * Category
       * @enum {string}
       */
      category: 'chat' | 'name' | 'cheating' | 'leaving' | 'other';
      /** Id */
      id: string;
      /** Message */
      message: number | null;
      /** Outcome */
      outcome: string | null;
      /**
       * Status
       * @enum {string}
       */
      status: 'open' | 'closed';
      /** Table */
      table: string | null;
      /** Words */
      words: string;
    };
    /**
     * ReportWanted
     * @description Who is accused of what; at which table and by which of their messages, if it was there. `words` are one's own.
     */
    ReportWanted: {
      /** Accused */
      accused: string;
      /**
       * Category
       * @enum {string}
       */
      category: 'chat' | 'name' | 'cheating' | 'leaving' | 'other';
      /** Message */
      message?: number | null;
      /** Table */
      table?: string | null;
      /**
       * Words
       * @default
       */
      words: string;
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
     * SeasonInfo
     * @description A season; `ended_at` is null for the one that runs.
     */
    SeasonInfo: {
      /** Began At */
      began_at: number;
      /** Ended At */
      ended_at: number | null;
      /** Id */
      id: number;
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
     * SessionEntry
     * @description A place where you are signed in; `current` is this one. Times in ms since 1970, `seen_at` to the hour.
     */
    SessionEntry: {
      /** Agent */
      agent: string;
      /** Created At */
      created_at: number;
      /** Current */
      current: boolean;
      /** Id */
      id: string;
      /** Seen At */
      seen_at: number;
    };
    /**
     * ShunnedInfo
     * @description Somebody whom one shuns, since when (ms since 1970); the id draws their picture.
     */
    ShunnedInfo: {
      /** At */
      at: number;
      /**
       * Kind
       * @enum {string}
       */
      kind: 'mute' | 'block';
      /** Name */
      name: string;
      /** User */
      user: string;
    };
    /**
     * Shunning
     * @description `mute`: one no longer reads them. `block`: nor do they read oneself, and neither meets the other.
     */
    Shunning: {
      /**
       * Kind
       * @enum {string}
       */
      kind: 'mute' | 'block';
    };
    /**
     * Sought
     * @description What one looks for; the first mode of the game if none is named. Rated play is for accounts.
     *
     *     `seats`: at a table for how many, more than one; as many as is usual in the mode, its first such number, if none
     *     is named.
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
      /** Seats */
      seats?: number | null;
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
     * StatisticsInfo
     * @description How much goes on: users who have not left, those `seen` within a day, those `online` now, tables, queues.
     */
    StatisticsInfo: {
      /** Accounts */
      accounts: number;
      /** Banned */
      banned: number;
      /** Days */
      days: components['schemas']['DayCount'][];
      /** Lengths */
      lengths: components['schemas']['Length'][];
      /** Online */
      online: number;
      /** Seen */
      seen: number;
      /** Tables */
      tables: components['schemas']['TablesCount'][];
      /** Users */
      users: number;
      /** Waits */
      waits: components['schemas']['QueueWait'][];
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
     * TablesCount
     * @description How many tables of a game have this status.
     */
    TablesCount: {
      /** Count */
      count: number;
      /** Game */
      game: string;
      /** Status */
      status: string;
    };
    /**
     * Texts
     * @description What is said, in every language.
     */
    Texts: {
      /** En */
      en: string;
      /** Es */
      es: string;
      /** Zh-Hant */
      'zh-Hant': string;
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
      /** Seats */
      seats: number;
      /** Waited Ms */
      waited_ms: number;
    };
    /**
     * TokenInfo
     * @description A token. Times in ms since 1970, `used_at` to the hour and null for one never used.
     */
    TokenInfo: {
      /** Created At */
      created_at: number;
      /** Id */
      id: string;
      /** Name */
      name: string;
      /** Used At */
      used_at: number | null;
    };
    /**
     * UserInfo
     * @description Somebody; `seed` draws their picture, `muted_until` is in ms since 1970, null for who may speak.
     */
    UserInfo: {
      /** Account */
      account: boolean;
      /** Id */
      id: string;
      /** Muted Until */
      muted_until: number | null;
      /** Name */
      name: string;
      /**
       * Role
       * @enum {string}
       */
      role: 'user' | 'moderator' | 'admin';
      /** Seed */
      seed: string;
    };
    /**
     * Ways
     * @description How one can sign in here: `openid` is what the other service is called, null where there is none.
     */
    Ways: {
      /** Openid */
      openid: string | null;
      /** Password */
      password: boolean;
    };
    /**
     * Why
     * @description Why it is done; the audit log keeps it.
     */
    Why: {
      /** Reason */
      reason: string;
    };
    /**
     * WhyName
     * @description Another name for somebody, and why.
     */
    WhyName: {
      /** Name */
      name: string;
      /** Reason */
      reason: string;
    };
    /**
     * WhyRole
     * @description A role for somebody, and why.
     */
    WhyRole: {
      /** Reason */
      reason: string;
      /**
       * Role
       * @enum {string}
       */
      role: 'user' | 'moderator' | 'admin';
    };
    /**
     * WhyUntil
     * @description Until when (ms since 1970), and why: whom it is about may read it.
     */
    WhyUntil: {
      /** Reason */
      reason: string;
      /** Until */
      until: number;
    };
    /**
     * WhyWinner
     * @description How a table is to end: `winner` is a seat, or -1 for a tie; `places` say more, each seat's from 1.
     */
    WhyWinner: {
      /**
       * Places
       * @default []
       */
      places: number[];
      /** Reason */
      reason: string;
      /** Winner */
      winner: number;
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
  getAccount: {
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
          'application/json': components['schemas']['AccountInfo'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  deleteAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Leaving'];
      };
    };
    responses: {
      /** @description Successful Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  exportAccount: {
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
          'application/json': components['schemas']['ExportInfo'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  rename: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewName'];
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  changePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPassword'];
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  listSessions: {
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
          'application/json': components['schemas']['SessionEntry'][];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  endSessions: {
    parameters: {
      query?: {
        but_this?: boolean;
      };
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  endSession: {
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  listTokens: {
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
          'application/json': components['schemas']['TokenInfo'][];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  makeToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewToken'];
      };
    };
    responses: {
      /** @description Successful Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MadeToken'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  revokeToken: {
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  signUp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Credentials'];
      };
    };
    responses: {
      /** @description Successful Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminListAnnouncements: {
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
          'application/json': components['schemas']['AdminAnnouncement'][];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminAnnounce: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewAnnouncement'];
      };
    };
    responses: {
      /** @description Successful Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminAnnouncement'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminWithdrawAnnouncement: {
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
        'application/json': components['schemas']['Why'];
      };
    };
    responses: {
      /** @description Successful Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminListAudit: {
    parameters: {
      query?: {
        actor?: string | null;
        target?: string | null;
        action?: string | null;
        before?: number | null;
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
          'application/json': components['schemas']['AuditPage'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminHideMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Why'];
      };
    };
    responses: {
      /** @description Successful Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminListNodes: {
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
          'application/json': components['schemas']['NodeInfo'][];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminDrainNode: {
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
        'application/json': components['schemas']['Why'];
      };
    };
    responses: {
      /** @description Successful Response */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminListReports: {
    parameters: {
      query?: {
        status?: 'open' | 'closed';
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
          'application/json': components['schemas']['AdminReport'][];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminCloseReport: {
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
        'application/json': components['schemas']['Outcome'];
      };
    };
    responses: {
      /** @description Successful Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminBeginSeason: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Why'];
      };
    };
    responses: {
      /** @description Successful Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SeasonInfo'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminGetStatistics: {
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
          'application/json': components['schemas']['StatisticsInfo'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminListTables: {
    parameters: {
      query?: {
        status?: ('open' | 'live' | 'over') | null;
        user?: string | null;
        game?: string | null;
        before?: string | null;
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
          'application/json': components['schemas']['AdminTables'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminGetTable: {
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
          'application/json': components['schemas']['AdminTable'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminAbortTable: {
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
        'application/json': components['schemas']['Why'];
      };
    };
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ordered'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminAdjudicateTable: {
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
        'application/json': components['schemas']['WhyWinner'];
      };
    };
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ordered'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminLookIntoTable: {
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
        'application/json': components['schemas']['Why'];
      };
    };
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LookedInto'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminPauseTable: {
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
        'application/json': components['schemas']['Why'];
      };
    };
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ordered'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminGetRecord: {
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminResumeTable: {
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
        'application/json': components['schemas']['Why'];
      };
    };
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ordered'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminListUsers: {
    parameters: {
      query?: {
        words?: string;
        before?: string | null;
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
          'application/json': components['schemas']['AdminUsers'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminGetUser: {
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
          'application/json': components['schemas']['AdminUserDetail'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminBan: {
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
        'application/json': components['schemas']['WhyUntil'];
      };
    };
    responses: {
      /** @description Successful Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminMute: {
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
        'application/json': components['schemas']['WhyUntil'];
      };
    };
    responses: {
      /** @description Successful Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminRename: {
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
        'application/json': components['schemas']['WhyName'];
      };
    };
    responses: {
      /** @description Successful Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminRevokeSessions: {
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
        'application/json': components['schemas']['Why'];
      };
    };
    responses: {
      /** @description Successful Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminSetRole: {
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
        'application/json': components['schemas']['WhyRole'];
      };
    };
    responses: {
      /** @description Successful Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminUnban: {
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
        'application/json': components['schemas']['Why'];
      };
    };
    responses: {
      /** @description Successful Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  adminUnmute: {
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
        'application/json': components['schemas']['Why'];
      };
    };
    responses: {
      /** @description Successful Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  listAnnouncements: {
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
          'application/json': components['schemas']['AnnouncementInfo'][];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  getLeaderboard: {
    parameters: {
      query?: {
        season?: number | null;
        page?: number;
      };
      header?: never;
      path: {
        name: string;
        mode: string;
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
          'application/json': components['schemas']['LeaderboardInfo'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
    requestBody?: never;
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  listReplays: {
    parameters: {
      query?: {
        game?: string | null;
        user?: string | null;
        before?: string | null;
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
          'application/json': components['schemas']['PastTables'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  listOwnReports: {
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
          'application/json': components['schemas']['ReportInfo'][];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  report: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportWanted'];
      };
    };
    responses: {
      /** @description Successful Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportInfo'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  listSeasons: {
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
          'application/json': components['schemas']['SeasonInfo'][];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  signOut: {
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  beginOpenID: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Departure'];
      };
    };
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Destination'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The service does not answer. */
      502: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  finishOpenID: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description To the page where it began, or to `/?sign-in=CODE` with what went wrong. */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  signIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Credentials'];
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  listWays: {
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
          'application/json': components['schemas']['Ways'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  listShunned: {
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
          'application/json': components['schemas']['ShunnedInfo'][];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  shun: {
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
        'application/json': components['schemas']['Shunning'];
      };
    };
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShunnedInfo'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  stopShunning: {
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  forkTable: {
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
        'application/json': components['schemas']['NewFork'];
      };
    };
    responses: {
      /** @description Successful Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Seated'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  getReplay: {
    parameters: {
      query?: {
        lang?: 'en' | 'es' | 'zh-Hant';
        page?: number;
      };
      header?: {
        'if-none-match'?: string | null;
      };
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
          'application/json': components['schemas']['ReplayPage'];
        };
      };
      /** @description Not changed. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  getProfile: {
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
          'application/json': components['schemas']['ProfileInfo'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
  getHistory: {
    parameters: {
      query?: {
        before?: string | null;
      };
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
          'application/json': components['schemas']['HistoryInfo'];
        };
      };
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The database cannot be reached, too much is asked at once, or this node is about to end. */
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
      /** @description Something went wrong here; a table is as it was. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
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
