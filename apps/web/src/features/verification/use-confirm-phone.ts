import type { PhoneInput } from '@playhouse/schema/types.generated.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useConfirmPhoneMutation } from './confirm-phone.generated.ts'

/**
 * Confirms a number by the phone sign-in service's code (`usePhoneCode('PHONE_APP')`), for brands with the feature `PHONE_APP`.
 * Returns the token to send instead of a code, or the text of a failure.
 */
export function useConfirmPhone(): (
  phone: PhoneInput,
  code: string,
) => Promise<{ phoneToken: string } | { text: string }> {
  const { run } = useSubmit(useConfirmPhoneMutation())

  return async (phone, code) => {
    const { success, problem } = await run({ input: { phone, code } })
    return success ? { phoneToken: success.phoneToken } : { text: problem.text }
  }
}
