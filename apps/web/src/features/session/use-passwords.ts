import type {
  ChangePasswordInput,
  RequestPasswordResetInput,
  FieldProblemReason,
  ResetPasswordInput,
  ResetPasswordByPhoneInput,
} from '@playhouse/schema/types.generated.ts'
import { errorCodeOf } from '../../graphql/error-code.ts'
import { underKey } from '../../graphql/request-key.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { useChangePasswordMutation } from './change-password.generated.ts'
import { useRequestPasswordResetMutation } from './request-password-reset.generated.ts'
import { useResetPasswordMutation } from './reset-password.generated.ts'
import { useResetPasswordByPhoneMutation } from './reset-password-by-phone.generated.ts'
import type { LogInOutcome } from './use-log-in-outcome.ts'
import { useLogInOutcome } from './use-log-in-outcome.ts'

/** Why a password was not set: words for the form, or the breaches of its fields. */
export interface PasswordRefusal {
  code: string
  text: string
  fields: readonly { field: string; reason: FieldProblemReason }[]
}

export type PasswordOutcome<Done> = { done: Done } | { refusal: PasswordRefusal }

/** What every answer about a password has where it says no. */
type Refused =
  | { __typename: 'InvalidInput'; code: string; problems: PasswordRefusal['fields'] }
  | { __typename: 'Problem'; code: string; retryAfterSeconds: number | null }

interface Answered<Result> {
  result: Result | undefined
  error: unknown
}

/** Reads an answer about a password. What the network throws is a refusal too. */
function usePasswordOutcome() {
  const errorText = useErrorText()
  return async <Result extends { __typename: string }>(
    ask: () => Promise<Answered<Result>>,
  ): Promise<PasswordOutcome<Exclude<Result, Refused>>> => {
    const refused = (code: string, wait?: number | null, fields: PasswordRefusal['fields'] = []) => ({
      refusal: { code, text: errorText(code, wait), fields },
    })
    try {
      const { result, error } = await ask()
      if (!result) return refused(errorCodeOf(error))
      if (isRefused(result)) {
        return result.__typename === 'Problem'
          ? refused(result.code, result.retryAfterSeconds)
          : refused(result.code, null, result.problems)
      }
      return { done: result as Exclude<typeof result, Refused> }
    } catch (error) {
      return refused(errorCodeOf(error))
    }
  }
}

function isRefused(result: { __typename: string }): result is Refused {
  return result.__typename === 'Problem' || result.__typename === 'InvalidInput'
}

/** Changes the viewer's password. */
export function useChangePassword() {
  const [mutate] = useChangePasswordMutation()
  const outcomeOf = usePasswordOutcome()
  return (input: ChangePasswordInput) =>
    outcomeOf(async () => {
      const { data, error } = await mutate({ variables: { input } })
      return { result: data?.changePassword, error }
    })
}

/** Has a link to set a new password sent by e-mail. */
export function useRequestPasswordLink() {
  const [mutate] = useRequestPasswordResetMutation()
  const outcomeOf = usePasswordOutcome()
  return (input: RequestPasswordResetInput) =>
    outcomeOf(async () => {
      const { data, error } = await mutate({ variables: { input } })
      return { result: data?.requestPasswordReset, error }
    })
}

/** Sets a new password with the token of a link. */
export function useSetPasswordByLink() {
  const [mutate] = useResetPasswordMutation()
  const outcomeOf = usePasswordOutcome()
  return (input: ResetPasswordInput) =>
    outcomeOf(async () => {
      const { data, error } = await mutate({ variables: { input } })
      return { result: data?.resetPassword, error }
    })
}

/** Sets a new password with a code that was sent to the phone, and signs in. Sent again after a lost answer, it still does. */
export function useSetPasswordByPhone(): (input: ResetPasswordByPhoneInput) => Promise<LogInOutcome> {
  const [mutate] = useResetPasswordByPhoneMutation()
  const outcomeOf = useLogInOutcome()
  return (input) =>
    outcomeOf(() =>
      underKey('resetPasswordByPhone', input.phone, async (requestKey) => {
        const { data, error } = await mutate({ variables: { input: { ...input, requestKey } } })
        return { result: data?.resetPasswordByPhone, error }
      }),
    )
}
