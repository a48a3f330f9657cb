import type { Account } from '../base/context.ts'

/** The account's previous log-in; null at the first. */
export function previousLogIn({ lastLogin }: Pick<Account, 'lastLogin'>) {
  return lastLogin ? { at: lastLogin.at, ipAddress: lastLogin.ip } : null
}

/** The account's newest log-in after that of the session; null if there is none. */
export function laterLogIn({ laterLogin }: Pick<Account, 'laterLogin'>) {
  return laterLogin ? { at: laterLogin.at, ipAddress: laterLogin.ip } : null
}
