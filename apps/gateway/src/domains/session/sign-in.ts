import { memberInfo } from '@playhouse/platform-api/member.ts'
import type { PasswordChangeReason } from '@playhouse/schema/types.generated.ts'
import type { Context } from '../base/context.ts'
import { PlatformUnavailable } from '../../platform/failures.ts'
import { previousLogIn } from '../member/previous-log-in.ts'

/** The platform's answer about a new session. A registration's is always the account's first. */
interface FreshSession {
  token: string
  firstTimeLogin?: boolean
  passwordExpired?: boolean
  passwordReason?: string | undefined
}

/**
 * Stores a new token in the session cookie and reads its account.
 * @throws PlatformUnavailable when the account cannot be read; no session is left open
 */
export async function signIn(
  context: Context,
  { token, firstTimeLogin = true, passwordExpired = false, passwordReason }: FreshSession,
  remember = false,
) {
  const platform = await context.session.open(token, remember)
  try {
    const viewer = await platform.read(memberInfo, {})
    return {
      __typename: 'LogInSuccess' as const,
      viewer,
      isFirstLogIn: firstTimeLogin,
      passwordChangeReason: passwordExpired ? changeReasonOf(passwordReason) : null,
      previousLogIn: previousLogIn(viewer),
    }
  } catch (cause) {
    context.session.close()
    throw new PlatformUnavailable('bad_answer', 'the account of a fresh session cannot be read', cause)
  }
}

/** An unknown reason counts as age: its text fits any password that must be changed. */
function changeReasonOf(reason: string | undefined): PasswordChangeReason {
  return reason === 'WEAK' ? 'WEAK' : 'EXPIRED'
}
