import type {
  LogInInput,
  LogInWithCodeInput,
  LogInWithTokenInput,
  VerifyLogInInput,
} from '@playhouse/schema/types.generated.ts'
import { underKey } from '../../graphql/request-key.ts'
import { useLogInWithCodeMutation } from './log-in-with-code.generated.ts'
import { useLogInMutation } from './log-in.generated.ts'
import type { LogInOutcome } from './use-log-in-outcome.ts'
import { useLogInOutcome } from './use-log-in-outcome.ts'
import { useLogInWithTokenMutation } from './log-in-with-token.generated.ts'
import { useVerifyLogInMutation } from './verify-log-in.generated.ts'

/** Logs in by username and password. */
export function useLogIn(): (input: LogInInput) => Promise<LogInOutcome> {
  const [mutate] = useLogInMutation()
  const outcomeOf = useLogInOutcome()
  return (input) =>
    outcomeOf(async () => {
      const { data, error } = await mutate({ variables: { input } })
      return { result: data?.logIn, error }
    })
}

/** Logs in by mobile number and a code that was sent there. Sent again after a lost answer, the same code still lets in. */
export function useLogInWithCode(): (input: LogInWithCodeInput) => Promise<LogInOutcome> {
  const [mutate] = useLogInWithCodeMutation()
  const outcomeOf = useLogInOutcome()
  return (input) =>
    outcomeOf(() =>
      underKey('logInWithCode', input.phone, async (requestKey) => {
        const { data, error } = await mutate({ variables: { input: { ...input, requestKey } } })
        return { result: data?.logInWithCode, error }
      }),
    )
}

/** Shows more, for a log-in that waits for it. Sent again after a lost answer, the same still lets in. */
export function useVerifyLogIn(): (input: VerifyLogInInput) => Promise<LogInOutcome> {
  const [mutate] = useVerifyLogInMutation()
  const outcomeOf = useLogInOutcome()
  return (input) =>
    outcomeOf(() =>
      underKey('verifyLogIn', input.kind, async (requestKey) => {
        const { data, error } = await mutate({ variables: { input: { ...input, requestKey } } })
        return { result: data?.verifyLogIn, error }
      }),
    )
}

/** Signs in with a token that another page of the brand has handed over. */
export function useSignInWithToken(): (input: LogInWithTokenInput) => Promise<LogInOutcome> {
  const [mutate] = useLogInWithTokenMutation()
  const outcomeOf = useLogInOutcome()
  return (input) =>
    outcomeOf(async () => {
      const { data, error } = await mutate({ variables: { input } })
      return { result: data?.logInWithToken, error }
    })
}
