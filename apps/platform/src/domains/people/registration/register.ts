import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { register } from '@playhouse/platform-api/registration.ts'
import type { RegistrationKind } from '@playhouse/shared/registration-form.ts'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { prepareUsername } from '@playhouse/shared/prepared-text.ts'
import { member } from '../../../db/tables/members.ts'
import type { CallContext, Caller } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import type { RateLimit } from '../../../request/rate-limit.ts'
import type { PeopleHooks } from '../hooks.ts'
import { hasNickname } from '../member/account-names.ts'
import type { PasswordPolicy } from '../session/password/password-due.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import type { CheckedCode } from '../verification/codes/code-types.ts'
import { readPhoneNumber } from '../verification/phone/phone-number.ts'
import type { Verification } from '../verification/verification.ts'
import { checkRegistration, type CheckedRegistration, type RegistrationInput } from './checked-registration.ts'
import { getInvitation } from './invitations.ts'
import { openAccount, type SubmittedMobile } from './open-account.ts'
import { releaseAttempt, hashRequest, claimAttempt } from './registration-attempt.ts'
import { signIn } from '../session/sessions/sign-in.ts'
import { isPassword, NO_PASSWORD } from '../../../lib/password.ts'

export interface RegistrationServices {
  brand: () => Promise<BrandSettings>
  verification: Verification
  passwords: PasswordPolicy
  hooks: Pick<PeopleHooks, 'accountOpened'>
  limits: { registration: RateLimit; usernameCheck: RateLimit; affiliateCheck: RateLimit; freePlay: RateLimit }
}

type Registered = ResponseOf<typeof register>

/** Case-insensitive. Another account's nickname is not free either. */
export async function isUsernameFree(database: Database, typed: string): Promise<boolean> {
  const username = prepareUsername(typed)
  return (await database.$count(member, or(eq(member.username, username), hasNickname(username)))) === 0
}

/**
 * Creates a member and logs it in. The same request under the same key creates it once and logs in again.
 * @throws PlatformError as the endpoint's contract lists
 */
export async function registerMember(
  services: RegistrationServices,
  kind: RegistrationKind,
  input: RegistrationInput,
  context: CallContext,
): Promise<Registered> {
  const { database, idempotencyKey } = context
  const checked = checkRegistration(kind, await services.brand(), services.passwords, input)
  if (!idempotencyKey) {
    await services.limits.registration.take(context.address)
    return create(services, checked, input, context)
  }
  const attempt = await claimAttempt(database, idempotencyKey, hashRequest(withoutSecrets(kind, input)))
  if ('memberId' in attempt) return replayRegistration(database, attempt.memberId, checked.filled.password, context)
  try {
    // Counts only requests that would create an account, not form errors and retries.
    await services.limits.registration.take(context.address)
    return await create(services, checked, input, context, attempt)
  } catch (refusal) {
    await releaseAttempt(database, attempt)
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
  if (checked.captchaRequired) await verification.captchas.checkCaptcha(database, input.captchaId, input.captcha)
  const mobile = await verifyMobile(database, verification, checked, input)
  const invitation = await getInvitation(database, checked, input.referralCode)
  const username = checked.filled.username && prepareUsername(checked.filled.username)
  if (username !== undefined && !(await isUsernameFree(database, username))) throw platformError('username.taken')
  return openAccount(context, services, { checked, input, username, mobile, invitation }, attempt)
}

/** Checks the submitted mobile number and whether the visitor has verified it. */
async function verifyMobile(
  database: Database,
  { codes, phones }: Verification,
  { filled, codeRequired }: CheckedRegistration,
  { countryDialingCode = '', firebaseIdToken, verificationCode }: RegistrationInput,
): Promise<SubmittedMobile | undefined> {
  if (!filled.mobileNum) return undefined
  const number = await readPhoneNumber(database, { countryDialingCode, mobileNum: filled.mobileNum })
  if (!codeRequired) return { number, verified: false }
  let code: CheckedCode | undefined
  if (firebaseIdToken) await phones.verifyPhone(firebaseIdToken, number)
  else
    code = await codes.checkCode(database, { purpose: 'register', channel: 'sms', address: number }, verificationCode)
  // Only revealed once the number is verified.
  const taken = await database.$count(member, and(eq(member.mobile, number), isNotNull(member.mobileVerifiedAt)))
  if (taken > 0) throw platformError('mobile.taken')
  return { number, verified: true, ...(code && { code }) }
}

/** Identifies a request. Proofs are left out too: a retry brings new ones. */
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
    ...requested
  } = input
  return { kind, ...requested }
}

/**
 * Responds to a registration that already succeeded but whose response was lost. The key alone does not open
 * an account with a password.
 * @throws PlatformError registration_key_reused if the password differs
 */
async function replayRegistration(
  database: Database,
  memberId: number,
  password: string | undefined,
  caller: Caller,
): Promise<ResponseOf<typeof register>> {
  const [account] = await database
    .select({ id: member.id, username: member.username, passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.id, memberId))
  if (!account) throw platformError('registration_key_reused')
  const open = account.passwordHash === NO_PASSWORD || (await isPassword(account.passwordHash, password ?? ''))
  if (!open) throw platformError('registration_key_reused')
  return withTransaction(database, async (tx) => {
    const { token, id, userName } = await signIn(tx, account, caller, 'registration')
    return { token, id, userName }
  })
}
