/** The pages that the bar and the menu lead to. */
import { t } from './i18n';
import { words as profile } from './i18n/profile';
import { words as replay } from './i18n/replay';

export const pages = () =>
  [
    { page: 'home', href: '/', name: t().play, icon: 'pa-play' },
    { page: 'watch', href: '/watch', name: t().watch, icon: 'eye' },
    { page: 'replays', href: '/replays', name: replay().replays, icon: 'clock' },
    { page: 'ranks', href: '/ranks', name: profile().ranks, icon: 'pa-trophy' },
    { page: 'cards', href: '/cards', name: t().cards, icon: 'pa-list-box' },
  ] as const;
