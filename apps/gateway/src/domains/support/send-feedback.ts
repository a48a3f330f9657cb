import { withoutSession } from '@playhouse/platform-api/endpoint.ts'
import { feedback } from '@playhouse/platform-api/support.ts'
import type { FeedbackQuestionType, SendFeedbackInput } from '@playhouse/schema/types.generated.ts'
import { publicMutation } from '../base/mutation.ts'

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
const fromVisitor = withoutSession(feedback)

/** Sends feedback to the platform, as the member where there is a session. */
export const sendFeedback = publicMutation(
  async (visitor, { requestKey, questionType, content, contact }: SendFeedbackInput, context) => {
    const code = Object.entries(QUESTION_TYPES).find(([, type]) => type === questionType)?.[0] ?? questionType
    const input = { requestKey, questionType: code, content, ...(contact ? { contact } : {}) }
    const { platform } = context.session
    const { reference } = await (platform ? platform.write(feedback, input) : visitor.write(fromVisitor, input))
    return { __typename: 'SendFeedbackSuccess' as const, reference }
  },
)
