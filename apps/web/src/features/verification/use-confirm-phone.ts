import type { PhoneInput } from '@playhouse/schema/types.generated.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useConfirmPhoneMutation } from './confirm-phone.generated.ts'

/**
 * Has the phone sign-in service vouch for a number by the code it sent there (`usePhoneCode('PHONE_APP')`), where the brand
 * has `PHONE_APP` among its features. Out: what forms send in place of the code, or why there is none, worded.
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
