import type { Audience, ErrorCode } from '@playhouse/schema/types.generated.ts'
import { accountKindOf, isAgentKind } from '@playhouse/shared/account-kinds.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { saysSessionEnded } from '../platform/failures.ts'
import type { Context } from './context.ts'

/**
 * Why the caller is outside `audience`, or undefined when inside. Whether a session lives is told by the platform when it is
 * first asked something; only the narrower circles ask here, because they depend on the account's kind.
 * @throws PlatformUnavailable
 */
export async function refusalFor(audience: Audience, context: Context): Promise<ErrorCode | undefined> {
  if (audience === 'PUBLIC') return undefined
  const { platform } = context.session
  if (!platform) return 'SESSION_EXPIRED'
  if (audience === 'SESSION') return undefined
  const account = await platform.ask(memberInfo, {}).catch((error: unknown) => {
    if (saysSessionEnded(error)) return undefined
    throw error
  })
  if (!account) {
    context.session.close()
    return 'SESSION_EXPIRED'
  }
  const kind = accountKindOf(account.type)
  if (kind === 'DEMO') return 'REAL_ACCOUNT_REQUIRED'
  return audience === 'AGENT' && !isAgentKind(kind) ? 'NOT_AGENT' : undefined
}
