import { isRealAccount } from '@playhouse/shared/account-kinds.ts'
import * as cases from '@playhouse/platform-api/support-cases.ts'
import * as support from '@playhouse/platform-api/support.ts'
import { GUEST } from '../../../db/tables/cases.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import type { RateLimit } from '../../../request/rate-limit.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import { closeCase, deskFor, listCases, openCase, rateCase, readCase, readDesk, writeInCase } from './cases.ts'
import { checkFeedback, type FeedbackBounds, feedbackRules, saveFeedback, isStored } from './feedback.ts'

export function supportRoutes(bind: BindEndpoint, config: FeedbackBounds, feedbackLimit: RateLimit): void {
  bind(support.feedbackSettings, async () => feedbackRules(config))
  bind(support.feedback, async (input, { database, address, language, session }) => {
    const checked = checkFeedback(input, config)
    const memberId = session && isRealAccount(session.kind) ? session.memberId : GUEST
    const author = { requestKey: input.requestKey, memberId, language }
    // Form errors and retries are not counted, only what would be stored.
    if (!(await isStored(database, author))) await feedbackLimit.take(address)
    return { reference: await saveFeedback(database, checked, author) }
  })

  bind(cases.serviceDesk, async (_, { database }) => deskFor(await readDesk(database), 0))
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
  bind(cases.rateServiceCase, (input, { database, session }) =>
    rateCase(database, requireRealAccount(session).memberId, input),
  )
}
