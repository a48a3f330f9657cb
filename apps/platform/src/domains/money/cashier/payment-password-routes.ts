import * as paymentPassword from '@playhouse/platform-api/cashier-payment-password.ts'
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

export function paymentPasswordRoutes(bind: BindEndpoint, services: PaymentPasswordServices): void {
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
