import { publicEndpoint } from '@playhouse/platform-api/endpoint.ts'
import { feedback } from '@playhouse/platform-api/support.ts'
import type { FeedbackQuestionType, SendFeedbackInput } from '@playhouse/schema/types.generated.ts'
import type { Context } from '../base/context.ts'
import { catchInvalidInput } from '../base/results.ts'

/** Feedback topics by the platform's code. */
export const QUESTION_TYPES: Readonly<Record<string, FeedbackQuestionType>> = {
  account: 'ACCOUNT',
  game: 'GAME',
  wallet: 'WALLET',
  promotion: 'PROMOTION',
  site: 'SITE',
  complaint: 'COMPLAINT',
  other: 'OTHER',
}

/** The same endpoint, called without a session. */
const fromVisitor = publicEndpoint(feedback)

/** Sends feedback to the platform, as the member where there is a session. */
export function sendFeedback(context: Context, { requestKey, questionType, content, contact }: SendFeedbackInput) {
  return catchInvalidInput(context, async () => {
    const code = Object.entries(QUESTION_TYPES).find(([, type]) => type === questionType)?.[0] ?? questionType
    const input = { requestKey, questionType: code, content, ...(contact ? { contact } : {}) }
    const { platform } = context.session
    const { reference } = await (platform
      ? platform.write(feedback, input)
      : context.platform.write(fromVisitor, input))
    return { __typename: 'SendFeedbackSuccess' as const, reference }
  })
}
