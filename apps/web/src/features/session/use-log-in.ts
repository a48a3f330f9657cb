import { useApolloClient } from '@apollo/client/react'
import { adoptViewer } from '../../access/sign-in.ts'
import { errorCodeOf } from '../../graphql/error-code.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { useLogInMutation } from './log-in.generated.ts'
import type { LogInFields } from './log-in-form.tsx'

/** Why the log-in did not happen, worded; with the field at fault if there is one. */
export interface LogInRefusal {
  text: string
  field?: 'username' | 'password' | undefined
}

/** Logs in with what was typed. On success the whole page knows the viewer; the answer is the name to greet. */
export function useLogIn(): (fields: LogInFields) => Promise<{ name: string } | LogInRefusal> {
  const client = useApolloClient()
  const [mutate] = useLogInMutation()
  const errorText = useErrorText()

  return async ({ username, password, remember }) => {
    try {
      const { data, error } = await mutate({ variables: { input: { username: username.trim(), password, remember } } })
      const result = data?.logIn
      if (!result) return { text: errorText(errorCodeOf(error)) }
      if (result.__typename === 'SignedIn') {
        await adoptViewer(client)
        return { name: result.viewer.nickname }
      }
      const wait = result.__typename === 'Problem' ? result.retryAfterSeconds : null
      return { text: errorText(result.code, wait), field: fieldOf(result.field) }
    } catch (error) {
      return { text: errorText(errorCodeOf(error)) }
    }
  }
}

function fieldOf(name: string | null): LogInRefusal['field'] {
  return name === 'username' || name === 'password' ? name : undefined
}
