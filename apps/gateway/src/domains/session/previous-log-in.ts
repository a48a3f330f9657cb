import type { Account } from '../base/context.ts'
import { dateTime } from '../base/scalars.ts'

/** The account's previous log-in; null at the first. */
export function previousLogIn({ lastLogin }: Pick<Account, 'lastLogin'>) {
  return lastLogin
    ? { __typename: 'PreviousLogIn' as const, at: dateTime(lastLogin.at), ipAddress: lastLogin.ip }
    : null
}

/** The account's newest log-in after that of the session; null if there is none. */
export function laterLogIn({ laterLogin }: Pick<Account, 'laterLogin'>) {
  return laterLogin
    ? { __typename: 'LaterLogIn' as const, at: dateTime(laterLogin.at), ipAddress: laterLogin.ip }
    : null
}
