import { useApolloClient } from '@apollo/client/react'
import type { PasswordChangeReason, VerificationKind } from '@playhouse/schema/types.generated.ts'
import { adoptViewer } from '../../access/sign-in.ts'
import { type Outcome, type Problem, useProblem } from '../../graphql/use-submit.ts'
import type { LogInMutation } from './log-in.generated.ts'

type LogInResult = LogInMutation['logIn']

/** Who is signed in now, and what should be said. */
export interface SignedInFacts {
  /** The name to greet. */
  name: string
  isFirstLogIn: boolean
  /** Why the password must be changed; null when it need not be. */
  passwordChangeReason: PasswordChangeReason | null
  /** The log-in before this one: an ISO moment and a masked address. */
  previousLogIn: { at: string; ipAddress: string } | null
}

/** A log-in that waits for more. */
export interface WaitingLogIn {
  ticket: string
  methods: readonly { kind: VerificationKind; hint: string | null }[]
}

/** Why nobody is signed in. */
export interface LogInRefusal extends Pick<Problem, 'code' | 'text' | 'fields'> {
  /** The next try must answer a captcha. */
  captchaRequired: boolean
}

export type LogInOutcome = { signedIn: SignedInFacts } | { waiting: WaitingLogIn } | { refusal: LogInRefusal }

/** Reads the outcome of any mutation that logs in. On success the whole page knows the viewer. */
export function useLogInOutcome(): (outcome: Outcome<LogInResult>) => Promise<LogInOutcome> {
  const client = useApolloClient()
  const problemOf = useProblem()
  return async ({ result, problem }) => {
    if (result?.__typename === 'VerificationRequired') {
      return { waiting: { ticket: result.logInToken, methods: result.methods } }
    }
    if (result?.__typename === 'LogInSuccess') {
      try {
        await adoptViewer(client)
      } catch (error) {
        return { refusal: { ...problemOf(undefined, error), captchaRequired: false } }
      }
      const { isFirstLogIn, passwordChangeReason, previousLogIn, viewer } = result
      return { signedIn: { name: viewer.nickname, isFirstLogIn, passwordChangeReason, previousLogIn } }
    }
    const captchaRequired = (result?.__typename === 'Problem' && result.captchaRequired) ?? false
    return { refusal: { ...(problem ?? problemOf(undefined)), captchaRequired } }
  }
}
