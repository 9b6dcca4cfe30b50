/** 帳號的繁體中文：註冊、登入、登出，以及屬於自己的一切。 */
import type { AccountTexts } from './account.en';
import { dayIn } from './errors.en';

const at = dayIn('zh-Hant');

export const zhHant: AccountTexts = {
  account: '帳號',
  guest: '訪客',
  you: (name) => `你：${name}`,
  guestText: '你目前是訪客，一切都只存在這個瀏覽器裡。有了帳號就能一直保留。',
  profile: '你的個人檔案',
  lookAfter: '站務管理',
  signUp: '建立帳號',
  signUpText: '你擁有的都會保留：進行中的遊戲、獎盃、紀錄。',
  signIn: '登入',
  signInText: '這位訪客進行中的遊戲會跟著你。',
  signOut: '登出',
  elsewhere: (service) => `用 ${service} 繼續`,
  name: '名稱',
  nameHint: '3 到 20 個字母寬，所有人都看得到。',
  password: '密碼',
  passwordHint: '用幾個詞比一個詞好。',
  current: '目前的密碼',
  fresh: '新密碼',
  since: (ms) => `${at(ms)} 建立的帳號。`,

  rename: '更改名稱',
  renamed: '名稱已經改好。',
  changePassword: '更改密碼',
  setPassword: '設定密碼',
  changed: '新密碼已生效，其他登入都已結束。',
  elsewhereOnly: '你用其他服務登入；密碼可作為另一種登入方式。',

  places: '登入中的地方',
  here: '這裡',
  seen: (ms) => `上次使用：${at(ms)}`,
  unknownAgent: '不明的瀏覽器',
  end: '結束',
  endAt: (place) => `結束登入：${place}`,
  endOthers: '結束其他所有登入',

  tokens: '給程式用的權杖',
  tokensText: '拿著權杖，你的程式能做你能做的事，但這一頁的除外。',
  noTokens: '目前沒有。',
  tokenName: '用途是什麼？',
  makeToken: '建立權杖',
  secretOnce: '請現在複製，之後不會再顯示。',
  used: (ms) => (ms === null ? '從未使用' : `上次使用：${at(ms)}`),
  revoke: '撤銷',
  revokeIt: (name) => `撤銷權杖 ${name}`,

  data: '你的資料',
  export: '下載全部資料',
  exportText: '我們保存的關於你的一切，存成一個檔案。',
  remove: '刪除帳號',
  removeGuest: '忘記我',
  removeText:
    '名稱、密碼、登入和權杖都會刪除。遊戲、訊息和檢舉會以「former player」的名義保留；進行中的遊戲會判負。管理員做過的事會照原樣留在他們的紀錄裡，包括他們改過的名稱。',
  removeSure: '永久刪除',
  keep: '保留',
};
