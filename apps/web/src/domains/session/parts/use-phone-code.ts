import type { CodePurpose, PhoneInput } from '@playhouse/schema/types.generated.ts'
import { useRef } from 'react'
import { useProblem, useSubmit } from '../../../graphql/use-submit.ts'
import { useSiteFacts } from '../../site/parts/use-site-facts.ts'
import { useConfirmPhoneMutation } from '../../verification/parts/confirm-phone.generated.ts'
import { useRequestPhoneCodeMutation } from '../../verification/parts/request-phone-code.generated.ts'
import { useHumanCheck } from '../../verification/parts/use-human-check.ts'

/** Outcome of a code request: the countdown's seconds, the breach at the number's field, or a text for a dialog. */
type PhoneCodeOutcome = { seconds: number } | { breach: string } | { text: string }

/** Whether a service confirms numbers for the platform. */
const useHasConfirmation = () => useSiteFacts()?.features.includes('PHONE_CONFIRMATION') ?? false

/** Requests a code for this purpose, with a proof of work. */
export function usePhoneCode(purpose: CodePurpose): (phone: PhoneInput) => Promise<PhoneCodeOutcome> {
  const { run } = useSubmit(useRequestPhoneCodeMutation())
  const getProblem = useProblem()
  const { prove } = useHumanCheck()
  const hasConfirmation = useHasConfirmation()

  return async (phone) => {
    let humanProof: string | null
    try {
      humanProof = await prove()
    } catch (error) {
      return { text: getProblem(undefined, error).text }
    }
    const input = { purpose: hasConfirmation ? ('PHONE_CONFIRMATION' as const) : purpose, phone, humanProof }
    const { success, problem } = await run({ input })
    if (success) return { seconds: success.resendAfterSeconds }
    const breach = problem.fields.find(({ field }) => field === 'phone')
    return breach ? { breach: breach.reason } : { text: problem.text }
  }
}

/** Proof that the phone is the sender's: the code, or a token of the phone confirmation service. */
export type PhoneProof = { verificationCode: string } | { phoneToken: string }

/** Makes the proof of a typed code. Returns the text of a failure if the phone confirmation service refuses. */
export function usePhoneProof(): (phone: PhoneInput, code: string) => Promise<PhoneProof | { text: string }> {
  const { run } = useSubmit(useConfirmPhoneMutation())
  const hasConfirmation = useHasConfirmation()
  /** The service accepts a code once; a retry after another error reuses its token. */
  const confirmed = useRef<{ of: string; phoneToken: string }>(undefined)

  return async (phone, code) => {
    if (!hasConfirmation) return { verificationCode: code }
    const of = JSON.stringify([phone, code])
    if (confirmed.current?.of !== of) {
      const { success, problem } = await run({ input: { phone, code } })
      if (problem) return { text: problem.text }
      confirmed.current = { of, phoneToken: success.phoneToken }
    }
    return { phoneToken: confirmed.current.phoneToken }
  }
}
