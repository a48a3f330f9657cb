import type { Caller } from './caller.ts'

interface LogIn {
  logIn: { code?: string; viewer?: { username: string } | null }
}
interface Account {
  viewer: { username: string } | null
}

/**
 * Logs in, reads the account a few times and logs out.
 * @returns false when the log-in failed, so that the caller waits before the next attempt
 */
export async function visitAccount(caller: Caller, account: { username: string; password: string }): Promise<boolean> {
  const { data } = await caller.ask('LogIn', { input: { ...account, remember: false } })
  const result = (data as LogIn | null)?.logIn
  if (result?.code !== undefined || !result) {
    if (result?.code) caller.tally.answered('LogIn refused', 0, [result.code])
    caller.tally.check(result?.code !== 'LOGIN_FAILED', 'a right password was refused')
    return false
  }
  for (let times = 0; times < 5; times += 1) {
    const response = await caller.ask('AccountScreen', { withShell: true })
    const viewer = (response.data as Account | null)?.viewer
    if (viewer) caller.tally.check(viewer.username === account.username, 'a member saw another’s account')
    else caller.tally.check(response.codes.length > 0, 'a member was shown as a visitor')
  }
  await caller.ask('LogOut')
  return true
}
