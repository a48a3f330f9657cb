import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { promotions } from '@playhouse/platform-api/promotions.ts'

/** Promotion of the graph, as listed; details are loaded on demand. */
export type PromotionSource = ValueOf<typeof promotions>['list'][number]
