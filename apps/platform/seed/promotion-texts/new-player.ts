import type { PromotionSeed } from './promotion-seed.ts'

export const NEW_PLAYER_PROMOTIONS: readonly PromotionSeed[] = [
  {
    id: 'welcome-credit',
    category: 'new_player',
    begins: -60,
    ends: null,
    withDeposit: true,
    offer: {
      kind: 'FIRST_DEPOSIT',
      period: 'ONCE',
      threshold: 100_000,
      fixedAmount: 100_000,
      multiple: 3,
      maxStake: 20_000,
      days: 30,
    },
    texts: {
      EN: {
        title: 'Welcome credit',
        summary: 'Bonus money on top of a first deposit.',
        content: [
          'It is not added by itself: you choose it, or leave it.',
          'A deposit limit or a break that you set comes first and is never changed by a promotion.',
        ],
      },
      VI: {
        title: 'Tiền chào mừng',
        summary: 'Tiền thưởng kèm lần nạp đầu.',
        content: [
          'Tiền không tự cộng vào: bạn chọn nhận hoặc không.',
          'Giới hạn nạp hay kỳ nghỉ bạn đã đặt luôn được ưu tiên và không bị khuyến mãi thay đổi.',
        ],
      },
    },
  },
]
