import type { PhoneInput } from '@playhouse/schema/types.generated.ts'
import { errorCodeOf } from '../../graphql/error-code.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { useConfirmPhoneMutation } from './confirm-phone.generated.ts'

/**
 * Has the phone sign-in service vouch for a number by the code it sent there (`usePhoneCode('PHONE_APP')`), where the brand
 * has `PHONE_APP` among its features. Out: what forms send in place of the code, or why there is none, worded.
 */
export function useConfirmPhone(): (
  phone: PhoneInput,
  code: string,
) => Promise<{ phoneToken: string } | { text: string }> {
  const [mutate] = useConfirmPhoneMutation()
  const errorText = useErrorText()

  return async (phone, code) => {
    try {
      const { data, error } = await mutate({ variables: { input: { phone, code } } })
      const result = data?.confirmPhone
      if (!result) return { text: errorText(errorCodeOf(error)) }
      if (result.__typename === 'ConfirmPhoneSuccess') return { phoneToken: result.phoneToken }
      return { text: errorText(result.code, result.__typename === 'Problem' ? result.retryAfterSeconds : null) }
    } catch (error) {
      return { text: errorText(errorCodeOf(error)) }
    }
  }
}
