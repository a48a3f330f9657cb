import type { ResetPasswordByPhoneInput } from '@playhouse/schema/types.generated.ts'
import { underKey } from '../../graphql/request-key.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useResetPasswordByPhoneMutation } from './reset-password-by-phone.generated.ts'
import type { LogInOutcome } from './use-log-in-outcome.ts'
import { useLogInOutcome } from './use-log-in-outcome.ts'

/** Resets the password with a code from the phone and logs in. Safe to retry after a lost response. */
export function useSetPasswordByPhone(): (input: ResetPasswordByPhoneInput) => Promise<LogInOutcome> {
  const { run } = useSubmit(useResetPasswordByPhoneMutation())
  const outcomeOf = useLogInOutcome('new_password')
  return async (input) =>
    outcomeOf(
      await underKey('resetPasswordByPhone', input.phone, (requestKey) => run({ input: { ...input, requestKey } })),
    )
}
