import { depositPromotions } from '@playhouse/platform-api/cashier-deposits.ts'
import type { Vendors } from '@playhouse/vendor-api/vendors/all.ts'
import * as promotions from '@playhouse/platform-api/promotions.ts'
import type { Module } from '../../../module.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { dueDepositBonuses } from './deposit-bonus.ts'
import { dueFreeRounds } from './free-rounds.ts'
import { applyForOffer, claimOffer, listOffers } from './offers.ts'
import { listDepositPromotions, listPromotions, readPromotion } from './promotion-list.ts'

interface PromotionServices {
  config: { seamlessSecret: string }
  brand: () => Promise<BrandSettings>
  vendors: Vendors
}

export function promotionsModule({ config, brand, vendors }: PromotionServices): Module {
  return {
    routes({ bind }) {
      bind(promotions.promotions, (input, { database, language }) => listPromotions(database, language, input))
      bind(promotions.promotionDetail, async (input, { database, language }) =>
        readPromotion(database, { language, currency: (await brand()).currency }, input),
      )
      bind(depositPromotions, (_, { database, language }) => listDepositPromotions(database, language))
      bind(promotions.memberPromotions, async (_, { database, session }) =>
        listOffers(database, requireRealAccount(session).memberId, (await brand()).currency),
      )
      bind(promotions.applyPromotion, (input, { database, session }) =>
        applyForOffer(database, requireRealAccount(session).memberId, input),
      )
      bind(promotions.claimPromotion, ({ promotionId }, { database, session }) =>
        claimOffer(database, requireRealAccount(session).memberId, promotionId),
      )
    },
    jobs: [dueDepositBonuses, dueFreeRounds({ vendors, secret: config.seamlessSecret })],
  }
}
