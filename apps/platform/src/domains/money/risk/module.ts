import type { Database } from '@playhouse/postgres/database.ts'
import { screeners as screeningProviders } from '@playhouse/vendor-api/screening/all.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Module } from '../../../module.ts'
import { dueInterventions } from './due-interventions.ts'
import { dueRisk } from './due-risk.ts'
import type { ScreeningConfig } from './screening/screening-config.ts'
import { listWork, screeningWebhookRoutes, screeningWork, storeProviders } from './screening/screening-work.ts'

interface RiskServices {
  config: { screening: ScreeningConfig }
  database: Database
  log: FastifyBaseLogger
}

export function riskModule({ config, database, log }: RiskServices): Module {
  const screeners = screeningProviders.open(config.screening)
  return {
    onStart: () => storeProviders(database, screeners),
    async routes({ app }) {
      await app.register(screeningWebhookRoutes, { database, screeners })
    },
    jobs: [dueRisk, dueInterventions, screeningWork({ screeners, log }), listWork({ screeners, log })],
  }
}
