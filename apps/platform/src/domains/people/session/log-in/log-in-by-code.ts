import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { login } from '@playhouse/platform-api/session.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../../db/tables/members.ts'
import type { CallContext } from '../../../../request/call-context.ts'
import { platformError } from '../../../../request/platform-error.ts'
import type { CodePurpose } from '../../verification/codes/code-types.ts'
import { readPhoneNumber } from '../../verification/phone/phone-number.ts'
import type { Verification } from '../../verification/verification.ts'
import { completeLogIn, type VerifiedAccount } from './complete-log-in.ts'
import { withReplay, requestDigest } from './replay.ts'
import type { LogInServices } from './log-in-services.ts'
import type { SignedIn } from '../sessions/sign-in.ts'
import { recordFailedLogIn } from '../sessions/log-in-history.ts'

/** A mobile number with its verification: a code sent there, or the token of a phone sign-in service. */
type PhoneProof = Pick<
  CheckedInputOf<typeof login>,
  'countryDialingCode' | 'mobileNum' | 'verificationCode' | 'firebaseIdToken'
>

/**
 * Logs a member in by a code sent to the mobile number; weak or expired passwords are not reported. The same
 * request under the same key logs in again: its response may have been lost.
 * @throws PlatformError function.not.available; request_param_err; code.invalid, the same for an unknown
 * number; code.expired; phone.token.invalid; login_verify_required
 */
export async function logInByCode(services: LogInServices, proof: PhoneProof, context: CallContext): Promise<SignedIn> {
  const brand = await services.brand()
  if (!brand.moduleOn('MOBILEVERCODELOGIN3')) throw platformError('function.not.available')
  const request = requestDigest(context.idempotencyKey, 'login', proof)
  return withReplay(context.database, request, {
    first: async () => {
      const { account, spend } = await verifyPhoneProof(services.verification, proof, 'login', context)
      return completeLogIn(services, account, { method: 'sms', passwordDue: null, spend, request }, context)
    },
    again: (account) => completeLogIn(services, account, account, context),
  })
}

/**
 * The account of a verified number.
 * @returns the account, and the function that uses the code up
 * @throws as logInByCode
 */
export async function verifyPhoneProof(
  { codes, phones }: Pick<Verification, 'codes' | 'phones'>,
  { verificationCode, firebaseIdToken, ...typed }: PhoneProof,
  purpose: CodePurpose,
  context: CallContext,
): Promise<{ account: VerifiedAccount; spend: (tx: Transaction) => Promise<void> }> {
  const { database } = context
  const phoneNumber = await readPhoneNumber(database, typed)
  const account = await getAccount(database, phoneNumber)
  const note = async (refusal: unknown): Promise<never> => {
    await recordFailedLogIn(database, phoneNumber, account?.id, {
      caller: context,
      method: 'sms',
      outcome: 'wrong-code',
    })
    throw refusal
  }
  if (firebaseIdToken !== undefined) {
    await phones.verifyPhone(firebaseIdToken, phoneNumber).catch(note)
    if (!account) throw platformError('code.invalid')
    return { account, spend: async () => {} }
  }
  if (!verificationCode?.trim()) throw platformError('request_param_err', { fields: { verificationCode: 'required' } })
  const owner = { purpose, channel: 'sms', address: phoneNumber } as const
  const checked = await codes.checkCode(database, owner, verificationCode).catch(note)
  // No code was sent to an unknown number: this one was guessed.
  if (!account) throw platformError('code.invalid')
  return { account, spend: (tx) => codes.spendCode(tx, checked) }
}

async function getAccount(database: Database, phoneNumber: string): Promise<VerifiedAccount | undefined> {
  const [found] = await database
    .select({ id: member.id, username: member.username, passwordHash: member.passwordHash })
    .from(member)
    .where(and(eq(member.mobile, phoneNumber), isNotNull(member.mobileVerifiedAt)))
  return found
}
