import { useApolloClient } from '@apollo/client/react'
import type { PasswordChangeReason, VerificationKind } from '@playhouse/schema/types.generated.ts'
import type { LogInMethod } from '../../analytics/events.ts'
import { sendEvent } from '../../analytics/send-event.ts'
import { adoptViewer } from '../../access/sign-in.ts'
import { type Outcome, type Problem, useProblem } from '../../graphql/use-submit.ts'
import type { LogInMutation } from './log-in.generated.ts'

type LogInResult = LogInMutation['logIn']

export interface SignedInFacts {
  /** Undefined if the account cannot be read at the moment. */
  name: string | undefined
  isFirstLogIn: boolean
  /** Null if the password need not be changed. */
  passwordChangeReason: PasswordChangeReason | null
  /** `at` in ISO 8601; the address is masked. */
  previousLogIn: { at: string; ipAddress: string } | null
}

/** A log-in that requires verification. */
export interface PendingLogIn {
  ticket: string
  methods: readonly { kind: VerificationKind; hint: string | null }[]
}

export interface LogInRefusal extends Pick<Problem, 'code' | 'text' | 'fields'> {
  /** The next attempt requires a captcha. */
  captchaRequired: boolean
}

export type LogInOutcome = { signedIn: SignedInFacts } | { pending: PendingLogIn } | { refusal: LogInRefusal }

/** Interprets the result of any log-in mutation. On success the cache holds the new viewer. */
export function useLogInOutcome(method: LogInMethod): (outcome: Outcome<LogInResult>) => Promise<LogInOutcome> {
  const client = useApolloClient()
  const problemOf = useProblem()
  return async ({ result, problem }) => {
    if (result?.__typename === 'VerificationRequired') {
      return { pending: { ticket: result.logInToken, methods: result.methods } }
    }
    if (result?.__typename === 'LogInSuccess') {
      await adoptViewer(client)
      sendEvent({ name: 'log_in', method })
      const { isFirstLogIn, passwordChangeReason, previousLogIn, viewer } = result
      return { signedIn: { name: viewer?.nickname, isFirstLogIn, passwordChangeReason, previousLogIn } }
    }
    const captchaRequired = (result?.__typename === 'Problem' && result.captchaRequired) ?? false
    return { refusal: { ...(problem ?? problemOf(undefined)), captchaRequired } }
  }
}
