import { parseWebAddress } from '@playhouse/platform-api/web-address.ts'
import type { Brand } from '../base/brand.ts'

/** Host names safe in a policy directive: a `;` would start another directive. */
const HOST = /^[a-z\d.-]+(:\d{1,5})?$/

/** The brand's tag; null if it has none, or one without a usable origin. */
export function toAnalytics({ info }: Brand): { tagId: string; origin: string } | null {
  const { gtagId, origin } = info.analytics ?? {}
  const url = origin ? parseWebAddress(origin) : undefined
  return gtagId && url && HOST.test(url.host) ? { tagId: gtagId, origin: url.origin } : null
}
