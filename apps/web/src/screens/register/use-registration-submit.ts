import type { RegistrationMethod } from '@playhouse/schema/types.generated.ts'
import type { RequestedField } from '@playhouse/shared/registration-form.ts'
import { useState } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import type { FormValues } from '../../features/registration/form-values.ts'
import type { Invitation } from '../../access/invitation.ts'
import { useCodeCheck } from '../../features/registration/use-invitation.ts'
import { useRegister } from '../../features/registration/use-register.ts'
import { usePhoneProof } from '../log-in/use-phone-code.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { useProblem } from '../../graphql/use-submit.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'

interface Submission {
  form: UseFormReturn<FormValues>
  way: RegistrationMethod
  asked: readonly RequestedField[]
  invitation: Invitation
  /** Checks invitation codes before registering. */
  checkCodes: boolean
  diallingCode: string
  /** Bot-protection proof; null if the brand requires none. */
  prove: () => Promise<string | null>
  /** Called on every refusal with the first field that has an error. */
  onRefused: (first: string | undefined) => void
  onRegistered: (account: string) => void
}

/**
 * Submits a valid form in this order: check a visible invitation code, solve the proof of work, verify the number with a phone sign-in
 * service if there is one, register. A refusal is shown at its field.
 */
export function useRegistrationSubmit({
  form,
  way,
  asked,
  invitation,
  checkCodes,
  diallingCode,
  prove,
  onRefused,
  onRegistered,
}: Submission) {
  const checkCode = useCodeCheck()
  const openAccount = useRegister()
  const errorText = useErrorText()
  const problemOf = useProblem()
  const proofOf = usePhoneProof()
  const [wrongCode, setWrongCode] = useState<string>()

  const register = async (values: FormValues) => {
    const shown = asked.some(({ name }) => name === 'affiliateCode')
    // Without a field for it, the code comes from the URL.
    const affiliateCode = (shown ? values.affiliateCode : invitation.affiliateCode).trim()
    if (shown && checkCodes && affiliateCode !== '' && (await checkCode(affiliateCode)) === 'invalid') {
      return setWrongCode(affiliateCode)
    }
    let humanProof: string | null
    try {
      humanProof = await prove()
    } catch (error) {
      return form.setError('root', { message: problemOf(undefined, error).text })
    }
    const asksCode = asked.some(({ name }) => name === 'verificationCode')
    const phone = { diallingCode, number: values.mobileNum }
    const proof = asksCode ? await proofOf(phone, values.verificationCode) : undefined
    if (proof && 'text' in proof)
      return form.setError('verificationCode', { message: proof.text }, { shouldFocus: true })
    const outcome = await openAccount(way, {
      asked,
      values,
      diallingCode,
      invitation: { ...invitation, affiliateCode },
      humanProof,
      phoneToken: proof && 'phoneToken' in proof ? proof.phoneToken : null,
    })
    if ('account' in outcome) return onRegistered(outcome.account)
    const shownFields = new Set<string>([...asked.map(({ name }) => name), 'agreement', 'depositLimit'])
    const atFields = outcome.fields.filter(({ field }) => shownFields.has(field))
    for (const { field, message } of atFields) form.setError(field, { message })
    const [first] = atFields
    if (first) form.setFocus(first.field, { shouldSelect: true })
    onRefused(first?.field)
    const text = outcome.text ?? (first ? undefined : errorText('INVALID_INPUT'))
    if (text) form.setError('root', { message: text })
  }
  /** react-hook-form would focus by order of registration, which includes the other method's fields. */
  const goToFirst = (errors: FieldErrors<FormValues>): void => {
    const inOrder = [...asked.map(({ name }) => name), 'depositLimit' as const, 'agreement' as const]
    const first = inOrder.find((name) => errors[name])
    if (first) form.setFocus(first)
  }
  const send = useSingleSubmit((event) => form.handleSubmit(register, goToFirst)(event))
  return { send, wrongCode, forgetWrongCode: () => setWrongCode(undefined) }
}
