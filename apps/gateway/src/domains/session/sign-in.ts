import { memberInfo } from '@playhouse/platform-api/member.ts'
import type { PasswordChangeReason } from '@playhouse/schema/types.generated.ts'
import type { Context } from '../base/context.ts'
import { PlatformUnavailable } from '../../platform/failures.ts'
import { previousLogIn } from '../member/previous-log-in.ts'

/** What the platform says of a fresh session; a registration's is always the account's first. */
interface FreshSession {
  token: string
  firstTimeLogin?: boolean
  passwordExpired?: boolean
  passwordReason?: string | undefined
}

/**
 * Takes a fresh token into the session's cookie and reads the account behind it.
 * @throws PlatformUnavailable when the account cannot be read: then no session is left open here
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

/** A reason that is not known is taken for age: the words for that are true of any password that must be changed. */
function changeReasonOf(reason: string | undefined): PasswordChangeReason {
  return reason === 'WEAK' ? 'WEAK' : 'EXPIRED'
}
