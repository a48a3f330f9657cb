import { FEEDBACK_CONTACT_MAX } from '@playhouse/shared/limits.ts'
import { reportDegradation } from '@playhouse/platform-api/fields.ts'
import { openServicePath } from '@playhouse/platform-api/service-link.ts'
import { feedbackSettings } from '@playhouse/platform-api/support.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { QUESTION_TYPES, sendFeedback } from './send-feedback.ts'

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
