import type { Database } from '@playhouse/postgres/database.ts'
import type { PaymentProviders } from '@playhouse/vendor-api/payments/provider.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Module } from '../../../module.ts'
import type { LogInServices } from '../../people/session/log-in/log-in-services.ts'
import { type BrandSettings, requiredAge } from '../../site/brand-settings.ts'
import type { Parties } from '../../site/module-needs.ts'
import type { Transfers } from '../wallet/transfer/transfers.ts'
import type { DepositHooks, DepositServices } from './deposits/create-deposit.ts'
import { depositFollowUp } from './deposits/follow-up.ts'
import { dueReturns } from './deposits/held-returns.ts'
import { depositEventHandlers, paymentEventWork, paymentWebhookRoutes } from './deposits/payment-events.ts'
import { depositRoutes } from './deposits/routes.ts'
import { paymentPasswordRoutes } from './payment-password-routes.ts'
import { payoutEventHandlers } from './payout-events.ts'
import { reconcileDays } from './reconciliation/reconcile.ts'
import { openTokenRates } from './token-rates.ts'
import { withdrawalRoutes } from './withdrawal-routes.ts'
import { dueWithdrawals } from './withdrawals/due-withdrawals.ts'

interface CashierServices {
  config: { siteOrigins: readonly string[] }
  database: Database
  log: FastifyBaseLogger
  parties: Parties
  brand: () => Promise<BrandSettings>
  logIn: LogInServices
  providers: PaymentProviders
  siteOrigin: string
  depositHooks: DepositHooks
  transfers: Transfers
}

export function cashierModule(services: CashierServices): Module {
  const { config, database, log, parties, brand, logIn, providers, siteOrigin, depositHooks, transfers } = services
  const hasProvider = parties.payments
  const currency = async () => (await brand()).currency
  const deposits: DepositServices = {
    database,
    providers,
    currency,
    requiredAge: async () => requiredAge(await brand()),
    siteOrigin,
    ...depositHooks,
    log,
  }
  return {
    async routes({ app, bind }) {
      const tokenRates = openTokenRates(providers, log)
      depositRoutes(bind, deposits, tokenRates)
      paymentPasswordRoutes(bind, logIn)
      withdrawalRoutes(bind, { ...logIn, siteOrigins: config.siteOrigins, transfers, hasProvider, tokenRates })
      await app.register(paymentWebhookRoutes, { database, providers })
    },
    jobs: [
      paymentEventWork(providers, { ...depositEventHandlers(currency), ...payoutEventHandlers(log) }),
      depositFollowUp(deposits),
      dueWithdrawals({ providers, log }),
      dueReturns({ providers, log }),
      ...(hasProvider ? [reconcileDays(providers)] : []),
    ],
  }
}
