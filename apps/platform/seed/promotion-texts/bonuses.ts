import type { PromotionSeed } from './promotion-seed.ts'

/** Promotions with an offer that members claim or apply for. */
export const BONUS_PROMOTIONS: readonly PromotionSeed[] = [
  {
    id: 'weekly-reload',
    category: 'reward',
    begins: -30,
    ends: 60,
    withDeposit: true,
    offer: {
      kind: 'RELOAD',
      period: 'WEEK',
      threshold: 500_000,
      percent: 20,
      maxAmount: 1_000_000,
      multiple: 5,
      maxStake: 50_000,
      days: 14,
      contribution: { LIVE: 20, SPORTS: 50, ESPORTS: 50 },
    },
    texts: {
      EN: {
        title: 'Weekly reload',
        summary: 'Bonus money on top of a week’s deposits.',
        content: ['It is not added by itself: you choose it, or leave it.'],
      },
      VI: {
        title: 'Nạp thêm hằng tuần',
        summary: 'Tiền thưởng kèm tiền nạp trong tuần.',
        content: ['Tiền không tự cộng vào: bạn chọn nhận hoặc không.'],
      },
    },
  },
  {
    id: 'daily-sign-in',
    category: 'reward',
    begins: -30,
    ends: null,
    offer: { kind: 'SIGN_IN', period: 'DAY', threshold: 0, fixedAmount: 1_000, multiple: 0 },
    texts: {
      EN: {
        title: 'Daily sign-in',
        summary: 'A little play money for looking in.',
        content: ['Press the button. Days that you miss cost nothing; there is no streak to keep.'],
      },
      VI: {
        title: 'Điểm danh hằng ngày',
        summary: 'Một chút tiền ảo khi bạn ghé qua.',
        content: ['Bấm nút là nhận. Bỏ lỡ ngày nào cũng không mất gì; không có chuỗi ngày phải giữ.'],
      },
    },
  },
  {
    id: 'lantern-tickets',
    category: 'reward',
    begins: -7,
    ends: null,
    offer: { kind: 'TICKET', period: 'WEEK', threshold: 0, multiple: 0, tickets: 2, raffle: 'lantern-day' },
    texts: {
      EN: {
        title: 'Tickets for the lantern raffle',
        summary: 'Tickets of the lantern raffle, without points.',
        content: [
          'Press the button, and tickets of the lantern raffle that is on sale are yours.',
          'Accounts that take a break from play when sales close do not take part.',
        ],
      },
      VI: {
        title: 'Vé rút thăm đèn lồng',
        summary: 'Vé rút thăm đèn lồng, không mất điểm.',
        content: [
          'Bấm nút, vé của lượt rút thăm đèn lồng đang bán là của bạn.',
          'Tài khoản đang tạm nghỉ chơi khi ngừng bán vé thì không tham gia.',
        ],
      },
    },
  },
  {
    id: 'loss-relief',
    category: 'reward',
    begins: -30,
    ends: null,
    offer: {
      kind: 'LOSS_REBATE',
      period: 'WEEK',
      isReviewed: true,
      threshold: 1_000_000,
      percent: 10,
      maxAmount: 2_000_000,
      multiple: 1,
      maxStake: 100_000,
      days: 7,
    },
    texts: {
      EN: {
        title: 'Relief after a hard week',
        summary: 'Part of a week’s loss as bonus money. You apply, and somebody decides.',
        content: [
          'Tell us in a sentence how we can help; pictures are welcome.',
          'If playing has stopped being fun, take a break first. Members who do are offered nothing until it ends.',
        ],
      },
      VI: {
        title: 'Hỗ trợ sau một tuần khó khăn',
        summary: 'Một phần số tiền thua trong tuần dưới dạng tiền thưởng. Bạn đăng ký và có người xét duyệt.',
        content: [
          'Hãy viết một câu cho chúng tôi biết; bạn có thể gửi kèm ảnh.',
          'Nếu chơi không còn vui, hãy tạm nghỉ trước. Thành viên đang tạm nghỉ không được đề nghị gì cho đến khi kết thúc.',
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
