import type { CodePurpose, PhoneInput } from '@playhouse/schema/types.generated.ts'
import { errorCodeOf } from '../../graphql/error-code.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { useRequestPhoneCodeMutation } from './request-phone-code.generated.ts'
import { useHumanCheck } from './use-human-check.ts'

/** How asking for a code went: the countdown's seconds, the breach of the number's field, or words for a dialog. */
export type PhoneCodeOutcome = { seconds: number } | { breach: string } | { text: string }

/** Has a code for this purpose sent to a phone, with the proof that no robot asks. */
export function usePhoneCode(purpose: CodePurpose): (phone: PhoneInput) => Promise<PhoneCodeOutcome> {
  const [mutate] = useRequestPhoneCodeMutation()
  const { prove } = useHumanCheck()
  const errorText = useErrorText()

  return async (phone) => {
    try {
      const humanProof = await prove()
      const { data, error } = await mutate({ variables: { input: { purpose, phone, humanProof } } })
      const result = data?.requestPhoneCode
      if (!result) return { text: errorText(errorCodeOf(error)) }
      if (result.__typename === 'RequestCodeSuccess') return { seconds: result.resendAfterSeconds }
      const breach = result.__typename === 'InvalidInput' && result.problems.find(({ field }) => field === 'phone')
      if (breach) return { breach: breach.reason }
      return { text: errorText(result.code, result.__typename === 'Problem' ? result.retryAfterSeconds : null) }
    } catch (error) {
      return { text: errorText(errorCodeOf(error)) }
    }
  }
}
