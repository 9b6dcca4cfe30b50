/** 聊天與安全的繁體中文。 */
import type { TalkTexts } from './talk.en';

export const zhHant: TalkTexts = {
  chat: '聊天',
  lobby: '大廳聊天',
  table: '牌桌聊天',
  gallery: '觀眾聊天',
  galleryText: '對局中的玩家在結束後才看得到。',
  nothing: '還沒有人說話。',
  field: '說句好話吧',
  send: '送出',
  phrases: '快速短句',
  player: '在這桌對局',
  about: (name) => `關於 ${name}`,

  profile: '個人檔案',
  mute: '靜音',
  muteText: '你不再看到對方寫的內容。',
  block: '封鎖',
  blockText: '對方也看不到你寫的，你們不會在遊戲中相遇。',
  report: '檢舉',
  reportText: '管理人員會看到前後的對話。',
  done: '完成，對方不會收到通知。',
  reported: '謝謝，我們會處理。',
  whatFor: '為了什麼？',
  categories: {
    chat: '對方寫的內容',
    name: '對方的名稱',
    cheating: '作弊',
    leaving: '中途離開',
    other: '其他',
  },
  words: '請簡單說明',
  sendReport: '送出檢舉',

  shunned: '靜音和封鎖的人',
  noShunned: '沒有人。',
  kinds: { mute: '已靜音', block: '已封鎖' },
  undo: '取消',
  undoOf: (name) => `不再靜音或封鎖 ${name}`,
  announcement: '站方公告',
  dismiss: '收起',
};
