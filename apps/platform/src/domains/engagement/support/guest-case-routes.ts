import * as cases from '@playhouse/platform-api/support-cases.ts'
import { GUEST } from '../../../db/tables/cases.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import type { RateLimit } from '../../../request/rate-limit.ts'
import { createUploadLink } from '../../people/uploads/uploads.ts'
import type { HumanVerifier } from '../../people/verification/captcha/altcha.ts'
import { isStored } from './feedback.ts'
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

interface GuestServices {
  brand: () => Promise<{ canSend: boolean }>
  human: HumanVerifier
  limits: { feedback: RateLimit; guestCode: RateLimit; guestUpload: RateLimit; guestPicture: RateLimit }
}

/** Cases of visitors, who come back by a letter. */
export function guestCaseRoutes(bind: BindEndpoint, { brand, human, limits }: GuestServices): void {
  /** Without letters a guest could not come back. */
  const requireLetters = async () => {
    if (!(await brand()).canSend) throw platformError('function.not.available')
  }
  bind(cases.openGuestCase, async (input, { database, address, language }) => {
    await requireLetters()
    const checked = checkGuestCase(input)
    const { requestKey, humanProof } = input
    if (!(await isStored(database, { memberId: GUEST, requestKey }))) {
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
