import type { PromotionSeed } from './promotion-seed.ts'

/** Ended promotions, whose terms stay readable. */
export const PAST_PROMOTIONS: readonly PromotionSeed[] = [
  {
    id: 'name-a-game',
    category: 'community',
    begins: -45,
    ends: -20,
    texts: {
      EN: {
        title: 'Name a game',
        summary: 'Members proposed names for new games of the house. It is over; the names are in the catalogue.',
        content: [
          'Thank you to everyone who wrote. The names that were chosen stand on games in the lobby “House games”.',
        ],
        terms: [
          'One proposal a member, sent through the feedback form.',
          'Nothing was paid for a proposal, and no play was needed to take part.',
          'A name that is chosen may be used by the house without limit of time.',
        ],
      },
      VI: {
        title: 'Đặt tên trò chơi',
        summary: 'Thành viên đề xuất tên cho trò chơi mới của nhà. Đã kết thúc; các tên có trong danh mục.',
        content: ['Cảm ơn mọi người đã viết. Những tên được chọn nay có trên các trò chơi trong sảnh trò nhà làm.'],
        terms: [
          'Mỗi thành viên một đề xuất, gửi qua mẫu góp ý.',
          'Đề xuất không được trả tiền, và không cần chơi để tham gia.',
          'Tên được chọn có thể được nhà dùng không giới hạn thời gian.',
        ],
      },
    },
  },
  {
    id: 'light-preview',
    category: 'house',
    begins: -58,
    ends: -25,
    texts: {
      EN: {
        title: 'First look: the light theme',
        summary: 'Members saw the new light theme first. It is now open to everyone.',
        content: [
          'What members wrote about contrast and small print went into it. It is chosen at the top of the page.',
        ],
        terms: ['It was open to every member, without being claimed and without play.', 'Nothing was paid for it.'],
      },
      VI: {
        title: 'Xem trước: giao diện sáng',
        summary: 'Thành viên được xem giao diện sáng trước tiên. Nay đã mở cho tất cả.',
        content: [
          'Ý kiến của thành viên về độ tương phản và chữ nhỏ đã được đưa vào. Giao diện được chọn ở đầu trang.',
        ],
        terms: [
          'Mở cho mọi thành viên, không cần đăng ký nhận và không cần chơi.',
          'Không có khoản tiền nào được trả.',
        ],
      },
    },
  },
  {
    id: 'opening-week',
    category: 'new_player',
    begins: -60,
    ends: -53,
    texts: {
      EN: {
        title: 'Opening week: double demo credit',
        summary: 'Demo accounts began with twice the usual play credit in the first week. It is over.',
        content: ['Since then a demo account begins with the usual play credit.'],
        terms: [
          'It held for demo accounts opened in the first week, without being claimed.',
          'Play credit is play money and ended with the session.',
        ],
      },
      VI: {
        title: 'Tuần khai trương: gấp đôi số dư chơi thử',
        summary: 'Trong tuần đầu, tài khoản dùng thử có gấp đôi số dư chơi thử. Đã kết thúc.',
        content: ['Từ đó, tài khoản dùng thử bắt đầu với số dư chơi thử thông thường.'],
        terms: [
          'Áp dụng cho tài khoản dùng thử mở trong tuần đầu, không cần đăng ký nhận.',
          'Số dư chơi thử là tiền ảo và kết thúc cùng phiên.',
        ],
      },
    },
  },
]
