import type { PasswordChangeReason } from '@playhouse/schema/types.generated.ts'
import type { Context } from '../base/context.ts'

/** The platform's answer about a new session. A registration's is always the account's first. */
interface FreshSession {
  id: number
  token: string
  firstTimeLogin?: boolean
  passwordExpired?: boolean
  passwordReason?: string | undefined
}

export async function signIn(
  context: Context,
  { token, id, firstTimeLogin = true, passwordExpired = false, passwordReason }: FreshSession,
  remember = false,
) {
  await context.session.open(token, String(id), remember)
  return {
    __typename: 'LogInSuccess' as const,
    isFirstLogIn: firstTimeLogin,
    passwordChangeReason: passwordExpired ? getChangeReason(passwordReason) : null,
  }
}

/** An unknown reason counts as age: its text fits any password that must be changed. */
function getChangeReason(reason: string | undefined): PasswordChangeReason {
  return reason === 'WEAK' ? 'WEAK' : 'EXPIRED'
}
