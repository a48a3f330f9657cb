import * as paymentPassword from '@playhouse/platform-api/cashier-payment-password.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import type { PaymentProviders } from '@playhouse/vendor-api/payments/provider.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Module } from '../../../module.ts'
import type { LogInServices } from '../../people/session/log-in/log-in-services.ts'
import { type BrandSettings, requiredAge } from '../../site/brand-settings.ts'
import type { Parties } from '../../site/module-needs.ts'
import type { AskRegister } from '../limits/registers/ask-register.ts'
import type { Transfers } from '../wallet/transfer/transfers.ts'
import type { DepositHooks, DepositServices } from './deposits/create-deposit.ts'
import { depositFollowUp } from './deposits/follow-up.ts'
import { dueReturns } from './deposits/held-returns.ts'
import { depositEventHandlers, paymentEventWork, paymentWebhookRoutes } from './deposits/payment-events.ts'
import { depositRoutes } from './deposits/routes.ts'
import { payoutEventHandlers } from './payout-events.ts'
import { reconcileDays } from './reconciliation/reconcile.ts'
import { openTokenRates } from './token-rates.ts'
import { withdrawalRoutes } from './withdrawal-routes.ts'
import { dueWithdrawals } from './withdrawals/due-withdrawals.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import {
  changePaymentPassword,
  type PaymentPasswordServices,
  readPaymentPassword,
  requestPaymentPasswordCode,
  resetPaymentPassword,
  setPaymentPassword,
} from './payment-password.ts'

function paymentPasswordRoutes(bind: BindEndpoint, services: PaymentPasswordServices): void {
  bind(paymentPassword.hasWithdrawalPassword, (_, { database, session }) =>
    readPaymentPassword(services, database, session.memberId),
  )
  bind(paymentPassword.setPaymentPassword, async (input, { database, session }) => {
    await setPaymentPassword(services, input, { database, session: requireRealAccount(session) })
    return {}
  })
  bind(paymentPassword.changePaymentPassword, async (input, { database, session }) => {
    await changePaymentPassword(services, input, { database, session: requireRealAccount(session) })
    return {}
  })
  bind(paymentPassword.requestPaymentPasswordCode, async ({ method }, context) => {
    requireRealAccount(context.session)
    return requestPaymentPasswordCode(services, method, context)
  })
  bind(paymentPassword.resetPaymentPassword, async (input, { database, session }) => {
    await resetPaymentPassword(services, input, { database, session: requireRealAccount(session) })
    return {}
  })
}

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
  askRegister: AskRegister
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
    requiredAge: async (rules) => requiredAge(await brand(), rules),
    siteOrigin,
    ...depositHooks,
    log,
  }
  return {
    async routes({ app, bind }) {
      const tokenRates = openTokenRates(providers, log)
      depositRoutes(bind, deposits, { tokenRates, askRegister: services.askRegister })
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
