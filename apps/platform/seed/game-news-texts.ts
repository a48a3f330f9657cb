import type { Announcement } from './announcement.ts'

/** News of games, newest first: what opened, what is closed, what a figure means. */
export const GAME_NEWS: readonly Announcement[] = [
  {
    daysAgo: 3,
    texts: {
      EN: [
        'House games show their seed',
        '<p>Every round of the house’s own games shows the hash of its seed <em>before</em> you play and the seed itself <em>afterwards</em>. The round’s report checks one against the other on your own device.</p>',
      ],
      VI: [
        'Trò nhà làm công bố hạt giống',
        '<p>Mỗi ván của trò chơi nhà làm cho xem mã băm của hạt giống <em>trước khi</em> bạn chơi và chính hạt giống <em>sau đó</em>. Báo cáo của ván đối chiếu hai số này ngay trên thiết bị của bạn.</p>',
      ],
    },
  },
  {
    daysAgo: 12,
    texts: {
      EN: [
        'Return to player is shown on every slot',
        '<p>Each slot states its <strong>return to player</strong>: the share of all stakes that it pays back over very many rounds. It says nothing about your next round or your evening.</p><p>Lobbies can be sorted by it.</p>',
      ],
      VI: [
        'Mỗi slot đều ghi tỷ lệ hoàn trả',
        '<p>Mỗi slot ghi <strong>tỷ lệ hoàn trả</strong>: phần của tổng tiền cược mà trò chơi trả lại qua rất nhiều ván. Con số này không nói gì về ván tới hay buổi chơi của bạn.</p><p>Các sảnh có thể sắp xếp theo tỷ lệ này.</p>',
      ],
    },
  },
  {
    daysAgo: 23,
    texts: {
      EN: [
        'Tables, fishing and card rooms are open',
        '<p>Baccarat tables, fishing ponds and card rooms are open at any hour. Have a look in their lobbies.</p>',
      ],
      VI: [
        'Bàn chơi, bắn cá và phòng bài đã mở',
        '<p>Bàn baccarat, hồ bắn cá và phòng bài mở cửa mọi giờ. Mời bạn ghé xem các sảnh.</p>',
      ],
    },
  },
  {
    daysAgo: 38,
    texts: {
      EN: [
        'How strongly a game swings',
        '<p>Volatility runs from 1 to 5. A low one pays little and often, a high one pays seldom and more. The return to player is not changed by it.</p>',
      ],
      VI: [
        'Mức dao động của trò chơi',
        '<p>Độ biến động đi từ 1 đến 5. Thấp thì trả ít và thường xuyên, cao thì trả hiếm và nhiều hơn. Tỷ lệ hoàn trả không vì thế mà đổi.</p>',
      ],
    },
  },
]
