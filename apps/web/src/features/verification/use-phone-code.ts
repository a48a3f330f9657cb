import type { CodePurpose, PhoneInput } from '@playhouse/schema/types.generated.ts'
import { useProblem, useSubmit } from '../../graphql/use-submit.ts'
import { useRequestPhoneCodeMutation } from './request-phone-code.generated.ts'
import { useHumanCheck } from './use-human-check.ts'

/** Outcome of a code request: the countdown's seconds, the breach at the number's field, or a text for a dialog. */
export type PhoneCodeOutcome = { seconds: number } | { breach: string } | { text: string }

/** Requests a code for this purpose, with a proof of work. */
export function usePhoneCode(purpose: CodePurpose): (phone: PhoneInput) => Promise<PhoneCodeOutcome> {
  const { run } = useSubmit(useRequestPhoneCodeMutation())
  const problemOf = useProblem()
  const { prove } = useHumanCheck()

  return async (phone) => {
    let humanProof: string | null
    try {
      humanProof = await prove()
    } catch (error) {
      return { text: problemOf(undefined, error).text }
    }
    const { success, problem } = await run({ input: { purpose, phone, humanProof } })
    if (success) return { seconds: success.resendAfterSeconds }
    const breach = problem.fields.find(({ field }) => field === 'phone')
    return breach ? { breach: breach.reason } : { text: problem.text }
  }
}
