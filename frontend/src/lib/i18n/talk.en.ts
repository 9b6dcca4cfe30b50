/** Talk and safety in English. */

export const en = {
  chat: 'Chat',
  lobby: 'Lobby chat',
  table: 'Table chat',
  gallery: 'Talk among those who watch',
  galleryText: 'Those who play read this after the game.',
  nothing: 'Nobody has said anything yet.',
  field: 'Say something kind',
  send: 'Send',
  phrases: 'Quick phrases',
  player: 'plays here',
  about: (name: string) => `About ${name}`,

  profile: 'Profile',
  mute: 'Mute',
  muteText: 'You no longer read what they write.',
  block: 'Block',
  blockText: 'Nor do they read you, and you do not meet in games.',
  report: 'Report',
  reportText: 'Those who run the place see what was said around it.',
  done: 'Done. They are not told.',
  reported: 'Thank you. It will be looked at.',
  whatFor: 'What for?',
  categories: {
    chat: 'What they write',
    name: 'Their name',
    cheating: 'Cheating',
    leaving: 'Leaving games',
    other: 'Something else',
  },
  words: 'In your words',
  sendReport: 'Send the report',

  shunned: 'Muted and blocked people',
  noShunned: 'Nobody.',
  kinds: { mute: 'muted', block: 'blocked' },
  undo: 'Undo',
  undoOf: (name: string) => `No longer mute or block ${name}`,
  announcement: 'From the house',
  dismiss: 'Put away',
};

export type TalkTexts = typeof en;
