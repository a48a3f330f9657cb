import { type SettledRound, findUncountedReason } from '@playhouse/engines/turnover.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import type { WalletCoverage } from '@playhouse/vendor-api/seamless-wallet.ts'
import type { RoundCoverage } from '../../../db/tables/play.ts'

/** Facts that decide a round's turnover, as `settle_round()` takes them. Amounts in minor units. */
export interface RoundRisk {
  /** By the rules of the engines; omitted if the bet is unknown. */
  uncounted?: string
  reason?: string | null
  /** The vendor's count. */
  turnover?: string
  coverage?: RoundCoverage
}

interface DescribedRound extends SettledRound {
  vendorCode: string
  turnover?: string | undefined
  coverage?: WalletCoverage | undefined
}

/** Null if the vendor tells nothing of the bet. */
export function findRisk({ vendorCode, turnover, coverage, ...round }: DescribedRound): RoundRisk | null {
  const uncounted = findUncountedReason(round)
  const risk = {
    ...(uncounted && { uncounted: String(uncounted.amount), reason: uncounted.reason }),
    ...(turnover !== undefined && { turnover: String(parseAmount(turnover)) }),
    ...(coverage && { coverage: coverageOfVendor(vendorCode, coverage) }),
  }
  return Object.keys(risk).length > 0 ? risk : null
}

/** Events of different vendors may have the same id. */
export const coverageOfVendor = (vendorCode: string, { event, outcomes }: WalletCoverage): RoundCoverage => ({
  event: `${vendorCode}:${event}`,
  outcomes: Object.fromEntries(outcomes.map(({ id, chance }) => [id, chance])),
})
