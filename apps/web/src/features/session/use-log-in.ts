import type {
  LogInInput,
  LogInWithCodeInput,
  LogInWithTokenInput,
  VerifyLogInInput,
} from '@playhouse/schema/types.generated.ts'
import { underKey } from '../../graphql/request-key.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useLogInWithCodeMutation } from './log-in-with-code.generated.ts'
import { useLogInMutation } from './log-in.generated.ts'
import type { LogInOutcome } from './use-log-in-outcome.ts'
import { useLogInOutcome } from './use-log-in-outcome.ts'
import { useLogInWithTokenMutation } from './log-in-with-token.generated.ts'
import { useVerifyLogInMutation } from './verify-log-in.generated.ts'

/** Logs in by username and password. */
export function useLogIn(): (input: LogInInput) => Promise<LogInOutcome> {
  const { run } = useSubmit(useLogInMutation())
  const outcomeOf = useLogInOutcome()
  return async (input) => outcomeOf(await run({ input }))
}

/** Logs in by mobile number and a code that was sent there. Sent again after a lost answer, the same code still lets in. */
export function useLogInWithCode(): (input: LogInWithCodeInput) => Promise<LogInOutcome> {
  const { run } = useSubmit(useLogInWithCodeMutation())
  const outcomeOf = useLogInOutcome()
  return async (input) =>
    outcomeOf(await underKey('logInWithCode', input.phone, (requestKey) => run({ input: { ...input, requestKey } })))
}

/** Shows more, for a log-in that waits for it. Sent again after a lost answer, the same still lets in. */
export function useVerifyLogIn(): (input: VerifyLogInInput) => Promise<LogInOutcome> {
  const { run } = useSubmit(useVerifyLogInMutation())
  const outcomeOf = useLogInOutcome()
  return async (input) =>
    outcomeOf(await underKey('verifyLogIn', input.kind, (requestKey) => run({ input: { ...input, requestKey } })))
}

/** Signs in with a token that another page of the brand has handed over. */
export function useSignInWithToken(): (input: LogInWithTokenInput) => Promise<LogInOutcome> {
  const { run } = useSubmit(useLogInWithTokenMutation())
  const outcomeOf = useLogInOutcome()
  return async (input) => outcomeOf(await run({ input }))
}
