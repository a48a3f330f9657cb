import * as contract from '@playhouse/platform-api/cashier-payment-password.ts'
import type { CodeChannel, ResetPaymentPasswordInput } from '@playhouse/schema/types.generated.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readSession } from '../base/results.ts'
import { toAnswers, readQuestions } from '../session/security-questions.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'

export const getMethod = (channel: CodeChannel) => (channel === 'SMS' ? 'sms' : 'email')

const change = <Input>(write: (platform: SessionPlatform, input: Input) => Promise<unknown>) =>
  memberMutation(async (platform, input: Input) => {
    await write(platform, input)
    return { __typename: 'PaymentPasswordChangeSuccess' as const }
  })

export const paymentPasswordResolvers: Resolvers = {
  Mutation: {
    setPaymentPassword: change((platform, input) => platform.write(contract.setPaymentPassword, input)),
    changePaymentPassword: change((platform, input) => platform.write(contract.changePaymentPassword, input)),
    resetPaymentPassword: change((platform, { proof: { sms, email, answers }, ...input }: ResetPaymentPasswordInput) =>
      platform.write(contract.resetPaymentPassword, {
        ...input,
        ...(answers
          ? { method: 'questions', code: JSON.stringify(toAnswers(answers)) }
          : { method: getMethod(sms == null ? 'EMAIL' : 'SMS'), code: sms ?? email ?? '' }),
      }),
    ),
    requestPaymentPasswordCode: memberMutation(async (platform, { channel }) => {
      const method = getMethod(channel)
      const { expiredMinutes } = await platform.write(contract.requestPaymentPasswordCode, { method })
      return { __typename: 'MemberCodeSuccess', expiresInMinutes: expiredMinutes }
    }),
  },
  // Read after the change, which has succeeded even if this fails.
  PaymentPasswordChangeSuccess: {
    paymentPassword: (_success, _args, context) => readSession(context, readPaymentPassword),
  },
  PaymentPassword: {
    questions: async ({ canAnswerQuestions }, _args, context) =>
      canAnswerQuestions ? ((await readSession(context, readQuestions))?.chosen ?? null) : null,
  },
  MemberAccount: {
    paymentPassword: (_account, _args, context) => readSession(context, readPaymentPassword),
  },
}

async function readPaymentPassword(platform: SessionPlatform) {
  const { hasPassword, codeMethods, canAnswerQuestions, ...rule } = await platform.read(
    contract.hasWithdrawalPassword,
    {},
  )
  return {
    canAnswerQuestions,
    isSet: hasPassword,
    ...rule,
    codeContacts: codeMethods.map(({ method, hint }) => ({
      channel: method === 'sms' ? ('SMS' as const) : ('EMAIL' as const),
      hint,
    })),
  }
}
