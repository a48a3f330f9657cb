import { KIND_CODES } from '@playhouse/shared/account-kinds.ts'
import { prepareEmail } from '@playhouse/shared/email.ts'
import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { register } from '@playhouse/platform-api/registration.ts'
import { sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { findSqlState, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { memberDetail, referralCode, registration } from '../../../db/tables/registration.ts'
import type { CallContext } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import { holdMatches } from '../member/matching-accounts.ts'
import { signIn } from '../session/sessions/sign-in.ts'
import { hashPassword, NO_PASSWORD } from '../../../lib/password.ts'
import type { CheckedCode } from '../verification/codes/code-types.ts'
import type { Verification } from '../verification/verification.ts'
import { type PeopleHooks, runHooks } from '../hooks.ts'
import { addMember } from './add-member.ts'
import type { CheckedRegistration, RegistrationInput } from './checked-registration.ts'
import type { Invitation } from './invitations.ts'
import { newReferralCode } from './referral-code.ts'
import { type Attempt, finishAttempt } from './registration-attempt.ts'

const UNIQUE_VIOLATION = '23505'

export interface SubmittedMobile {
  /** E.164. */
  number: string
  /** Verified by a code, which is then to be spent, or by a phone sign-in service. */
  verified: boolean
  code?: CheckedCode
}

interface NewAccount {
  checked: CheckedRegistration
  input: RegistrationInput
  /** Lower case; undefined for registration by mobile number, where one is generated. */
  username: string | undefined
  mobile: SubmittedMobile | undefined
  invitation: Invitation
}

/**
 * Opens an account with all of its records and logs it in, in one transaction.
 * @throws PlatformError username.taken or mobile.taken if lost to a concurrent registration; code.invalid if
 * the code was used meanwhile
 */
export async function openAccount(
  context: CallContext,
  { verification, hooks }: { verification: Verification; hooks: Pick<PeopleHooks, 'accountOpened'> },
  account: NewAccount,
  attempt: Attempt | undefined,
): Promise<ResponseOf<typeof register>> {
  const { filled, depositLimit } = account.checked
  const { mobile } = account
  const passwordHash = filled.password ? await hashPassword(filled.password) : NO_PASSWORD
  const paymentPasswordHash = filled.paymentPassword && (await hashPassword(filled.paymentPassword))
  const username = account.username ?? generateUsername()
  const { idNumber } = filled
  const sealedIdNumber = idNumber && (await context.secrets.seal(idNumber, `id-number:${username}`))
  const idNumberHash = idNumber ? context.secrets.hash(`id-number:${comparableIdNumber(idNumber)}`) : null
  return withTransaction(context.database, async (tx) => {
    if (mobile?.code) await verification.codes.spendCode(tx, mobile.code)
    const added = await addMember(tx, {
      language: context.language,
      country: context.country,
      username,
      nickname: username,
      passwordHash,
      kind: KIND_CODES.MEMBER,
      parent: account.invitation.parent,
      contact: {
        mobile,
        email: filled.email && prepareEmail(filled.email),
        payeeName: filled.payeeName,
        paymentPasswordHash: paymentPasswordHash || undefined,
      },
    })
    // Taken while the password was hashed; a generated name can simply be drawn again.
    if (!added) throw platformError(account.username === undefined ? 'system_busy' : 'username.taken')
    await insertRecords(tx, added.id, account, context.address)
    const { qqNum, line, whatsapp, zalo, facebook, wechat } = filled
    await tx
      .insert(memberDetail)
      .values({ memberId: added.id, sealedIdNumber, idNumberHash, qqNum, line, whatsapp, zalo, facebook, wechat })
    const { invitedById, linkCode } = account.invitation
    await holdMatches(tx, added.id)
    if (attempt) await finishAttempt(tx, attempt, added.id)
    const { token, id, userName } = await signIn(tx, added, context, 'registration')
    // An invitation is judged by the address and browser of the log-in, so the hooks come after it.
    await runHooks(hooks.accountOpened, tx, { memberId: added.id, invitedById, linkCode, depositLimit })
    return { token, id, userName }
  }).catch((error: unknown) => {
    // A username conflict does not throw, so this is the mobile number.
    throw findSqlState(error) === UNIQUE_VIOLATION && mobile ? platformError('mobile.taken') : error
  })
}

async function insertRecords(
  tx: Transaction,
  memberId: number,
  { checked, input, invitation }: NewAccount,
  address: string,
): Promise<void> {
  await tx.insert(registration).values({
    memberId,
    kind: checked.kind,
    method: input.registerMethod,
    registerUrl: input.registerUrl,
    domain: input.domain,
    address,
    affiliateCode: checked.affiliateCode,
    referralCode: input.referralCode,
    recommenderId: checked.filled.recommenderId,
    invitedById: invitation.invitedById,
    agreedAt: sql`now()`,
  })
  await tx.insert(referralCode).values({ code: newReferralCode(), memberId })
}

/** Writes an identity number in capitals, without spaces and signs. */
const comparableIdNumber = (typed: string) => typed.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** A letter and nine digits, in the format of usernames. */
function generateUsername(): string {
  return `m${randomInt(100_000_000, 1_000_000_000)}`
}
