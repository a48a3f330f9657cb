import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type * as contract from '@playhouse/platform-api/cashier-payment-password.ts'
import { getBreach, type FieldRule, type RuleBreach } from '@playhouse/shared/registration-rules.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import type { CallContext, LiveSession } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import { maskEmail, maskMobile } from '../../../lib/mask.ts'
import { refuseBreaches, repeatBreach } from '../../../lib/field-breaches.ts'
import {
  checkedInTurn,
  clearAttempts,
  readAttempts,
  requireAttempt,
  sessionGuard,
} from '../../people/session/log-in/attempt-guard.ts'
import { boundContacts } from '../../people/session/log-in/log-in-checks.ts'
import { confirmPassword } from '../../people/session/password/confirm-password.ts'
import { protectAccess } from '../../people/session/protect-access.ts'
import { checkAnswers, readAnswers } from '../../people/session/second-factor/security-questions.ts'
import { mayAnswerQuestions, type SpendStepUp } from '../../people/session/second-factor/step-up.ts'
import { isWeakPassword, type PasswordPolicy } from '../../people/session/password/password-due.ts'
import { hashPassword, isPassword, matchPassword, renewHash } from '../../../lib/password.ts'
import { type BrandSettings, registerRules } from '../../site/brand-settings.ts'
import type { CodeOwner, Codes } from '../../people/verification/codes/code-types.ts'

export interface PaymentPasswordServices {
  brand: () => Promise<BrandSettings>
  passwords: PasswordPolicy
  verification: { codes: Codes }
}

/** Key for counting wrong payment passwords. Cannot collide with a username, which is lower case. */
/** Key for counting wrong payment passwords. Cannot collide with a username, which is lower case. */
export const paymentGuard = (memberId: number) => `PAYMENTS OF ${memberId}`

/** Used when the brand has no rule of its own. */
const DEFAULT_RULE: FieldRule = {
  enabled: true,
  required: true,
  minLength: 8,
  maxLength: 64,
  patternId: 0,
  acceptedPattern: '*',
}

/**
 * Checks the payment password. The fifth wrong one within 15 minutes locks it, see `countAttempt`. Call it before a
 * transaction, not inside: a wrong attempt must be counted even if the rest fails. An empty one is refused without being counted: a page
 * that was loaded again has forgotten the password, and asks with none what a request came to.
 * @throws PlatformError payment.password.missing, payment.password.locked, payment.password.wrong
 */
export async function checkPaymentPassword(database: Database, memberId: number, password: string): Promise<void> {
  const hash = await paymentHash(database, memberId)
  if (hash === null) throw platformError('payment.password.missing')
  if (password === '') throw platformError('payment.password.wrong')
  let isOlder = false
  const isRight = await checkedInTurn(database, paymentGuard(memberId), async () => {
    const form = await matchPassword(hash, password)
    isOlder = form === 'older'
    return form !== undefined
  })
  if (isRight === undefined) throw await lockedError(database, memberId)
  if (!isRight) throw platformError('payment.password.wrong')
  if (isOlder) await renewHash(database, memberId, 'paymentPasswordHash', { hash, password })
}

/**
 * Refuses the payment password as a new log-in password. Counted as an attempt at the payment
 * password, so that it cannot be guessed by changing the log-in password.
 * @throws PlatformError request_param_err for `newPassword`, login.locked
 */
export async function refusePaymentPassword(database: Database, memberId: number, newPassword: string): Promise<void> {
  const hash = await paymentHash(database, memberId)
  if (hash === null) return
  await requireAttempt(database, paymentGuard(memberId))
  if (await isLikePassword(hash, newPassword)) refuseBreaches({ newPassword: 'like_other' })
}

/** @throws PlatformError request_param_err for `paymentPassword` */
async function refuseLogInPassword(database: Database, memberId: number, paymentPassword: string): Promise<void> {
  const [found] = await database.select({ hash: member.passwordHash }).from(member).where(eq(member.id, memberId))
  if (await isLikePassword(found?.hash, paymentPassword)) refuseBreaches({ paymentPassword: 'like_other' })
}

