import * as support from '@playhouse/platform-api/support.ts'
import type { BindEndpoint } from '../../request/call-context.ts'
import type { RateLimit } from '../../request/rate-limit.ts'
import { checkFeedback, type FeedbackBounds, feedbackRules, saveFeedback, findReference } from './feedback.ts'

interface SupportServices {
  config: FeedbackBounds
  limits: { feedback: RateLimit }
}

export function supportRoutes(bind: BindEndpoint, { config, limits }: SupportServices): void {
  bind(support.feedbackSettings, async () => feedbackRules(config))
  bind(support.feedback, async (input, { database, address, language, session }) => {
    const checked = checkFeedback(input, config)
    const { requestKey } = input
    const kept = await findReference(database, requestKey)
    if (kept) return { reference: kept }
    // Form errors and retries are not counted, only what would be stored.
    limits.feedback.take(address)
    const memberId = session?.memberId ?? null
    return { reference: await saveFeedback(database, checked, { requestKey, memberId, language }) }
  })
}
