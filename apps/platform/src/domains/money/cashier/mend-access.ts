import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { passwordReset } from '../../../db/tables/log-in.ts'
import { logInGuard, member } from '../../../db/tables/members.ts'
import { authenticator, passkey, securityQuestions } from '../../../db/tables/security.ts'
import { verificationCode } from '../../../db/tables/verification.ts'
import { setContact } from '../../people/member/profile/set-contact.ts'
import { availableChecks } from '../../people/session/log-in/log-in-checks.ts'
import { sessionGuard } from '../../people/session/log-in/attempt-guard.ts'
import { type OPERATOR_TEMPLATES, protectAccess } from '../../people/session/protect-access.ts'
import { codeGuard } from '../../people/session/second-factor/authenticator.ts'
import { takeAuthenticator } from '../../people/session/second-factor/authenticator-binding.ts'
import { questionGuard } from '../../people/session/second-factor/security-questions.ts'
import { paymentGuard } from './payment-password.ts'

const CODES = 30
const RESETS = 10

type Named = Pick<typeof member.$inferSelect, 'id' | 'username' | 'mobile'>

/** Titles of the guards that count wrong attempts at an account, by key. */
const guardNames = ({ id, username, mobile }: Named): Readonly<Record<string, string>> => ({
  [username]: 'Log-in by the username from unknown addresses',
  ...(mobile !== null && { [mobile]: 'Log-in by the phone number' }),
  [sessionGuard(id)]: 'Password within a session',
  [codeGuard(id)]: 'Codes of the authenticator, and recovery codes',
  [questionGuard(id)]: 'Security questions',
  [paymentGuard(id)]: 'Payment password',
})

const findGuards = (target: Named) =>
  or(
    inArray(logInGuard.username, Object.keys(guardNames(target))),
    sql`starts_with(${logInGuard.username}, ${`KNOWN TO ${target.id} `})`,
    sql`${logInGuard.username} like 'PAST LOCK %' and right(${logInGuard.username}, ${target.username.length + 1}) = ${` ${target.username}`}`,
  )

/** Why an account may not get in: wrong attempts and locks, proofs, codes that were sent to its contacts, and resets. */
export async function readAccess(database: Database, target: Named & Pick<typeof member.$inferSelect, 'email'>) {
  const { id, mobile, email } = target
  const contacts = [
    ...(mobile === null ? [] : [and(eq(verificationCode.channel, 'sms'), eq(verificationCode.address, mobile))]),
    ...(email === null ? [] : [and(eq(verificationCode.channel, 'email'), eq(verificationCode.address, email))]),
  ]
  const names = guardNames(target)
  const [guards, checks, codes, resets, [questions]] = await Promise.all([
    database
      .select()
      .from(logInGuard)
      .where(findGuards(target))
      .orderBy(sql`${logInGuard.lockedUntil} desc nulls last`),
    availableChecks(database, id),
    contacts.length === 0
      ? []
      : database
          .select()
          .from(verificationCode)
          .where(or(...contacts))
          .orderBy(desc(verificationCode.createdAt))
          .limit(CODES),
    database
      .select()
      .from(passwordReset)
      .where(eq(passwordReset.memberId, id))
      .orderBy(desc(passwordReset.createdAt))
      .limit(RESETS),
    database.select().from(securityQuestions).where(eq(securityQuestions.memberId, id)),
  ])
  return {
    guards: guards.map((guard) => ({ ...guard, what: names[guard.username] ?? otherGuard(guard.username) })),
    checks,
    codes,
    resets,
    questions,
  }
}

function otherGuard(key: string): string {
  const [, known] = /^KNOWN TO \d+ (.+)$/.exec(key) ?? []
  if (known !== undefined) return `Log-in from the known address ${known}`
  const [, past = ''] = /^PAST LOCK (\S+)/.exec(key) ?? []
  return `Log-in with a second proof during a lock, from ${past}`
}

/** Forgets the wrong attempts at an account, and their locks. @returns how many there were */
export async function liftLocks(tx: Transaction, target: Named): Promise<number> {
  const { rowCount } = await tx.delete(logInGuard).where(findGuards(target))
  return rowCount ?? 0
}

/** Log-in means and contacts that operators may remove or replace, so that a member can log in again. */
export const MENDED = ['authenticator', 'passkeys', 'payment-password', 'phone', 'email'] as const
export type Mended = (typeof MENDED)[number]

/** Proofs of an account, the basis of a decision about them. */
export async function readProofs(on: Database | Transaction, id: number) {
  const [found] = await on
    .select({
      mobile: member.mobile,
      mobileVerifiedAt: member.mobileVerifiedAt,
      email: member.email,
      emailVerifiedAt: member.emailVerifiedAt,
      hasPaymentPassword: sql<boolean>`${member.paymentPasswordHash} is not null`,
      language: member.language,
      passwordChangedAt: member.passwordChangedAt,
    })
    .from(member)
    .where(eq(member.id, id))
  if (!found) return undefined
  const [authenticators, passkeys] = await Promise.all([
    on.$count(authenticator, and(eq(authenticator.memberId, id), isNotNull(authenticator.confirmedAt))),
    on.$count(passkey, eq(passkey.memberId, id)),
  ])
  return { ...found, hasAuthenticator: authenticators > 0, passkeys }
}

export const MENDED_CHANGES = {
  authenticator: 'AUTHENTICATOR_REMOVED',
  passkeys: 'PASSKEY_REMOVED',
  'payment-password': 'PAYMENT_PASSWORD',
  phone: 'PHONE',
  email: 'EMAIL',
} as const satisfies Readonly<Record<Mended, keyof typeof OPERATOR_TEMPLATES>>

/**
 * Takes a proof away, or replaces a contact by one that its owner still has to confirm.
 * @returns false if there is none
 */
export async function mendAccess(tx: Transaction, memberId: number, what: Mended, contact?: string): Promise<boolean> {
  if (what === 'phone' || what === 'email') {
    if (contact === undefined) throw new Error('A contact is replaced by another one.')
    const channel = what === 'phone' ? 'sms' : 'email'
    const set = { memberId, channel, address: contact, isConfirmed: false, by: 'OPERATOR' } as const
    return (await setContact(tx, set)) !== undefined
  }
  const isDone = await takeAway(tx, memberId, what)
  if (isDone) await protectAccess(tx, { memberId, by: 'OPERATOR', change: MENDED_CHANGES[what] })
  return isDone
}

async function takeAway(tx: Transaction, id: number, what: Exclude<Mended, 'phone' | 'email'>): Promise<boolean> {
  switch (what) {
    case 'authenticator':
      return takeAuthenticator(tx, id)
    case 'passkeys':
      return ((await tx.delete(passkey).where(eq(passkey.memberId, id))).rowCount ?? 0) > 0
    case 'payment-password': {
      const { rowCount } = await tx
        .update(member)
        .set({ paymentPasswordHash: null })
        .where(and(eq(member.id, id), isNotNull(member.paymentPasswordHash)))
      await tx.delete(logInGuard).where(eq(logInGuard.username, paymentGuard(id)))
      return rowCount === 1
    }
  }
}
