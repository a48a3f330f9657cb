import { getAccountKind, isAgentKind } from '@playhouse/shared/account-kinds.ts'
import * as z from 'zod'

import { createAffiliateUrl } from '@playhouse/platform-api/agent-downline.ts'
import { hasWithdrawalPassword, setPaymentPassword } from '@playhouse/platform-api/cashier-payment-password.ts'
import { changePassword, memberInfo } from '@playhouse/platform-api/member.ts'
import { register } from '@playhouse/platform-api/registration.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { getCode } from './judge.ts'
import type { Account, Credentials, Suite } from './suite.ts'

export interface Cast {
  /** Registered by the run, below the given agent if there is one. */
  member: Account | undefined
  /** A second member, who must see nothing of the first. */
  stranger: Account | undefined
  /** A member with a history, given by the caller. */
  given: Account | undefined
  agent: Account | undefined
  /** An account below the agent. */
  downline: Account | undefined
  /** Link by which the run's members register. */
  link: string | undefined
}

/** The account whose reads return the most. */
export const reader = ({ given, member }: Cast): Account | undefined => given ?? member

/**
 * Signs in the given accounts and registers the run's own.
 * @throws Error when a given account cannot log in
 */
export async function openCast(
  suite: Suite,
  accounts: { member?: Credentials | undefined; agent?: Credentials | undefined; downline?: Credentials | undefined },
): Promise<Cast> {
  suite.renew = renewing(suite)
  const given = accounts.member && (await signInGiven(suite, accounts.member))
  const agent = accounts.agent && (await signInGiven(suite, accounts.agent))
  const downline = accounts.downline && (await signInGiven(suite, accounts.downline))
  if (suite.readOnly) return { member: undefined, stranger: undefined, given, agent, downline, link: undefined }
  const link = agent?.isAgent
    ? await suite.ok(createAffiliateUrl, { name: 'Contract', subId: 'contract', rate: 0 }, { as: agent })
    : undefined
  if (agent) await givePaymentPassword(suite, agent)
  const member = await registerMember(suite, link?.code)
  const stranger = await registerMember(suite, undefined)
  return { member, stranger, given, agent, downline, link: link?.code }
}

async function signInGiven(suite: Suite, credentials: Credentials): Promise<Account> {
  const { unsolvable } = suite.facts
  if (unsolvable !== undefined) throw new Error(`Nobody can sign in without passing the human check ${unsolvable}.`)
  const account = await signIn(suite, credentials)
  if (!account) throw new Error(`${credentials.username} cannot sign in: is the password right?`)
  return account
}

/** Times that a given account is signed in again after another run has ended its session. */
const RENEWALS_MAX = 5

/** Signs given accounts in again whose session another run has ended. */
function renewing(suite: Suite): (account: Account) => Promise<boolean> {
  const renewals = new Map<Account, number>()
  return async (account) => {
    const times = (renewals.get(account) ?? 0) + 1
    renewals.set(account, times)
    if (times > RENEWALS_MAX) return false
    const { username, password } = account
    const session = await suite.ok(login, { username, password }, { fromHere: true, name: 'opens again' })
    if (session) account.token = session.token
    return session !== undefined
  }
}

/** Logs in; undefined without a session. */
export async function signIn(suite: Suite, credentials: Credentials, isOwn = false): Promise<Account | undefined> {
  const { username, password } = credentials
  // A given account is known at this address; at others a second proof may be required.
  const session = await suite.ok(login, { username, password }, isOwn ? {} : { fromHere: true })
  if (!session) return undefined
  const reply = await suite.call(memberInfo, {}, { token: session.token })
  const info = z
    .object({ value: z.object({ type: z.number(), id: z.number(), account: z.string() }) })
    .safeParse(reply.json).data?.value
  const type = info?.type
  if (info)
    suite.same(memberInfo, 'is the account that signed in', [info.id, info.account], [session.id, session.userName])
  const isAgent = type !== undefined && isAgentKind(getAccountKind(type))
  const account = {
    ...credentials,
    paymentPassword: credentials.paymentPassword ?? PAYMENT_PASSWORD,
    token: session.token,
    isAgent,
    isOwn,
  }
  suite.accounts.add(account)
  return account
}

/** Payment password of accounts that have none yet. */
const PAYMENT_PASSWORD = 'lantern-river-5'

/** Sets a payment password unless the account has one. */
export async function givePaymentPassword(suite: Suite, account: Account): Promise<boolean> {
  const state = await suite.ok(hasWithdrawalPassword, {}, { as: account })
  if (state?.hasPassword) return true
  const { password, paymentPassword } = account
  const set = await suite.ok(
    setPaymentPassword,
    { password, paymentPassword, confirmPaymentPassword: paymentPassword },
    { as: account },
  )
  if (set) {
    const after = await suite.ok(hasWithdrawalPassword, {}, { as: account })
    suite.check(
      setPaymentPassword,
      'the account has it afterwards',
      after?.hasPassword === true,
      'hasPassword is still false',
    )
    await suite.refused(
      setPaymentPassword,
      { password, paymentPassword, confirmPaymentPassword: paymentPassword },
      'payment.password.exists',
      { as: account, name: 'a second first one is refused' },
    )
  }
  return set !== undefined
}

async function registerMember(suite: Suite, affiliateCode: string | undefined): Promise<Account | undefined> {
  const { username, password } = newCredentials(suite)
  const key = suite.uuid()
  const input = {
    username,
    password,
    confirmPassword: password,
    confirmedAge: 99,
    ...(affiliateCode && { affiliateCode }),
  }
  const registered = await suite.ok(register, input, { key })
  if (!registered) return undefined
  suite.same(register, 'has the username that was chosen', registered.userName, username)
  if (affiliateCode === undefined) {
    const again = await suite.ok(register, input, { key, name: 'the same key again registers once' })
    if (again) suite.same(register, 'the same key again is the same account', again.id, registered.id)
    const taken = await suite.call(register, input, { key: suite.uuid() })
    suite.check(
      register,
      'a taken username is refused',
      ['username.taken', 'TOO_MANY_REQUESTS'].includes(getCode(taken)),
      `${getCode(taken)} instead of username.taken`,
    )
  }
  return signIn(suite, { username, password }, true)
}

/** Valid under common rules: 6 to 13 letters and digits, letter first; a password of letters and digits, 12 long. */
export function newCredentials(suite: Suite): Credentials {
  return { username: `ct${suite.letters(10)}`, password: `Aa1${suite.letters(9)}` }
}

/** Logs in to an account that an agent has opened, and changes its password, as it must. */
export async function openDownline(suite: Suite, credentials: Credentials): Promise<Account | undefined> {
  const session = await suite.ok(login, credentials, { name: 'answers to an account opened by an agent' })
  if (!session) return undefined
  suite.check(
    login,
    'a password chosen by an agent must be changed',
    session.passwordExpired,
    'passwordExpired is false',
  )
  const newPassword = `Bb2${suite.letters(9)}`
  const changed = await suite.ok(
    changePassword,
    { newPassword, confirmNewPassword: newPassword },
    { token: session.token, as: undefined },
  )
  if (changed === undefined) return undefined
  return signIn(suite, { ...credentials, password: newPassword }, true)
}
