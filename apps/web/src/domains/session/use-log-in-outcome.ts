import { useApolloClient } from '@apollo/client/react'
import type { PasswordChangeReason, VerificationKind } from '@playhouse/schema/types.generated.ts'
import type { LogInMethod } from '../../analytics/events.ts'
import { sendEvent } from '../../analytics/send-event.ts'
import { adoptViewer } from '../../access/sign-in.ts'
import type { Outcome, Problem } from '../../graphql/use-submit.ts'
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

/** Result of a log-in: a session, or a second step. */
export type LogInStep = { signedIn: SignedInFacts } | { pending: PendingLogIn }

/** As a form of `useMutationForm` takes it. */
export type LogInOutcome =
  | { success: LogInStep; problem?: undefined; result: LogInResult }
  | { success?: undefined; problem: Problem; result: LogInResult | undefined }

/** Interprets the result of any log-in mutation. On success the cache holds the new viewer. */
export function useLogInOutcome(method: LogInMethod): (outcome: Outcome<LogInResult>) => Promise<LogInOutcome> {
  const client = useApolloClient()
  return async ({ success, problem, result }) => {
    if (result?.__typename === 'VerificationRequired') {
      return { success: { pending: { ticket: result.logInToken, methods: result.methods } }, result }
    }
    if (problem) return { problem, result }
    await adoptViewer(client)
    sendEvent({ name: 'log_in', method })
    const { isFirstLogIn, passwordChangeReason, previousLogIn, viewer } = success
    const signedIn = { name: viewer?.nickname, isFirstLogIn, passwordChangeReason, previousLogIn }
    return { success: { signedIn }, result }
  }
}
