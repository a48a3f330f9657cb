import type { FieldRule, RuleBreach } from '@playhouse/shared/registration-rules.ts'
import { passwordBreach } from '../../registration/checked-registration.ts'
import { isWeakPassword, type PasswordPolicy } from '../../session/password/password-due.ts'

/** How a new password breaks the brand's rule; common passwords break it too. */
export function newPasswordBreach(
  { fields, policy }: { fields: Record<string, FieldRule>; policy: PasswordPolicy },
  password: string,
  username: string,
): RuleBreach | undefined {
  return passwordBreach(fields, password, username) ?? (isWeakPassword(policy, password) ? 'too_common' : undefined)
}
