import { isRealAccount } from '@playhouse/shared/account-kinds.ts'
import * as cases from '@playhouse/platform-api/support-cases.ts'
import * as support from '@playhouse/platform-api/support.ts'
import { GUEST } from '../../../db/tables/cases.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import type { RateLimit } from '../../../request/rate-limit.ts'
import { createUploadLink } from '../../people/uploads/uploads.ts'
import type { HumanVerifier } from '../../people/verification/captcha/altcha.ts'
import { requireRealAccount } from '../../people/session/sessions/real-account.ts'
import { closeCase, deskFor, listCases, openCase, rateCase, readCase, readDesk, writeInCase } from './cases.ts'
import { checkFeedback, type FeedbackBounds, feedbackRules, saveFeedback, findReference } from './feedback.ts'
import {
  checkGuestCase,
  enterGuestCase,
  openGuestCase,
  rateGuestCase,
  readGuestCase,
  requestGuestCode,
  viewGuestUpload,
  writeGuestCase,
} from './guest-cases.ts'

interface SupportServices {
  config: FeedbackBounds
  brand: () => Promise<{ canSend: boolean }>
  human: HumanVerifier
  limits: { feedback: RateLimit; guestCode: RateLimit; guestUpload: RateLimit; guestPicture: RateLimit }
}

export function supportRoutes(bind: BindEndpoint, { config, brand, human, limits }: SupportServices): void {
  bind(support.feedbackSettings, async () => feedbackRules(config))
  bind(support.feedback, async (input, { database, address, language, session }) => {
    const checked = checkFeedback(input, config)
    const memberId = session && isRealAccount(session.kind) ? session.memberId : GUEST
    const author = { requestKey: input.requestKey, memberId, language }
    const stored = await findReference(database, author)
    if (stored) return { reference: stored }
    // Form errors and retries are not counted, only what would be stored.
    await limits.feedback.take(address)
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

  /** Without letters a guest could not come back. */
  const requireLetters = async () => {
    if (!(await brand()).canSend) throw platformError('function.not.available')
  }
  bind(cases.openGuestCase, async (input, { database, address, language }) => {
    await requireLetters()
    const checked = checkGuestCase(input)
    const { requestKey, humanProof } = input
    if (!(await findReference(database, { memberId: GUEST, requestKey }))) {
      await limits.feedback.take(address)
      await human.verifyHuman(humanProof)
    }
    return openGuestCase(database, language, checked)
  })
  bind(cases.sendGuestCaseCode, async (input, { database, address }) => {
    await requireLetters()
    await limits.guestCode.take(address)
    await human.verifyHuman(input.humanProof)
    await requestGuestCode(database, input)
    return {}
  })
  bind(cases.enterGuestCase, async (input, { database, address }) => {
    await limits.guestCode.take(address)
    return enterGuestCase(database, input)
  })
  bind(cases.readGuestCase, (input, { database }) => readGuestCase(database, input))
  bind(cases.writeGuestCase, (input, { database }) => writeGuestCase(database, input))
  bind(cases.rateGuestCase, (input, { database }) => rateGuestCase(database, input))
  bind(cases.createGuestUpload, async (_, { database, address }) => {
    await requireLetters()
    await limits.guestUpload.take(address)
    return createUploadLink(database, GUEST, 'MESSAGE')
  })
  bind(cases.viewGuestUpload, async (input, { database, address }) => {
    await limits.guestPicture.take(address)
    return viewGuestUpload(database, input)
  })
}
