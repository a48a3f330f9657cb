import type {
  LogInInput,
  LogInWithCodeInput,
  LogInWithTokenInput,
  ResetPasswordByPhoneInput,
  VerifyLogInInput,
} from '@playhouse/schema/types.generated.ts'
import { useUnderKey } from '../../graphql/use-request-key.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useLogInWithCodeMutation } from './log-in-with-code.generated.ts'
import { useLogInMutation } from './log-in.generated.ts'
import { type LogInOutcome, useLogInOutcome } from './use-log-in-outcome.ts'
import { useLogInWithTokenMutation } from './log-in-with-token.generated.ts'
import { useResetPasswordByPhoneMutation } from './reset-password-by-phone.generated.ts'
import { useVerifyLogInMutation } from './verify-log-in.generated.ts'

export function useLogIn(): (input: LogInInput) => Promise<LogInOutcome> {
  const { run } = useSubmit(useLogInMutation())
  const getOutcome = useLogInOutcome('password')
  return async (input) => getOutcome(await run({ input }))
}

/** Logs in by a code sent to the mobile number. Safe to retry after a lost response. */
export function useLogInWithCode(): (input: LogInWithCodeInput) => Promise<LogInOutcome> {
  const underKey = useUnderKey()
  const { run } = useSubmit(useLogInWithCodeMutation())
  const getOutcome = useLogInOutcome('code')
  return async (input) =>
    getOutcome(await underKey('logInWithCode', input.phone, (requestKey) => run({ input: { ...input, requestKey } })))
}

/** Verifies a pending log-in. Safe to retry after a lost response. */
export function useVerifyLogIn(): (input: VerifyLogInInput) => Promise<LogInOutcome> {
  const underKey = useUnderKey()
  const { run } = useSubmit(useVerifyLogInMutation())
  const getOutcome = useLogInOutcome('second_step')
  return async (input) =>
    getOutcome(await underKey('verifyLogIn', input.kind, (requestKey) => run({ input: { ...input, requestKey } })))
}

/** Logs in with a hand-off token from another page of the brand. */
export function useSignInWithToken(): (input: LogInWithTokenInput) => Promise<LogInOutcome> {
  const { run } = useSubmit(useLogInWithTokenMutation())
  const getOutcome = useLogInOutcome('hand_off')
  return async (input) => getOutcome(await run({ input }))
}

/** Resets the password with a code from the phone and logs in. Safe to retry after a lost response. */
export function useSetPasswordByPhone(): (input: ResetPasswordByPhoneInput) => Promise<LogInOutcome> {
  const underKey = useUnderKey()
  const { run } = useSubmit(useResetPasswordByPhoneMutation())
  const getOutcome = useLogInOutcome('new_password')
  return async (input) =>
    getOutcome(
      await underKey('resetPasswordByPhone', input.phone, (requestKey) => run({ input: { ...input, requestKey } })),
    )
}
