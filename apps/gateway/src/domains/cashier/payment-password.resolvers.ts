import * as contract from '@playhouse/platform-api/cashier-payment-password.ts'
import type { CodeChannel } from '@playhouse/schema/types.generated.ts'
import type { Context } from '../base/context.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { catchInvalidInput, problem, readSession } from '../base/results.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'

/** The platform's name of a channel. */
export const methodOf = (channel: CodeChannel) => (channel === 'SMS' ? 'sms' : 'email')

export const paymentPasswordResolvers: Resolvers = {
  Mutation: {
    setPaymentPassword: (_root, { input }, context) =>
      change(context, (platform) => platform.write(contract.setPaymentPassword, input)),
    changePaymentPassword: (_root, { input }, context) =>
      change(context, (platform) => platform.write(contract.changePaymentPassword, input)),
    resetPaymentPassword: (_root, { input: { channel, ...input } }, context) =>
      change(context, (platform) =>
        platform.write(contract.resetPaymentPassword, { ...input, method: methodOf(channel) }),
      ),
    requestPaymentPasswordCode: (_root, { input: { channel } }, context) =>
      catchInvalidInput(context, async () => {
        const { platform } = context.session
        if (!platform) return problem('SESSION_EXPIRED')
        const method = methodOf(channel)
        const { expiredMinutes } = await platform.write(contract.requestPaymentPasswordCode, { method })
        return { __typename: 'MemberCodeSuccess', expiresInMinutes: expiredMinutes }
      }),
  },
  // Read after the change, which has succeeded even if this fails.
  PaymentPasswordChangeSuccess: {
    paymentPassword: (_success, _args, context) => readSession(context, readPaymentPassword),
  },
  MemberAccount: {
    paymentPassword: (_account, _args, context) => readSession(context, readPaymentPassword),
  },
}

function change(context: Context, work: (platform: SessionPlatform) => Promise<unknown>) {
  return catchInvalidInput(context, async () => {
    const { platform } = context.session
    if (!platform) return problem('SESSION_EXPIRED')
    await work(platform)
    return { __typename: 'PaymentPasswordChangeSuccess' as const }
  })
}

async function readPaymentPassword(platform: SessionPlatform) {
  const { hasPassword, codeMethods, ...rule } = await platform.read(contract.hasWithdrawalPassword, {})
  return {
    __typename: 'PaymentPassword' as const,
    isSet: hasPassword,
    ...rule,
    codeContacts: codeMethods.map(({ method, hint }) => ({
      __typename: 'CodeContact' as const,
      channel: method === 'sms' ? ('SMS' as const) : ('EMAIL' as const),
      hint,
    })),
  }
}
