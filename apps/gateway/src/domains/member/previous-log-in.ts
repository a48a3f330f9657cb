import type { Account } from '../base/context.ts'
import { dateTime } from '../base/scalars.ts'

/** The log-in of an account before the present one; null at the first. */
export function previousLogIn({ lastLogin }: Pick<Account, 'lastLogin'>) {
  return lastLogin
    ? { __typename: 'PreviousLogIn' as const, at: dateTime(lastLogin.at), ipAddress: lastLogin.ip }
    : null
}
