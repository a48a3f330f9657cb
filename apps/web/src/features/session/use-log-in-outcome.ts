import { useApolloClient } from '@apollo/client/react'
import type {
  ErrorCode,
  PasswordChangeReason,
  FieldProblemReason,
  VerificationKind,
} from '@playhouse/schema/types.generated.ts'
import { adoptViewer } from '../../access/sign-in.ts'
import { errorCodeOf } from '../../graphql/error-code.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'
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
export interface LogInRefusal {
  code: string
  /** Worded for its reader. */
  text: string
  /** Fields at fault, by their names in the input. */
  fields: readonly { field: string; reason: FieldProblemReason }[]
  /** The next try must carry what a captcha shows. */
  captchaRequired: boolean
}

export type LogInOutcome = { signedIn: SignedInFacts } | { waiting: WaitingLogIn } | { refusal: LogInRefusal }

interface Answered {
  result: LogInResult | undefined
  error: unknown
}

/**
 * Reads the answer of any mutation that signs in. On success the whole page knows the viewer. What the network throws is a
 * refusal too.
 */
export function useLogInOutcome(): (ask: () => Promise<Answered>) => Promise<LogInOutcome> {
  const client = useApolloClient()
  const errorText = useErrorText()
  const refusedBy = (code: ErrorCode | string, facts: Partial<LogInRefusal> & { wait?: number | null } = {}) => {
    const { wait, ...rest } = facts
    return { refusal: { code, text: errorText(code, wait), fields: [], captchaRequired: false, ...rest } }
  }
  return async (ask) => {
    try {
      const { result, error } = await ask()
      switch (result?.__typename) {
        case 'LogInSuccess': {
          await adoptViewer(client)
          const { isFirstLogIn, passwordChangeReason, previousLogIn, viewer } = result
          return { signedIn: { name: viewer.nickname, isFirstLogIn, passwordChangeReason, previousLogIn } }
        }
        case 'VerificationRequired':
          return { waiting: { ticket: result.logInToken, methods: result.methods } }
        case 'InvalidInput':
          return refusedBy(result.code, { fields: result.problems })
        case 'Problem':
          return refusedBy(result.code, {
            wait: result.retryAfterSeconds,
            captchaRequired: result.captchaRequired ?? false,
          })
        case undefined:
          return refusedBy(errorCodeOf(error))
      }
    } catch (error) {
      return refusedBy(errorCodeOf(error))
    }
  }
}
