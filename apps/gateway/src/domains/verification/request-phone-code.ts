import { noLoginSms, passwordRecoverySms, phoneAppSms, registerSms } from '@playhouse/platform-api/verification.ts'
import type { Context } from '../base/context.ts'
import type { CodePurpose, RequestPhoneCodeInput } from '../base/resolvers.generated.ts'
import { catchInvalidInput } from '../base/results.ts'
import { namingFields } from './phone-fields.ts'

/** Specification 9: the countdown takes a minute with phone-app verification, else as long as the code is good. */
const PHONE_APP_SECONDS = 60

const BY_PURPOSE = {
  LOG_IN: noLoginSms,
  PASSWORD_RECOVERY: passwordRecoverySms,
  PHONE_APP: phoneAppSms,
} as const satisfies Record<Exclude<CodePurpose, 'REGISTER'>, unknown>

/** Has a code sent. The platform counts how many a number may have; pages offer another one when the countdown is over. */
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
    const { expiredMinutes } = await namingFields(asked)
    return {
      __typename: 'CodeRequested' as const,
      expiresInMinutes: expiredMinutes,
      resendAfterSeconds: purpose === 'PHONE_APP' ? PHONE_APP_SECONDS : expiredMinutes * 60,
    }
  })
}
