import type { Module } from '../../../module.ts'
import { relyingParty } from '../../people/session/passkeys/relying-party.ts'
import type { Verification } from '../../people/verification/verification.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import type { Transfers } from '../wallet/transfer/transfers.ts'
import { compareWithExcluded } from './compare-with-excluded.ts'
import { dueClosings } from './closing-state.ts'
import { dueExpiredChanges, dueLimits } from './due-limits.ts'
import { type BreakHooks, breakRoutes } from './break-routes.ts'
import { limitRoutes } from './routes.ts'

interface LimitServices {
  config: { siteOrigins: readonly string[] }
  brand: () => Promise<BrandSettings>
  verification: Verification
  transfers: Transfers
  breakHooks: BreakHooks
}

export function limitsModule({ config, brand, verification, transfers, breakHooks }: LimitServices): Module {
  return {
    routes({ bind }) {
      limitRoutes(bind)
      breakRoutes(bind, { brand, transfers, ...breakHooks, verification, party: relyingParty(config.siteOrigins) })
    },
    jobs: [dueLimits(transfers), dueExpiredChanges, dueClosings, compareWithExcluded()],
  }
}
