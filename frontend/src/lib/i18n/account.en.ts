/** The account in English: signing up, in and out, and all that is one's own. */
import { dayIn } from './errors.en';

const on = dayIn('en');

export const en = {
  account: 'Account',
  guest: 'guest',
  you: (name: string) => `You: ${name}`,
  guestText: 'You play as a guest: all you have hangs on this browser. An account keeps it for good.',
  profile: 'Your profile',
  lookAfter: 'Look after the place',
  signUp: 'Create an account',
  signUpText: 'Everything you have stays yours: running games, trophies, history.',
  signIn: 'Sign in',
  signInText: 'Running games of this guest come with you.',
  signOut: 'Sign out',
  elsewhere: (service: string) => `Go on with ${service}`,
  name: 'Name',
  nameHint: '3 to 20 letters; everybody sees it.',
  password: 'Password',
  passwordHint: 'Several words are better than one.',
  current: 'Current password',
  fresh: 'New password',
  since: (ms: number) => `Since ${on(ms)}.`,

  rename: 'Change the name',
  renamed: 'That is your name now.',
  changePassword: 'Change the password',
  setPassword: 'Set a password',
  changed: 'The new password holds. Every other session has ended.',
  elsewhereOnly: 'You sign in with another service; a password is a second way in.',

  places: 'Where you are signed in',
  here: 'this one',
  seen: (ms: number) => `last seen ${on(ms)}`,
  unknownAgent: 'unknown browser',
  end: 'End',
  endAt: (place: string) => `End the session: ${place}`,
  endOthers: 'End all others',

  tokens: 'Tokens for your programs',
  tokensText: 'With a token a program of yours may do what you may, except for what is on this page.',
  noTokens: 'You have none.',
  tokenName: 'What is it for?',
  makeToken: 'Make a token',
  secretOnce: 'Copy it now: it is shown this once.',
  used: (ms: number | null) => (ms === null ? 'never used' : `last used ${on(ms)}`),
  revoke: 'Revoke',
  revokeIt: (name: string) => `Revoke the token ${name}`,

  data: 'Your data',
  export: 'Download everything',
  exportText: 'All that is kept of you, as a file.',
  remove: 'Delete the account',
  removeGuest: 'Forget me',
  removeText:
    'Name, password, sessions and tokens are deleted. Games, messages and reports stay, under “former player”; a running game is lost. What moderators did stays in their log as it was written, names they changed included.',
  removeSure: 'Delete for good',
  keep: 'Keep it',
};

export type AccountTexts = typeof en;
