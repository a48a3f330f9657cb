import * as support from '@playhouse/platform-api/support.ts'
import type { Bind } from '../../http/bind-endpoint.ts'
import type { SlidingWindow } from '../../request/rate-limit.ts'
import { checkedFeedback, type FeedbackBounds, feedbackRules, keepFeedback, keptReference } from './feedback.ts'

interface SupportServices {
  config: FeedbackBounds
  limits: { feedback: SlidingWindow }
}

export function supportRoutes(bind: Bind, { config, limits }: SupportServices): void {
  bind(support.feedbackSettings, async () => feedbackRules(config))
  bind(support.feedback, async (input, { database, address, language, session }) => {
    const checked = checkedFeedback(input, config)
    const { requestKey } = input
    const kept = await keptReference(database, requestKey)
    if (kept) return { reference: kept }
    // Form errors and retries are not counted, only what would be stored.
    limits.feedback.take(address)
    const memberId = session?.memberId ?? null
    return { reference: await keepFeedback(database, checked, { requestKey, memberId, language }) }
  })
}
