import { useApolloClient } from '@apollo/client/react'
import type { RegistrationMethod } from '@playhouse/schema/types.generated.ts'
import type { FormField } from '@playhouse/shared/registration-form.ts'
import { sendEvent } from '../../analytics/send-event.ts'
import { adoptViewer } from '../../access/sign-in.ts'
import { dropRequestKey, requestKeyFor, settlesRequest } from '../../graphql/request-key.ts'
import { type Problem, useProblem, useSubmit } from '../../graphql/use-submit.ts'
import { isFormField } from './form-values.ts'
import { useRegisterByMobileMutation, useRegisterMutation } from './register.generated.ts'
import { sharedInput, withoutSecrets } from './registration-input.ts'
import type { Registration } from './registration-input.ts'

export type RegistrationField = FormField | 'agreement' | 'depositLimit'

/** Texts at fields, and one for the form if no field is at fault. */
export interface Refusal {
  fields: readonly { field: RegistrationField; message: string }[]
  text?: string
}

/** The gateway allows one registration per second. */
const ANOTHER_AFTER_MS = 1_100

const isRegistrationField = (name: string): name is RegistrationField =>
  isFormField(name) || name === 'agreement' || name === 'depositLimit'

/** Schema names that differ from the form's, and codes that belong to a field. */
const FIELD_OF: Readonly<Record<string, FormField>> = { phone: 'mobileNum' }
const FIELD_OF_CODE: Readonly<Record<string, FormField>> = {
  CODE_INVALID: 'verificationCode',
  CODE_EXPIRED: 'verificationCode',
  PHONE_NOT_VERIFIED: 'verificationCode',
  CAPTCHA_FAILED: 'captcha',
}

/** Registers and signs in. Returns the username, or why it was refused. Never rejects. */
export function useRegister(): (
  way: RegistrationMethod,
  registration: Registration,
) => Promise<{ account: string } | Refusal> {
  const client = useApolloClient()
  const { run: byUsername } = useSubmit(useRegisterMutation())
  const { run: byMobile } = useSubmit(useRegisterByMobileMutation())
  const problemOf = useProblem()

  const send = async (way: RegistrationMethod, registration: Registration) => {
    const { username, password, confirmPassword } = registration.values
    const shared = sharedInput(registration)
    const requestKey = requestKeyFor('register', { way, username, ...withoutSecrets(shared) })
    if (way === 'USERNAME') {
      const input = { ...shared, username, password, confirmPassword, requestKey }
      return byUsername({ input })
    }
    const withPassword = registration.asked.some(({ name }) => name === 'password')
    const phone = shared.phone ?? { diallingCode: registration.diallingCode, number: '' }
    const input = { ...shared, phone, ...(withPassword && { password, confirmPassword }), requestKey }
    return byMobile({ input })
  }
  const refusalOf = ({ code, text, field: named, fields: breaches }: Problem): Refusal => {
    if (breaches.length > 0) {
      const fields = breaches.flatMap(({ field, reason }) => {
        const known = FIELD_OF[field] ?? field
        // The form's rules have passed, so the number is not valid in its country.
        const message = known === 'mobileNum' && reason === 'PATTERN' ? 'phone' : reason
        return isRegistrationField(known) ? [{ field: known, message }] : []
      })
      return fields.length > 0 ? { fields } : { fields, text }
    }
    const field = FIELD_OF_CODE[code] ?? FIELD_OF[named ?? ''] ?? named
    return isFormField(field) ? { fields: [{ field, message: text }] } : { fields: [], text }
  }
  return async (way, registration) => {
    try {
      let { success, problem, result } = await send(way, registration)
      if (result?.__typename === 'Problem' && result.code === 'INVALID_INPUT') {
        // The key belongs to a registration with another password: this is a new one.
        dropRequestKey('register')
        await new Promise((resolve) => setTimeout(resolve, ANOTHER_AFTER_MS))
        ;({ success, problem, result } = await send(way, registration))
      }
      // Unknown outcome: the key stays, so that a retry is safe.
      if (settlesRequest(result)) dropRequestKey('register')
      if (!success) return refusalOf(problem ?? problemOf(undefined))
      await adoptViewer(client)
      sendEvent({ name: 'register', method: way === 'USERNAME' ? 'username' : 'mobile' })
      return { account: success.viewer?.username ?? registration.values.username ?? '' }
    } catch (error) {
      return { fields: [], text: problemOf(undefined, error).text }
    }
  }
}
