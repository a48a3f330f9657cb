import * as promotions from '@playhouse/platform-api/promotions.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import { requireRealAccount } from '../../people/session/sessions/real-account.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { forfeitBonus, readBonuses } from '../../money/bonus/bonus.ts'
import { applyForOffer, claimOffer, listOffers } from './offers.ts'
import { listPromotions, readPromotion } from './promotion-list.ts'

export function promotionRoutes(bind: BindEndpoint, { brand }: { brand: () => Promise<BrandSettings> }): void {
  bind(promotions.promotions, (input, { database, language }) => listPromotions(database, language, input))
  bind(promotions.promotionDetail, (input, { database, language }) => readPromotion(database, language, input))
  bind(promotions.memberPromotions, async (_, { database, session }) =>
    listOffers(database, requireRealAccount(session).memberId, (await brand()).currency),
  )
  bind(promotions.applyPromotion, (input, { database, session }) =>
    applyForOffer(database, requireRealAccount(session).memberId, input),
  )
  bind(promotions.claimPromotion, ({ promotionId }, { database, session }) =>
    claimOffer(database, requireRealAccount(session).memberId, promotionId),
  )
  bind(promotions.bonusAccount, async (_, { database, session, language }) =>
    readBonuses(database, requireRealAccount(session).memberId, language, (await brand()).currency),
  )
  bind(promotions.forfeitBonus, async ({ bonusId }, { database, session, language }) => {
    const { memberId } = requireRealAccount(session)
    await forfeitBonus(database, memberId, BigInt(bonusId))
    return readBonuses(database, memberId, language, (await brand()).currency)
  })
}
