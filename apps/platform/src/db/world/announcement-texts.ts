/** Announcements to players, newest first. Plain text. */
export const ANNOUNCEMENTS: readonly {
  daysAgo: number
  texts: Readonly<Record<'EN' | 'VI', readonly [title: string, content: string]>>
}[] = [
  {
    daysAgo: 2,
    texts: {
      EN: [
        'Search forgives accents',
        'You can type a game’s name without accents, and one slip of the finger is forgiven too.',
      ],
      VI: ['Tìm kiếm không cần dấu', 'Bạn có thể gõ tên trò chơi không dấu; gõ sai một chữ vẫn tìm được.'],
    },
  },
  {
    daysAgo: 9,
    texts: {
      EN: [
        'Withdrawals stand in your wallet until they are paid',
        'An amount you asked to withdraw shows as locked. It leaves your wallet when it is paid out.',
      ],
      VI: [
        'Tiền rút nằm trong ví đến khi chi trả',
        'Số tiền bạn yêu cầu rút hiện là đang khóa. Tiền rời ví khi được chi trả.',
      ],
    },
  },
  {
    daysAgo: 23,
    texts: {
      EN: [
        'Live, fishing and card games are being prepared',
        'Their lobbies are open to look at. The games open one by one.',
      ],
      VI: ['Trực tuyến, bắn cá và game bài đang chuẩn bị', 'Bạn có thể xem sảnh. Các trò chơi sẽ mở dần.'],
    },
  },
  {
    daysAgo: 41,
    texts: {
      EN: [
        'Play money only',
        'Playhouse runs on play money. Nothing here can be bought, won or paid out in real money.',
      ],
      VI: ['Chỉ dùng tiền ảo', 'Playhouse chạy bằng tiền ảo. Không thể mua, thắng hay rút tiền thật ở đây.'],
    },
  },
]
