import type { PromotionSeed } from './promotion-seed.ts'

/** Rewards with their own pages, and one that is still to come. */
export const REWARD_PROMOTIONS: readonly PromotionSeed[] = [
  {
    id: 'weekly-rebate',
    category: 'reward',
    begins: -60,
    ends: null,
    texts: {
      EN: {
        title: 'Weekly rebate by rank',
        summary: 'A small share of the week’s turnover comes back, won or lost. You claim it on the rebate page.',
        content: [
          'Higher ranks have higher rates. Returned stakes do not count.',
          'The rebate page of My account shows your rates, the week so far and what you can claim.',
        ],
        terms: ['Your rates, the smallest amount that is paid and the last day for claiming stand on the rebate page.'],
      },
      VI: {
        title: 'Hoàn trả hằng tuần theo hạng',
        summary: 'Một phần nhỏ tổng cược của tuần được trả lại, dù thắng hay thua. Bạn nhận ở trang Hoàn trả.',
        content: [
          'Hạng cao hơn có tỷ lệ cao hơn. Tiền cược đã trả lại không tính.',
          'Trang Hoàn trả trong Tài khoản của tôi cho biết tỷ lệ của bạn, kết quả tuần này và số tiền nhận được.',
        ],
        terms: ['Tỷ lệ của bạn, số tiền nhỏ nhất được trả và ngày cuối để nhận có trên trang Hoàn trả.'],
      },
    },
  },
  {
    id: 'invite-a-friend',
    category: 'community',
    begins: -60,
    ends: null,
    texts: {
      EN: {
        title: 'Invite a friend',
        summary: 'A link of your own for people who asked for it.',
        content: [
          'You find your link, its QR code and how many people have registered with it under “Invite friends” in the menu.',
          'The page says what a friend has to do for your reward, how much it is, and how far each friend is.',
        ],
        terms: ['Send your link only to adults who asked for it. No mass messages and no strangers’ groups.'],
      },
      VI: {
        title: 'Mời bạn bè',
        summary: 'Một liên kết riêng để gửi cho người muốn có.',
        content: [
          'Bạn xem liên kết, mã QR và số người đã đăng ký bằng liên kết đó ở mục “Mời bạn bè” trong menu.',
          'Trang đó ghi rõ bạn bè cần làm gì để bạn được thưởng, thưởng bao nhiêu và mỗi người đã đến đâu.',
        ],
        terms: ['Chỉ gửi liên kết cho người lớn muốn nhận. Không gửi hàng loạt, không gửi vào nhóm người lạ.'],
      },
    },
  },
  {
    id: 'points-mall',
    category: 'reward',
    begins: -60,
    ends: null,
    texts: {
      EN: {
        title: 'Points that never expire',
        summary: 'Turnover earns points, and points buy play money and gifts.',
        content: [
          'Some games earn points faster than others, and so do higher ranks. The points mall shows what each thing costs before you choose.',
          'The points of a day are credited the day after.',
        ],
        terms: [
          'Points never expire and are not lost when you take a break.',
          'Points cannot be bought, sold or given to others.',
          'What a thing costs in points is shown before you confirm, and the price at that moment holds.',
          'A redemption that is turned down gives its points back in full.',
        ],
      },
      VI: {
        title: 'Điểm không bao giờ hết hạn',
        summary: 'Tổng cược tích điểm; điểm đổi được tiền ảo và quà.',
        content: [
          'Có trò chơi tích điểm nhanh hơn trò khác, và hạng cao được nhiều điểm hơn. Trung tâm đổi điểm ghi rõ giá từng món trước khi bạn chọn.',
          'Điểm của một ngày được cộng vào ngày hôm sau.',
        ],
        terms: [
          'Điểm không hết hạn và không mất khi bạn tạm nghỉ.',
          'Điểm không thể mua, bán hay tặng cho người khác.',
          'Giá của từng món hiện ra trước khi bạn xác nhận, và giá tại lúc đó được áp dụng.',
          'Yêu cầu đổi bị từ chối được trả lại đủ điểm.',
        ],
      },
    },
  },
  {
    id: 'lantern-fortnight',
    category: 'reward',
    begins: 12,
    ends: 26,
    offer: { kind: 'SIGN_IN', period: 'DAY', threshold: 0, fixedAmount: 2_000, multiple: 0 },
    texts: {
      EN: {
        title: 'Lantern fortnight',
        summary: 'Play money for looking in while the lanterns hang.',
        content: ['Press the button. Days that you miss cost nothing; there is no streak to keep.'],
      },
      VI: {
        title: 'Hai tuần đèn lồng',
        summary: 'Tiền ảo khi bạn ghé qua trong mùa đèn lồng.',
        content: ['Bấm nút là nhận. Bỏ lỡ ngày nào cũng không mất gì; không có chuỗi ngày phải giữ.'],
      },
    },
  },
]