/** Blanks around a password do not make it another one. */
async function isLikePassword(hash: string | undefined, typed: string): Promise<boolean> {
  for (const form of new Set([typed, typed.trim()])) if (await isPassword(hash, form)) return true
  return false
}

export async function hasPaymentPassword(database: Database, memberId: number): Promise<boolean> {
  return (await paymentHash(database, memberId)) !== null
}

/** Whether the payment password is set, until when it is locked, and what a payment without it is refused with. */
export async function paymentPasswordState(database: Database, memberId: number) {
  const [hash, { lockedSeconds }] = await Promise.all([
    paymentHash(database, memberId),
    readAttempts(database, paymentGuard(memberId)),
  ])
  return {
    isSet: hash !== null,
    lockedUntil: lockedSeconds ? new Date(Date.now() + lockedSeconds * 1_000) : undefined,
    refusal: () =>
      hash === null
        ? platformError('payment.password.missing')
        : platformError('payment.password.locked', { retryAfterSeconds: lockedSeconds ?? 1 }),
  }
}

export async function readPaymentPassword(
  { brand, verification: { codes } }: PaymentPasswordServices,
  database: Database,
  memberId: number,
): Promise<ResponseOf<typeof contract.hasWithdrawalPassword>> {
  const { minLength, maxLength } = getRule(await brand())
  const [hash, { lockedSeconds }, { mobile, email }, canAnswerQuestions] = await Promise.all([
    paymentHash(database, memberId),
    readAttempts(database, paymentGuard(memberId)),
    boundContacts(database, memberId),
    mayAnswerQuestions(database, memberId),
  ])
  return {
    canAnswerQuestions,
    hasPassword: hash !== null,
    lockedSeconds,
    minLength,
    maxLength,
    codeMethods: codes.canSend
      ? [
          ...(mobile ? [{ method: 'sms' as const, hint: maskMobile(mobile) }] : []),
          ...(email ? [{ method: 'email' as const, hint: maskEmail(email) }] : []),
        ]
      : [],
  }
}

/**
 * Sets the first payment password, confirmed by the log-in password.
 * @throws PlatformError request_param_err, login.failed, login.locked, payment.password.exists
 */
export async function setPaymentPassword(
  services: PaymentPasswordServices,
  input: CheckedInputOf<typeof contract.setPaymentPassword>,
  { database, session }: { database: Database; session: LiveSession },
): Promise<void> {
  await refuseBadPassword(services, input, session)
  await confirmPassword(database, session, input.password)
  await refuseLogInPassword(database, session.memberId, input.paymentPassword)
  const paymentPasswordHash = await hashPassword(input.paymentPassword)
  const { rowCount } = await database
    .update(member)
    .set({ paymentPasswordHash })
    .where(and(eq(member.id, session.memberId), isNull(member.paymentPasswordHash)))
  if (rowCount === 0) throw platformError('payment.password.exists')
}

/** @throws PlatformError request_param_err; errors of `checkPaymentPassword` */
export async function changePaymentPassword(
  services: PaymentPasswordServices,
  input: CheckedInputOf<typeof contract.changePaymentPassword>,
  { database, session }: { database: Database; session: LiveSession },
): Promise<void> {
  const { oldPaymentPassword, paymentPassword } = input
  await refuseBadPassword(services, input, session, paymentPassword === oldPaymentPassword ? 'unchanged' : undefined)
  await checkPaymentPassword(database, session.memberId, oldPaymentPassword)
  // Each comparison is an attempt at the log-in password.
  await requireAttempt(database, sessionGuard(session.memberId))
  await refuseLogInPassword(database, session.memberId, paymentPassword)
  await withTransaction(database, async (tx) => storePaymentPassword(tx, session.memberId, paymentPassword))
}

/**
 * Sends a code to a verified contact.
 * @throws PlatformError request_param_err without such a contact; errors of `requestCode`
 */
