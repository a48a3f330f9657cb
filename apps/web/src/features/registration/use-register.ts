import { useApolloClient } from '@apollo/client/react'
import type { RegistrationMethod } from '@playhouse/schema/types.generated.ts'
import type { FormField } from '@playhouse/shared/registration-form.ts'
import { adoptViewer } from '../../access/sign-in.ts'
import { errorCodeOf } from '../../graphql/error-code.ts'
import { dropRequestKey, requestKeyFor, tellsOutcome } from '../../graphql/request-key.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { isFormField } from './form-values.ts'
import { useRegisterByMobileMutation, useRegisterMutation } from './register.generated.ts'
import type { RegisterResult_ResultFragment } from './register.generated.ts'
import { sharedInput, withoutSecrets } from './registration-input.ts'
import type { Registration } from './registration-input.ts'

export type RegistrationField = FormField | 'agreement' | 'depositLimit'

/** Why the account was not opened: breaches or words at fields, and words for the form where no field is at fault. */
export interface Refusal {
  fields: readonly { field: RegistrationField; message: string }[]
  text?: string
}

/** The gateway lets one registration a second through. */
const ANOTHER_AFTER_MS = 1_100

type Refused = Exclude<RegisterResult_ResultFragment, { __typename: 'LogInSuccess' }>

const isRegistrationField = (name: string): name is RegistrationField =>
  isFormField(name) || name === 'agreement' || name === 'depositLimit'

/** Where the graph's names differ from the form's, and codes that belong to a field. */
const FIELD_OF: Readonly<Record<string, FormField>> = { phone: 'mobileNum' }
const FIELD_OF_CODE: Readonly<Record<string, FormField>> = {
  CODE_INVALID: 'verificationCode',
  CODE_EXPIRED: 'verificationCode',
  PHONE_NOT_VERIFIED: 'verificationCode',
  CAPTCHA_FAILED: 'captcha',
}

/** Opens the account and signs in to it. The answer is the account's username, or why it was refused. Never rejects. */
export function useRegister(): (
  way: RegistrationMethod,
  registration: Registration,
) => Promise<{ account: string } | Refusal> {
  const client = useApolloClient()
  const [byUsername] = useRegisterMutation()
  const [byMobile] = useRegisterByMobileMutation()
  const errorText = useErrorText()

  const send = async (way: RegistrationMethod, registration: Registration) => {
    const { username, password, confirmPassword } = registration.values
    const shared = sharedInput(registration)
    const requestKey = requestKeyFor('register', { way, username, ...withoutSecrets(shared) })
    if (way === 'USERNAME') {
      const input = { ...shared, username, password, confirmPassword, requestKey }
      const { data, error } = await byUsername({ variables: { input } })
      return { result: data?.register, error }
    }
    const withPassword = registration.asked.some(({ name }) => name === 'password')
    const phone = shared.phone ?? { diallingCode: registration.diallingCode, number: '' }
    const input = { ...shared, phone, ...(withPassword && { password, confirmPassword }), requestKey }
    const { data, error } = await byMobile({ variables: { input } })
    return { result: data?.registerByMobile, error }
  }
  const refusalOf = (refused: Refused): Refusal => {
    if (refused.__typename === 'InvalidInput') {
      const fields = refused.problems.flatMap(({ field, reason }) => {
        const known = FIELD_OF[field] ?? field
        // The rules of the form have passed: what is wrong with a number is that it is none of its country.
        const message = known === 'mobileNum' && reason === 'PATTERN' ? 'phone' : reason
        return isRegistrationField(known) ? [{ field: known, message }] : []
      })
      return fields.length > 0 ? { fields } : { fields, text: errorText(refused.code) }
    }
    const text = errorText(refused.code, refused.retryAfterSeconds)
    const field = FIELD_OF_CODE[refused.code] ?? FIELD_OF[refused.field ?? ''] ?? refused.field
    return isFormField(field) ? { fields: [{ field, message: text }] } : { fields: [], text }
  }
  return async (way, registration) => {
    try {
      let { result, error } = await send(way, registration)
      if (result?.__typename === 'Problem' && result.code === 'INVALID_INPUT') {
        // The key belongs to a registration that differs in its password alone: this is another one.
        dropRequestKey('register')
        await new Promise((resolve) => setTimeout(resolve, ANOTHER_AFTER_MS))
        ;({ result, error } = await send(way, registration))
      }
      // Nobody knows whether it happened: the key stays, so that sending it again is safe.
      if (!result) return { fields: [], text: errorText(errorCodeOf(error)) }
      if (result.__typename !== 'LogInSuccess') {
        if (tellsOutcome(result)) dropRequestKey('register')
        return refusalOf(result)
      }
      dropRequestKey('register')
      await adoptViewer(client)
      return { account: result.viewer.username }
    } catch (error) {
      return { fields: [], text: errorText(errorCodeOf(error)) }
    }
  }
}
