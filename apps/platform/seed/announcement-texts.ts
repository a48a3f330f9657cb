import type { Announcement } from './announcement.ts'
import { GAME_NEWS } from './game-news-texts.ts'
import { NOTICES } from './notice-texts.ts'

/** What everyone is told on entering, once a session. */
const POPUPS: readonly Announcement[] = [
  {
    daysAgo: 41,
    texts: {
      EN: [
        'Play money only',
        '<p>Playhouse runs on <strong>play money</strong>. Nothing here can be bought, won or paid out in real money.</p>' +
          '<p>The site is for adults of 18 and over. <a href="/responsible-gaming">How to set limits and take a break</a>.</p>',
      ],
      VI: [
        'Chỉ dùng tiền ảo',
        '<p>Playhouse chạy bằng <strong>tiền ảo</strong>. Không thể mua, thắng hay rút tiền thật ở đây.</p>' +
          '<p>Trang dành cho người từ 18 tuổi trở lên. <a href="/responsible-gaming">Cách đặt giới hạn và tạm nghỉ</a>.</p>',
      ],
    },
  },
]

/** Announcements by their type: `PL` notices to players, `PU` popups, `PR` news of games. Newest first. */
export const ANNOUNCEMENTS: Readonly<Record<'PL' | 'PU' | 'PR', readonly Announcement[]>> = {
  PL: NOTICES,
  PU: POPUPS,
  PR: GAME_NEWS,
}
