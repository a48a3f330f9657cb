import { phoneAppToken } from '@playhouse/platform-api/verification.ts'
import type { Context } from '../base/context.ts'
import type { ConfirmPhoneInput } from '@playhouse/schema/types.generated.ts'
import { catchInvalidInput } from '../base/results.ts'
import { renameFields } from './phone-fields.ts'

/** Exchanges a code of the phone sign-in service for a proof of the number. */
export function confirmPhone(context: Context, { phone, code }: ConfirmPhoneInput) {
  const input = { countryDialingCode: phone.diallingCode, mobileNum: phone.number, verificationCode: code }
  return catchInvalidInput(context, async () => {
    const { idToken } = await renameFields(() => context.platform.write(phoneAppToken, input))
    return { __typename: 'ConfirmPhoneSuccess' as const, phoneToken: idToken }
  })
}
