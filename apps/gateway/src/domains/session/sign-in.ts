import type { PasswordChangeReason } from '@playhouse/schema/types.generated.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import type { Context } from '../base/context.ts'

/** The platform's answer about a new session. A registration's is always the account's first. */
interface FreshSession {
  token: string
  firstTimeLogin?: boolean
  passwordExpired?: boolean
  passwordReason?: string | undefined
}

/** Stores a new token in the session cookie. */
export async function signIn(
  context: Context,
  { token, firstTimeLogin = true, passwordExpired = false, passwordReason }: FreshSession,
  remember = false,
) {
  const platform = await context.session.open(token, remember)
  // `viewer` reads the same. Without it the account's id is asked for by the first request that needs it.
  const account = await platform.read(memberInfo, {}).catch(() => undefined)
  if (account) await context.session.identify(String(account.id))
  return {
    __typename: 'LogInSuccess' as const,
    isFirstLogIn: firstTimeLogin,
    passwordChangeReason: passwordExpired ? changeReasonOf(passwordReason) : null,
  }
}

/** An unknown reason counts as age: its text fits any password that must be changed. */
function changeReasonOf(reason: string | undefined): PasswordChangeReason {
  return reason === 'WEAK' ? 'WEAK' : 'EXPIRED'
}
