import { isRealAccount } from '@playhouse/shared/account-kinds.ts'
import type { LiveSession } from './call-context.ts'
import { platformError } from './platform-error.ts'

/** @throws PlatformError in_need_true_account for a demo account */
export function requireRealAccount(session: LiveSession): LiveSession {
  if (!isRealAccount(session.kind)) throw platformError('in_need_true_account')
  return session
}
