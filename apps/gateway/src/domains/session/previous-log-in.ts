import type { Account } from '../base/context.ts'
import { dateTime } from '../base/scalars.ts'

/** The account's previous log-in; null at the first. */
export function previousLogIn({ lastLogin }: Pick<Account, 'lastLogin'>) {
  return lastLogin
    ? { __typename: 'PreviousLogIn' as const, at: dateTime(lastLogin.at), ipAddress: lastLogin.ip }
    : null
}
