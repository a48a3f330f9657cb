import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { promotions } from '@playhouse/platform-api/promotions.ts'

/** Promotion of the graph: as a list tells it. What is behind it is read when asked for. */
export type PromotionSource = ValueOf<typeof promotions>['list'][number]
