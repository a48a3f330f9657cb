import * as cases from '@playhouse/platform-api/cases.ts'
import * as support from '@playhouse/platform-api/support.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import type { RateLimit } from '../../../request/rate-limit.ts'
import { requireRealAccount } from '../../people/session/sessions/real-account.ts'
import { closeCase, listCases, openCase, readCase, writeInCase } from './cases.ts'
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
    const stored = await findReference(database, requestKey)
    if (stored) return { reference: stored }
    // Form errors and retries are not counted, only what would be stored.
    limits.feedback.take(address)
    const memberId = session?.memberId ?? null
    return { reference: await saveFeedback(database, checked, { requestKey, memberId, language }) }
  })

  bind(cases.serviceCases, (input, { database, session }) =>
    listCases(database, requireRealAccount(session).memberId, input),
  )
  bind(cases.serviceCaseDetail, ({ id }, { database, session }) =>
    readCase(database, requireRealAccount(session).memberId, id),
  )
  bind(cases.openServiceCase, (input, { database, session, language }) =>
    openCase(database, { memberId: requireRealAccount(session).memberId, language }, input),
  )
  bind(cases.writeServiceCase, (input, { database, session }) =>
    writeInCase(database, requireRealAccount(session).memberId, input),
  )
  bind(cases.closeServiceCase, ({ id }, { database, session }) =>
    closeCase(database, requireRealAccount(session).memberId, id),
  )
}
