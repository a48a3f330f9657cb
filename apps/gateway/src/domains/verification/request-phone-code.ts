import { noLoginSms, passwordRecoverySms, phoneAppSms, registerSms } from '@playhouse/platform-api/verification.ts'
import type { Context } from '../base/context.ts'
import type { CodePurpose, RequestPhoneCodeInput } from '@playhouse/schema/types.generated.ts'
import { catchInvalidInput } from '../base/results.ts'
import { renameFields } from './phone-fields.ts'

/** Countdown of one minute with a phone sign-in service, otherwise the code's lifetime. */
const PHONE_APP_SECONDS = 60

const BY_PURPOSE = {
  LOG_IN: noLoginSms,
  PASSWORD_RESET: passwordRecoverySms,
  PHONE_CONFIRMATION: phoneAppSms,
} as const satisfies Record<Exclude<CodePurpose, 'REGISTER'>, unknown>

/** Sends a code. The platform limits codes per number; pages offer another one after the countdown. */
export function requestPhoneCode(context: Context, { purpose, phone, humanProof }: RequestPhoneCodeInput) {
  const { diallingCode: countryDialingCode, number } = phone
  const asked = () => {
    const proof = humanProof ? { humanProof } : {}
    if (purpose === 'REGISTER') {
      return context.platform.write(registerSms, { countryDialingCode, mobileNo: number, ...proof })
    }
    return context.platform.write(BY_PURPOSE[purpose], { countryDialingCode, mobileNum: number, ...proof })
  }
  return catchInvalidInput(context, async () => {
    const { expiredMinutes } = await renameFields(asked)
    return {
      __typename: 'RequestCodeSuccess' as const,
      expiresInMinutes: expiredMinutes,
      resendAfterSeconds: purpose === 'PHONE_CONFIRMATION' ? PHONE_APP_SECONDS : expiredMinutes * 60,
    }
  })
}
