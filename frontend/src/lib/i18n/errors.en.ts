/** What the server refuses, by its codes, in English. */

/** What a refusal says beside its code. */
export interface Details {
  least?: number;
  most?: number;
  reason?: string;
  /** In milliseconds since 1970. */
  until?: number | null;
}

/** A point in time in the words of a language. */
const day = (lang: string) => (ms: number) =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short' }).format(ms);
export const dayIn = day;
const on = day('en');

export const en = {
  offline: 'The server cannot be reached.',
  'no-session': 'You are no longer known here. Load the page again.',
  'bad-token': 'This token is not valid any more.',
  'wrong-credentials': 'There is no account with this name and password.',
  banned: ({ reason, until }: Details) =>
    `This account is banned${until ? ` until ${on(until)}` : ''}.${reason ? ` The reason given: ${reason}` : ''}`,
  muted: ({ reason, until }: Details) =>
    `You may not write${until ? ` until ${on(until)}` : ' for now'}.${reason ? ` The reason given: ${reason}` : ''}`,
  'foreign-origin': 'This page belongs to another site.',
  'not-allowed-role': 'This is not for your role here.',
  'openid-failed': 'The sign-in service did not vouch for you. Try once more.',
  'openid-unavailable': 'The sign-in service does not answer. Try again later.',
  'no-openid': 'Nobody signs in with another service here.',
  'session-needed': 'A token is not enough for this: use a browser.',
  'sign-in-again': 'To be safe: sign out, sign in once more, and do it within ten minutes.',
  'account-needed': 'This needs an account. Choose a name and a password first.',
  'invite-needed': 'This table is joined by invitation alone.',
  'not-host': 'Only who opened the table can do this.',
  'not-seated': 'You do not sit at this table.',
  'not-welcome': 'Not everybody at this table wishes to meet you, or you them.',
  'wrong-password': 'That is not the password.',
  'unknown-session': 'This session has ended already.',
  'unknown-table': 'There is no such table.',
  'unknown-token': 'There is no such token.',
  'unknown-game': 'This game is not played here.',
  'unknown-mode': 'This game is not played so.',
  'unknown-page': 'This replay has no such page.',
  'unknown-user': 'There is nobody here by this name.',
  'unknown-invite': 'This invitation is not valid, or every seat is taken.',
  'unknown-opponent': 'This bot is not here.',
  'no-replay': 'There is no replay of this table.',
  'nothing-asked': 'Nobody was asked anything at this moment.',
  'other-rules': 'This game was played by older rules: it can be watched, not played on.',
  'not-found': 'There is nothing here.',
  'not-over': 'This table is not over yet.',
  'already-account': 'You have an account already.',
  'already-begun': 'This table has begun: it can be played or given up.',
  'already-playing': 'You have a game running. Go back to it first.',
  'no-ticket': 'You are not looking for a rival any more.',
  'name-taken': 'Somebody has this name, or one that looks like it.',
  'seat-taken': 'Somebody was quicker: this seat is taken.',
  'table-full': 'Every seat at this table is taken.',
  'too-many-tables': ({ most }: Details) =>
    `You sit at ${most ?? 'too many'} tables already. Finish one first.`,
  'too-many-tokens': ({ most }: Details) =>
    `You have ${most ?? 'too many'} tokens already. Revoke one first.`,
  'too-large': 'That was too much at once.',
  'not-json': 'The server did not understand that.',
  malformed: 'The server did not understand that.',
  'name-characters': 'A name has letters and digits, with single spaces, _, - or . between them.',
  'name-length': ({ least, most }: Details) =>
    `A name is ${least} to ${most} letters wide; Chinese ones count twice.`,
  'name-reserved': 'This name would be taken for somebody of the house.',
  'name-scripts': 'The letters of a name come from one script.',
  'password-length': ({ least, most }: Details) => `A password has ${least} to ${most} letters.`,
  'password-weak': 'This password is soon guessed. Make it longer, or less like others.',
  'bad-options': 'A table like this cannot be opened.',
  'too-frequent': 'That was too often in a short time. Wait a moment.',
  over: 'The game is over.',
  stale: 'This has been answered already.',
  'too-many': 'Too much is waiting at this table. Try again in a moment.',
  'not-started': 'The game has not begun yet.',
  paused: 'The table is paused.',
  'not-paused': 'The table is not paused.',
  halted: 'The table stands still.',
  'bad-places': 'These places do not fit the table.',
  'not-ready': 'The server is about to restart. Try again in a moment.',
  unavailable: 'The server cannot reach its records. Try again in a moment.',
  'not-allowed-target': 'This is for people of a lower role than yours.',
  'own-table': 'You sit at this table, or watch it: somebody else must do this.',
  'unknown-announcement': 'This announcement is gone already.',
  'unknown-message': 'There is no such message.',
  'unknown-node': 'There is no such node.',
  'unknown-report': 'There is no such report.',
  closed: 'Somebody has closed this report already.',
  'last-admin': 'Nobody else is an admin. Make somebody one first.',
  'too-soon': 'The last season has only just begun: it lasts a day at least.',
  'last-node': 'No other node could take its people in.',
  'bad-time': 'This time has passed, or ends before it begins.',
  yourself: 'That is you.',
  'too-many-shunned': 'You have hidden too many people already. Let one be seen first.',
  'bad-words': 'There are words in it that hurt.',
  repeated: 'You have just said this.',
  'text-length': ({ least, most }: Details) => `A text has ${least} to ${most} letters.`,
  internal: 'Something went wrong on the server.',
};

export type Errors = Record<keyof typeof en, string | ((details: Details) => string)>;
