/** Requests about one's account. */
import { ask } from './api';
import { session } from './session.svelte';
import type { components } from './wire/rest';
import type { User } from './wire';

type Schemas = components['schemas'];
export type Account = Schemas['AccountInfo'];
export type Place = Schemas['SessionEntry'];
export type Token = Schemas['TokenInfo'];
export type MadeToken = Schemas['MadeToken'];
export type Ways = Schemas['Ways'];

const here = '/api/account';
const part = (folder: string, id: string) => `${here}/${folder}/${encodeURIComponent(id)}`;

/** Whoever the answer says is here now. */
async function become(answer: Promise<{ user: User }>): Promise<void> {
  session.user = (await answer).user;
}

export const account = {
  signUp: (name: string, password: string) => become(ask('POST', '/api/accounts', { name, password })),
  signIn: (name: string, password: string) => become(ask('POST', '/api/session/sign-in', { name, password })),
  /** Ends this session and begins another as a new guest. */
  async signOut(): Promise<void> {
    await ask('DELETE', '/api/session');
    session.user = null;
    await session.begin();
  },
  ways: () => ask<Ways>('GET', '/api/session/ways'),
  /** Where the browser goes to sign in with the other service; it comes back to `back`. */
  elsewhere: (back: string) => ask<{ url: string }>('POST', '/api/session/openid', { back }),

  details: () => ask<Account>('GET', here),
  rename: (name: string) => become(ask('PUT', `${here}/name`, { name })),
  changePassword: (current: string, fresh: string) =>
    become(ask('PUT', `${here}/password`, { current, new: fresh })),
  async remove(password: string): Promise<void> {
    await ask('DELETE', here, { password });
    session.user = null;
    await session.begin();
  },

  places: () => ask<Place[]>('GET', `${here}/sessions`),
  endPlace: (id: string) => ask<null>('DELETE', part('sessions', id)),
  endOthers: () => ask<null>('DELETE', `${here}/sessions?but_this=true`),
  tokens: () => ask<Token[]>('GET', `${here}/tokens`),
  makeToken: (name: string) => ask<MadeToken>('POST', `${here}/tokens`, { name }),
  revokeToken: (id: string) => ask<null>('DELETE', part('tokens', id)),
  /** Everything that is kept of who asks, as a file. */
  export: `${here}/export`,
};
