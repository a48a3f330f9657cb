import { DEMO_KIND_CODE } from '@playhouse/shared/account-kinds.ts'
import type { LiveSession } from '../../../../request/call-context.ts'
import { platformError } from '../../../../request/platform-error.ts'

/** @throws PlatformError in_need_true_account for a demo account */
export function requireRealAccount(session: LiveSession): LiveSession {
  if (session.kind === DEMO_KIND_CODE) throw platformError('in_need_true_account')
  return session
}
