import { NO_VIEWER } from '@playhouse/shared/viewer-id.ts'
import { GraphQLError } from 'graphql'
import { MESSAGES } from '../base/error-messages.generated.ts'
import { getErrorCode } from '../base/errors.ts'
import { readAccount } from '../base/own-account.ts'
import type { Account, Context } from '../base/context.ts'

/** GraphQL error code: the session is another account's than the page shows. */
export const ANOTHER_ACCOUNT = 'SESSION_OF_ANOTHER_ACCOUNT'

/**
 * Makes the request act for the account that its page shows, or refuses it: another tab may have logged in as somebody else. A page without
 * an account stays a visitor's, whose log-in replaces the session.
 * @param isPublic whether the operation needs no session; asked only where that decides
 * @throws GraphQLError SESSION_OF_ANOTHER_ACCOUNT with the account that is signed in, PLATFORM_UNAVAILABLE while that cannot be known
 */
export function actForShownAccount(context: Context, isPublic: () => boolean): Promise<void> | undefined {
  const { session } = context
  const { shownId, viewerId, platform } = session
  if (shownId === undefined || (platform && shownId === viewerId)) return undefined
  if (platform && shownId === NO_VIEWER && isPublic()) session.continueAsVisitor()
  else if (platform) return verifyShownAccount(context, shownId)
  // Told once for the whole response, as for a cookie that has expired.
  else if (shownId !== NO_VIEWER) session.end()
  return undefined
}

async function verifyShownAccount(context: Context, shownId: string): Promise<void> {
  // Reading the account also verifies that the session is open, before its owner is named.
  const account = await readAccount(context).catch(rethrow)
  if (!account) return
  if (String(account.id) !== shownId) throw anotherAccount(account)
  await context.session.identify(shownId)
}

/** Errors before execution have no path, by which the formatter would know their causes. */
function rethrow(error: unknown): never {
  const code = getErrorCode(error)
  throw code ? new GraphQLError(MESSAGES[code], { extensions: { code, http: { status: 503 } } }) : error
}

function anotherAccount({ id, account: username }: Account): GraphQLError {
  const signedInAs = { id: String(id), username }
  return new GraphQLError('The page shows another account than the one that is signed in. Nothing was done.', {
    extensions: { code: ANOTHER_ACCOUNT, signedInAs, http: { status: 403 } },
  })
}
