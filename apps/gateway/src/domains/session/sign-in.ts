import { memberInfo } from '@playhouse/platform-api/member.ts'
import type { Context } from '../../graphql/context.ts'
import { PlatformUnavailable } from '../../platform/failures.ts'

/** What the platform says of a fresh session; a registration's is always the account's first. */
interface FreshSession {
  token: string
  firstTimeLogin?: boolean
  passwordExpired?: boolean
}

/**
 * Takes a fresh token into the session's cookie and reads the account behind it.
 * @throws PlatformUnavailable when the account cannot be read: then no session is left open here
 */
export async function signIn(
  context: Context,
  { token, firstTimeLogin = true, passwordExpired = false }: FreshSession,
  remember = false,
) {
  const platform = await context.session.open(token, remember)
  try {
    const viewer = await platform.ask(memberInfo, {})
    return { __typename: 'SignedIn' as const, viewer, firstTime: firstTimeLogin, passwordExpired }
  } catch (cause) {
    context.session.close()
    throw new PlatformUnavailable('bad_answer', 'the account of a fresh session cannot be read', cause)
  }
}
