import { changePassword } from '@playhouse/platform-api/member.ts'
import * as passwords from '@playhouse/platform-api/member-passwords.ts'
import type { BindEndpoint } from '../../../../request/call-context.ts'
import type { RateLimit } from '../../../../request/rate-limit.ts'
import { requireRealAccount } from '../../../../request/real-account.ts'
import { changeOwnPassword } from './change-password.ts'
import type { PasswordServices } from './set-password.ts'
import { requestResetLink, resetByLink } from './reset-by-link.ts'
import { resetByPhone } from './reset-by-phone.ts'

interface Services extends PasswordServices {
  limits: { logIn: RateLimit; passwordReset: RateLimit }
}

export function passwordRoutes(bind: BindEndpoint, { limits, ...services }: Services): void {
  bind(changePassword, (input, { database, session }) =>
    changeOwnPassword(services, input, { database, session: requireRealAccount(session) }),
  )
  bind(passwords.resetPasswordByEmail, async (input, context) => {
    await limits.passwordReset.take(context.address)
    return requestResetLink(services, input, context)
  })
  bind(passwords.setPasswordByLink, async (input, context) => {
    await limits.logIn.take(context.address)
    return resetByLink(services, input, context)
  })
  bind(passwords.setPasswordByPhone, async (input, context) => {
    await limits.logIn.take(context.address)
    return resetByPhone(services, input, context)
  })
}
