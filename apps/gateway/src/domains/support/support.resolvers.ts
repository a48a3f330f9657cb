import { FEEDBACK_CONTACT_MAX } from '@playhouse/shared/limits.ts'
import { reportDegradation } from '@playhouse/platform-api/fields.ts'
import { openServicePath } from '@playhouse/platform-api/service-link.ts'
import { feedbackSettings, feedback } from '@playhouse/platform-api/support.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { withoutSession } from '@playhouse/platform-api/endpoint.ts'
import type { FeedbackQuestionType, SendFeedbackInput } from '@playhouse/schema/types.generated.ts'
import { publicMutation } from '../base/mutation.ts'

/** Feedback topics by the platform's code. */
const QUESTION_TYPES: Readonly<Record<string, FeedbackQuestionType>> = {
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
const sendFeedback = publicMutation(
  async (visitor, { requestKey, questionType, content, contact }: SendFeedbackInput, context) => {
    const code = Object.entries(QUESTION_TYPES).find(([, type]) => type === questionType)?.[0] ?? questionType
    const input = { requestKey, questionType: code, content, ...(contact ? { contact } : {}) }
    const { platform } = context.session
    const { reference } = await (platform ? platform.write(feedback, input) : visitor.write(fromVisitor, input))
    return { __typename: 'SendFeedbackSuccess' as const, reference }
  },
)

export const supportResolvers: Resolvers = {
  Mutation: { sendFeedback },
  Site: {
    customerService: ({ brand }) =>
      brand.info.customerService.map(({ type, path }) => {
        const address = openServicePath(path)
        if (path && !address)
          reportDegradation('systemStatus.customerService.path', 'not an address', 'an http or https address')
        const problem = address === undefined ? 'NOT_AVAILABLE' : null
        return { type, url: address ?? null, problem }
      }),
    feedback: async ({ brand }, _args, { platform }) => {
      if (!brand.offers(feedbackSettings)) return null
      const { questionTypes, minLength, maxLength } = await platform.read(feedbackSettings, {})
      return {
        // Leaves out types that this version does not know.
        questionTypes: questionTypes.flatMap((code) => QUESTION_TYPES[code] ?? []),
        minLength,
        maxLength,
        contactMaxLength: FEEDBACK_CONTACT_MAX,
      }
    },
  },
}
