import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { register } from '@playhouse/platform-api/registration.ts'
import type { RegistrationKind } from '@playhouse/shared/registration-form.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { member } from '../../db/tables/members.ts'
import type { CallContext } from '../../http/call-context.ts'
import { platformError } from '../../http/platform-error.ts'
import type { SlidingWindow } from '../../http/sliding-window.ts'
import type { PasswordPolicy } from '../session/password-due.ts'
import type { BrandSettings } from '../site/brand-settings.ts'
import type { CheckedCode } from '../verification/code-claims.ts'
import { phoneNumberOf } from '../verification/phone-number.ts'
import type { Verification } from '../verification/verification.ts'
import { checkedRegistration, type CheckedRegistration, type RegistrationInput } from './checked-registration.ts'
import { invitationOf } from './invitations.ts'
import { openAccount } from './open-account.ts'
import { dropAttempt, requestHashOf, takeAttempt } from './registration-attempt.ts'
import { signInAgain } from './sign-in-again.ts'

export interface RegistrationServices {
  brand: () => Promise<BrandSettings>
  verification: Verification
  passwords: PasswordPolicy
  limits: { registration: SlidingWindow; usernameCheck: SlidingWindow; affiliateCheck: SlidingWindow }
}

type Registered = AnswerOf<typeof register>

/** True if no account has the username, however it is written. */
export async function isUsernameFree(database: Database, username: string): Promise<boolean> {
  return (await database.$count(member, eq(member.username, username.toLowerCase()))) === 0
}

/**
 * Creates a member and logs it in. The same request under the same key creates it once, and logs in again.
 * @throws PlatformError for whatever the contract's endpoint names
 */
export async function registerMember(
  services: RegistrationServices,
  kind: RegistrationKind,
  input: RegistrationInput,
  context: CallContext,
): Promise<Registered> {
  const { database, idempotencyKey } = context
  const checked = checkedRegistration(kind, await services.brand(), services.passwords, input)
  if (!idempotencyKey) {
    services.limits.registration.take(context.address)
    return create(services, checked, input, context)
  }
  const attempt = await takeAttempt(database, idempotencyKey, requestHashOf(withoutSecrets(kind, input)))
  if ('memberId' in attempt) return signInAgain(database, attempt.memberId, checked.filled.password, context)
  try {
    // Slips of the form and repetitions are not counted: only what would make an account is.
    services.limits.registration.take(context.address)
    return await create(services, checked, input, context, attempt)
  } catch (refusal) {
    await dropAttempt(database, attempt)
    throw refusal
  }
}

async function create(
  services: RegistrationServices,
  checked: CheckedRegistration,
  input: RegistrationInput,
  context: CallContext,
  attempt?: Parameters<typeof openAccount>[3],
): Promise<Registered> {
  const { database } = context
  const { verification } = services
  await verification.human.verifyHuman(input.humanProof)
  if (checked.captchaAsked) await verification.captchas.checkCaptcha(database, input.captchaId, input.captcha)
  const mobile = await ownNumber(database, verification, checked, input)
  const invitation = await invitationOf(database, checked, input.referralCode)
  const username = checked.filled.username?.toLowerCase()
  if (username !== undefined && !(await isUsernameFree(database, username))) throw platformError('username.taken')
  return openAccount(context, services, { checked, input, username, mobile, invitation }, attempt)
}

export interface OwnNumber {
  /** E.164. */
  number: string
  /** Whether its owner has shown to be there: by a code, which is to be spent, or by a phone sign-in service. */
  verified: boolean
  code?: CheckedCode
}

/** The mobile number that was given, and whether the visitor has shown that it is theirs. */
async function ownNumber(
  database: Database,
  { codes, phones }: Verification,
  { filled, codeAsked }: CheckedRegistration,
  { countryDialingCode = '', firebaseIdToken, verificationCode }: RegistrationInput,
): Promise<OwnNumber | undefined> {
  if (!filled.mobileNum) return undefined
  const number = await phoneNumberOf(database, { countryDialingCode, mobileNum: filled.mobileNum })
  if (!codeAsked) return { number, verified: false }
  let code: CheckedCode | undefined
  if (firebaseIdToken) await phones.verifyPhone(firebaseIdToken, number)
  else
    code = await codes.checkCode(database, { purpose: 'register', channel: 'sms', address: number }, verificationCode)
  // Told only to whoever has shown that the number is theirs.
  const taken = await database.$count(member, and(eq(member.mobile, number), isNotNull(member.mobileVerifiedAt)))
  if (taken > 0) throw platformError('mobile.taken')
  return { number, verified: true, ...(code && { code }) }
}

/** What tells one request from another. Proofs are left out as well: a repeated request brings new ones. */
function withoutSecrets(kind: RegistrationKind, input: RegistrationInput): Record<string, unknown> {
  const {
    password: _,
    confirmPassword: _again,
    paymentPassword: _payment,
    verificationCode: _code,
    humanProof: _proof,
    captcha: _captcha,
    captchaId: _captchaId,
    firebaseIdToken: _token,
    idNumber: _idNumber,
    ...asked
  } = input
  return { kind, ...asked }
}