export async function requestPaymentPasswordCode(
  { verification: { codes } }: PaymentPasswordServices,
  method: 'sms' | 'email',
  { database, language, session }: CallContext & { session: LiveSession },
): Promise<{ expiredMinutes: number }> {
  return codes.requestCode(database, { ...(await codeOwner(database, session.memberId, method)), language })
}

/**
 * Replaces a forgotten payment password and lifts its lock.
 * @throws PlatformError request_param_err, code.invalid, code.expired, security.answers.wrong, security.answers.locked
 */
export async function resetPaymentPassword(
  services: PaymentPasswordServices,
  input: CheckedInputOf<typeof contract.resetPaymentPassword>,
  { database, session }: { database: Database; session: LiveSession },
): Promise<void> {
  const { memberId } = session
  await refuseBadPassword(services, input, session)
  const spend = await confirmReset(services, input, database, memberId)
  await refuseLogInPassword(database, memberId, input.paymentPassword)
  await withTransaction(database, async (tx) => {
    await spend(tx)
    await storePaymentPassword(tx, memberId, input.paymentPassword)
  })
}

async function confirmReset(
  { verification: { codes } }: PaymentPasswordServices,
  { method, code }: Pick<CheckedInputOf<typeof contract.resetPaymentPassword>, 'method' | 'code'>,
  database: Database,
  memberId: number,
): Promise<SpendStepUp> {
  if (method === 'questions') {
    if (!(await mayAnswerQuestions(database, memberId))) throw unknownMethod()
    await checkAnswers(database, memberId, readAnswers(code))
    return async () => {}
  }
  const checked = await codes.checkCode(database, await codeOwner(database, memberId, method), code)
  return (tx) => codes.spendCode(tx, checked)
}

async function storePaymentPassword(tx: Transaction, memberId: number, password: string): Promise<void> {
  const paymentPasswordHash = await hashPassword(password)
  await tx
    .update(member)
    .set({ paymentPasswordHash, paymentPasswordChangedAt: sql`now()` })
    .where(eq(member.id, memberId))
  await clearAttempts(tx, paymentGuard(memberId))
  await protectAccess(tx, { memberId, by: 'MEMBER', change: 'PAYMENT_PASSWORD' })
}

async function codeOwner(database: Database, memberId: number, method: 'sms' | 'email'): Promise<CodeOwner> {
  const { mobile, email } = await boundContacts(database, memberId)
  const address = method === 'sms' ? mobile : email
  if (!address) throw unknownMethod()
  return { purpose: 'payment_password', channel: method, address, subject: String(memberId) }
}

const unknownMethod = () => platformError('request_param_err', { fields: { method: 'pattern' } })

async function paymentHash(database: Database, memberId: number): Promise<string | null> {
  const [found] = await database
    .select({ hash: member.paymentPasswordHash })
    .from(member)
    .where(eq(member.id, memberId))
  return found?.hash ?? null
}

async function lockedError(database: Database, memberId: number) {
  const { lockedSeconds } = await readAttempts(database, paymentGuard(memberId))
  return platformError('payment.password.locked', { retryAfterSeconds: lockedSeconds ?? 1 })
}

const getRule = (brand: BrandSettings): FieldRule => registerRules(brand).paymentPassword ?? DEFAULT_RULE

async function refuseBadPassword(
  { brand, passwords }: PaymentPasswordServices,
  { paymentPassword, confirmPaymentPassword }: { paymentPassword: string; confirmPaymentPassword: string },
  { username }: LiveSession,
  further?: RuleBreach,
): Promise<void> {
  const breach = getBreach({ ...getRule(await brand()), required: true }, paymentPassword)
  refuseBreaches({
    paymentPassword:
      breach ??
      (paymentPassword.toLowerCase() === username ? 'like_username' : undefined) ??
      (isWeakPassword(passwords, paymentPassword) ? 'too_common' : undefined) ??
      further,
    confirmPaymentPassword: repeatBreach(confirmPaymentPassword, paymentPassword),
  })
}
