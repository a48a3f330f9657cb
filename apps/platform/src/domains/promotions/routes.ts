import * as promotions from '@playhouse/platform-api/promotions.ts'
import type { BindEndpoint } from '../../request/call-context.ts'
import { listPromotions, readPromotion } from './promotion-list.ts'

export function promotionRoutes(bind: BindEndpoint): void {
  bind(promotions.promotions, (input, { database, language }) => listPromotions(database, language, input))
  bind(promotions.promotionDetail, (input, { database, language }) => readPromotion(database, language, input))
}
