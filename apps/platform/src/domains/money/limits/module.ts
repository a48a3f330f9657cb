import type { Database } from '@playhouse/postgres/database.ts'
import type { Registers } from '@playhouse/vendor-api/registers/register.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Module } from '../../../module.ts'
import { relyingParty } from '../../people/session/passkeys/relying-party.ts'
import type { Verification } from '../../people/verification/verification.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import type { Transfers } from '../wallet/transfer/transfers.ts'
import { compareWithExcluded } from './compare-with-excluded.ts'
import { dueClosings } from './closing-state.ts'
import { dueExpiredChanges, dueLimits } from './due-limits.ts'
import { type BreakHooks, breakRoutes } from './break-routes.ts'
import { registerWork, storeRegisters } from './registers/ask-register.ts'
import { limitRoutes } from './routes.ts'

interface LimitServices {
  config: { siteOrigins: readonly string[] }
  brand: () => Promise<BrandSettings>
  verification: Verification
  transfers: Transfers
  breakHooks: BreakHooks
  registers: Registers
  database: Database
  log: FastifyBaseLogger
}

export function limitsModule(services: LimitServices): Module {
  const { config, brand, verification, transfers, breakHooks, registers, database, log } = services
  return {
    onStart: () => storeRegisters(database, registers),
    routes({ bind }) {
      limitRoutes(bind)
      breakRoutes(bind, { brand, transfers, ...breakHooks, verification, party: relyingParty(config.siteOrigins) })
    },
    jobs: [
      dueLimits(transfers),
      dueExpiredChanges,
      dueClosings,
      compareWithExcluded(),
      registerWork({ registers, onBreak: breakHooks.onBreak, log }),
    ],
  }
}
