import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { register } from '@playhouse/platform-api/registration.ts'
import { sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { sqlStateOf, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { memberDetail, referralCode, registration } from '../../db/tables/registration.ts'
import type { CallContext } from '../../http/call-context.ts'
import { platformError } from '../../http/platform-error.ts'
import { signIn } from '../session/sign-in.ts'
import { hashPassword, NO_PASSWORD } from '../session/password.ts'
import type { Verification } from '../verification/verification.ts'
import { addMember } from './add-member.ts'
import type { CheckedRegistration, RegistrationInput } from './checked-registration.ts'
import { setFirstDepositLimit } from './deposit-limits.ts'
import type { Invitation } from './invitations.ts'
import type { OwnNumber } from './register.ts'
import { type Attempt, finishAttempt } from './registration-attempt.ts'

const MEMBER_KIND = 0
const UNIQUE_VIOLATION = '23505'
/** Letters and digits that are not taken for each other. */
const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

interface NewAccount {
  checked: CheckedRegistration
  input: RegistrationInput
  /** Lower case; undefined by mobile number, where the platform makes one. */
  username: string | undefined
  mobile: OwnNumber | undefined
  invitation: Invitation
}

/**
 * Opens an account with everything that was told of it, and logs it in: all of it or nothing.
 * @throws PlatformError username.taken or mobile.taken when somebody else was faster; code.invalid when the code was used meanwhile
 */
export async function openAccount(
  context: CallContext,
  { verification }: { verification: Verification },
  account: NewAccount,
  attempt: Attempt | undefined,
): Promise<AnswerOf<typeof register>> {
  const { filled, depositLimit } = account.checked
  const { mobile } = account
  const passwordHash = filled.password ? await hashPassword(filled.password) : NO_PASSWORD
  const paymentPasswordHash = filled.paymentPassword && (await hashPassword(filled.paymentPassword))
  const username = account.username ?? accountNumber()
  const sealedIdNumber = filled.idNumber && (await context.secrets.seal(filled.idNumber, `id-number:${username}`))
  return withTransaction(context.database, async (tx) => {
    if (mobile?.code) await verification.codes.spendCode(tx, mobile.code)
    const added = await addMember(tx, {
      username,
      nickname: username,
      passwordHash,
      kind: MEMBER_KIND,
      parent: account.invitation.parent,
      contact: {
        mobile,
        email: filled.email?.toLowerCase(),
        payeeName: filled.payeeName,
        paymentPasswordHash: paymentPasswordHash || undefined,
      },
    })
    // Somebody else took it while the password was hashed; a name that was made here is only drawn again.
    if (!added) throw platformError(account.username === undefined ? 'system_busy' : 'username.taken')
    await keepRecords(tx, added.id, account, context.address)
    const { qqNum, line, whatsapp, zalo, facebook, wechat } = filled
    await tx
      .insert(memberDetail)
      .values({ memberId: added.id, sealedIdNumber, qqNum, line, whatsapp, zalo, facebook, wechat })
    if (depositLimit) await setFirstDepositLimit(tx, added.id, depositLimit)
    if (attempt) await finishAttempt(tx, attempt, added.id)
    const { token, id, userName } = await signIn(tx, added, context, 'registration')
    return { token, id, userName }
  }).catch((error: unknown) => {
    // The username's own conflict is no error, so it is the number's.
    throw sqlStateOf(error) === UNIQUE_VIOLATION && mobile ? platformError('mobile.taken') : error
  })
}

async function keepRecords(
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

/** Name of an account that was opened by mobile number: a letter and nine digits, as usernames are. */
function accountNumber(): string {
  return `m${randomInt(100_000_000, 1_000_000_000)}`
}

/** A code to invite friends with: 40 random bits. */
export function newReferralCode(): string {
  return Array.from({ length: 8 }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('')
}
