import { useApolloClient } from '@apollo/client/react'
import type { RegistrationMethod } from '@playhouse/schema/types.generated.ts'
import { adoptViewer } from '../../access/sign-in.ts'
import { sendEvent } from '../../analytics/send-event.ts'
import { readAbilities } from '../../graphql/site-abilities.ts'
import { useUnderKey } from '../../graphql/use-request-key.ts'
import { type Outcome, type ResultOf, useSubmit } from '../../graphql/use-submit.ts'
import { type RegisterMutation, useRegisterByMobileMutation, useRegisterMutation } from './register.generated.ts'
import { type Registration, sharedInput, withoutSecrets } from './registration-input.ts'

/** The gateway allows one registration per second. */
const ANOTHER_AFTER_MS = 1_100

export function useRegister(): (
  way: RegistrationMethod,
  registration: Registration,
) => Promise<Outcome<ResultOf<RegisterMutation>>> {
  const client = useApolloClient()
  const underKey = useUnderKey()
  const { run: byUsername } = useSubmit(useRegisterMutation())
  const { run: byMobile } = useSubmit(useRegisterByMobileMutation())

  const send = (way: RegistrationMethod, registration: Registration) => {
    const { username, password, confirmPassword } = registration.values
    const shared = sharedInput(registration)
    return underKey('register', { way, username, ...withoutSecrets(shared) }, (requestKey) => {
      if (way === 'USERNAME')
        return byUsername({ input: { ...shared, username, password, confirmPassword, requestKey } })
      const withPassword = registration.requested.some(({ name }) => name === 'password')
      const phone = shared.phone ?? { diallingCode: registration.diallingCode, number: '' }
      return byMobile({ input: { ...shared, phone, ...(withPassword && { password, confirmPassword }), requestKey } })
    })
  }
  return async (way, registration) => {
    let outcome = await send(way, registration)
    const { canRepeatMutations } = readAbilities(client.cache)
    if (canRepeatMutations && outcome.result?.__typename === 'Problem' && outcome.result.code === 'INVALID_INPUT') {
      // The key belonged to a registration with another password: this is a new one.
      await new Promise((resolve) => setTimeout(resolve, ANOTHER_AFTER_MS))
      outcome = await send(way, registration)
    }
    if (outcome.success) {
      await adoptViewer(client)
      sendEvent({ name: 'register', method: way === 'USERNAME' ? 'username' : 'mobile' })
    }
    return outcome
  }
}
