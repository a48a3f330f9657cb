import type { PromotionSeed } from './promotion-seed.ts'

/** Ended promotions, whose terms stay readable. */
export const PAST_PROMOTIONS: readonly PromotionSeed[] = [
  {
    id: 'opening-week',
    category: 'reward',
    begins: -60,
    ends: -53,
    offer: { kind: 'SIGN_IN', period: 'DAY', threshold: 0, fixedAmount: 5_000, multiple: 0 },
    texts: {
      EN: {
        title: 'Opening week',
        summary: 'Play money for looking in during the first week.',
        content: ['Thank you to everyone who came by.'],
      },
      VI: {
        title: 'Tuần khai trương',
        summary: 'Tiền ảo khi bạn ghé qua trong tuần đầu tiên.',
        content: ['Cảm ơn tất cả những ai đã ghé qua.'],
      },
    },
  },
]
