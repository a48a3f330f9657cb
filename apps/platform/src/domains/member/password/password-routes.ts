import { changePassword } from '@playhouse/platform-api/member.ts'
import * as passwords from '@playhouse/platform-api/passwords.ts'
import type { Bind } from '../../../http/bind-endpoint.ts'
import type { SlidingWindow } from '../../../request/rate-limit.ts'
import { trueAccount } from '../../session/sessions/real-account.ts'
import { changeOwnPassword } from './change-password.ts'
import type { PasswordServices } from './set-password.ts'
import { resetByEmail, setByLink } from './reset-by-link.ts'
import { setByPhone } from './reset-by-phone.ts'

interface Services extends PasswordServices {
  limits: { logIn: SlidingWindow; passwordReset: SlidingWindow }
}

export function passwordRoutes(bind: Bind, { limits, ...services }: Services): void {
  bind(changePassword, (input, { database, session }) =>
    changeOwnPassword(services, input, { database, session: trueAccount(session) }),
  )
  bind(passwords.resetPasswordByEmail, async (input, context) => {
    limits.passwordReset.take(context.address)
    return resetByEmail(services, input, context)
  })
  bind(passwords.setPasswordByLink, async (input, context) => {
    limits.logIn.take(context.address)
    return setByLink(services, input, context)
  })
  bind(passwords.setPasswordByPhone, async (input, context) => {
    limits.logIn.take(context.address)
    return setByPhone(services, input, context)
  })
}
