import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { login } from '@playhouse/platform-api/session.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../db/tables/members.ts'
import type { CallContext } from '../../http/call-context.ts'
import { platformError } from '../../http/platform-error.ts'
import type { CodePurpose } from '../verification/code-claims.ts'
import { phoneNumberOf } from '../verification/phone-number.ts'
import type { Verification } from '../verification/verification.ts'
import { admit, type ProvenAccount } from './admit.ts'
import { answeredOnce, requestName } from './answered-request.ts'
import type { LogInServices } from './log-in-services.ts'
import type { SignedIn } from './sign-in.ts'
import { noteFailure } from './note-failure.ts'

/** A mobile number, and what shows that whoever types it has it: a code sent there, or a phone sign-in service's word. */
type PhoneProof = Pick<
  CheckedInputOf<typeof login>,
  'countryDialingCode' | 'mobileNum' | 'verificationCode' | 'firebaseIdToken'
>

/**
 * Logs a member in by a code sent to the mobile number. It has shown its own phone, so no password is found old or weak. The same
 * request under the same key lets in again: its answer may have been lost.
 * @throws PlatformError function.not.available; request_param_err; code.invalid, the same for a number that nobody has;
 * code.expired; phone.token.invalid; login_verify_required
 */
export async function logInByCode(services: LogInServices, proof: PhoneProof, context: CallContext): Promise<SignedIn> {
  const brand = await services.brand()
  if (!brand.moduleOn('MOBILEVERCODELOGIN3')) throw platformError('function.not.available')
  const request = requestName(context.idempotencyKey, 'login', proof)
  return answeredOnce(context.database, request, {
    first: async () => {
      const { account, spend } = await provenByPhone(services.verification, proof, 'login', context)
      return admit(services, account, { method: 'sms', passwordDue: null, spend, request }, context)
    },
    again: (account) => admit(services, account, account, context),
  })
}

/**
 * The account of a number that was shown to be the caller's.
 * @returns the account, and what uses the code up
 * @throws as logInByCode
 */
export async function provenByPhone(
  { codes, phones }: Pick<Verification, 'codes' | 'phones'>,
  { verificationCode, firebaseIdToken, ...typed }: PhoneProof,
  purpose: CodePurpose,
  context: CallContext,
): Promise<{ account: ProvenAccount; spend: (tx: Transaction) => Promise<void> }> {
  const { database } = context
  const phoneNumber = await phoneNumberOf(database, typed)
  const account = await accountOf(database, phoneNumber)
  const note = async (refusal: unknown): Promise<never> => {
    await noteFailure(database, phoneNumber, account?.id, { caller: context, method: 'sms', outcome: 'wrong-code' })
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
  // No code was sent to a number that nobody has: this one was guessed.
  if (!account) throw platformError('code.invalid')
  return { account, spend: (tx) => codes.spendCode(tx, checked) }
}

/** The account whose owner has shown that this number is theirs. */
async function accountOf(database: Database, phoneNumber: string): Promise<ProvenAccount | undefined> {
  const [found] = await database
    .select({ id: member.id, username: member.username, passwordHash: member.passwordHash })
    .from(member)
    .where(and(eq(member.mobile, phoneNumber), isNotNull(member.mobileVerifiedAt)))
  return found
}
