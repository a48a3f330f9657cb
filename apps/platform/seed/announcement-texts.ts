import type { Announcement } from './announcement.ts'
import { GAME_NEWS } from './game-news-texts.ts'
import { NOTICES } from './notice-texts.ts'

/** Popup shown to everyone once per session. */
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

const AGENT_NEWS: readonly Announcement[] = [
  {
    daysAgo: 3,
    texts: {
      EN: [
        'Salaries and dividends by contract',
        '<p>Offer contracts to agents directly below you, and answer those of your upline. Simulate the terms on real figures before you agree.</p>' +
          '<p><a href="/agent/daily-salary">Open your daily salary</a>.</p>',
      ],
      VI: [
        'Lương và cổ tức theo hợp đồng',
        '<p>Hãy đề nghị hợp đồng cho các đại lý ngay dưới bạn và trả lời đề nghị của cấp trên. Tính thử trên số liệu thật trước khi đồng ý.</p>' +
          '<p><a href="/agent/daily-salary">Mở lương ngày của bạn</a>.</p>',
      ],
    },
  },
  {
    daysAgo: 17,
    texts: {
      EN: [
        'Registration links show what came of them',
        '<p>Each link counts its visits, registrations, first deposits and active members.</p>' +
          '<p><a href="/agent/register-centre">Open the register centre</a>.</p>',
      ],
      VI: [
        'Liên kết đăng ký cho thấy kết quả',
        '<p>Mỗi liên kết đếm lượt xem, đăng ký, lần nạp đầu và thành viên hoạt động.</p>' +
          '<p><a href="/agent/register-centre">Mở trung tâm đăng ký</a>.</p>',
      ],
    },
  },
  {
    daysAgo: 38,
    texts: {
      EN: [
        'Members who take a break',
        '<p>Do not address members who excluded themselves. Their page in your downline says so.</p>',
      ],
      VI: [
        'Thành viên đang tạm nghỉ',
        '<p>Đừng liên hệ với thành viên đã tự loại trừ. Trang của họ trong tuyến dưới sẽ cho biết điều đó.</p>',
      ],
    },
  },
]

/** Announcements by their type: `PL` notices to players, `PU` popups, `PR` news of games, `AG` for agents. Newest first. */
export const ANNOUNCEMENTS: Readonly<Record<'PL' | 'PU' | 'PR' | 'AG', readonly Announcement[]>> = {
  PL: NOTICES,
  PU: POPUPS,
  PR: GAME_NEWS,
  AG: AGENT_NEWS,
}
