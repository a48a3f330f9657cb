import { phoneAppToken } from '@playhouse/platform-api/verification.ts'
import type { Context } from '../../graphql/context.ts'
import type { ConfirmPhoneInput } from '../../graphql/resolvers.generated.ts'
import { orInvalidInput } from '../../graphql/results.ts'
import { namingFields } from './phone-fields.ts'

/** Exchanges a code of the phone sign-in service for what vouches for the number. */
export function confirmPhone(context: Context, { phone, code }: ConfirmPhoneInput) {
  const input = { countryDialingCode: phone.diallingCode, mobileNum: phone.number, verificationCode: code }
  return orInvalidInput(context, async () => {
    const { idToken } = await namingFields(() => context.platform.act(phoneAppToken, input))
    return { __typename: 'ConfirmPhoneSuccess' as const, phoneToken: idToken }
  })
}
