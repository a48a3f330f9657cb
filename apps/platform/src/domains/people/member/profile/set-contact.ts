import { and, eq, isNull, sql } from 'drizzle-orm'
import { findSqlState, type Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../../db/tables/members.ts'
import { verificationCode } from '../../../../db/tables/verification.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { protectAccess } from '../../session/protect-access.ts'
import type { CodeChannel } from '../../verification/codes/code-types.ts'
import { forgetLettersTo } from '../../verification/unproven-mailbox.ts'
import { holdMatches } from '../matching-accounts.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * Replaces or confirms a contact, for its owner or for an operator. Invalidates codes sent to a replaced contact, and what
 * `protectAccess` invalidates.
 * @returns the contacts before
 * @throws PlatformError mobile.taken
 */
export async function setContact(
  tx: Transaction,
  contact: { memberId: number; channel: CodeChannel; address: string; isConfirmed: boolean; by: 'MEMBER' | 'OPERATOR' },
) {
  const { memberId, channel, address, isConfirmed, by } = contact
  const own = eq(member.id, memberId)
  const [before] = await tx
    .select({
      mobile: member.mobile,
      email: member.email,
      mobileVerifiedAt: member.mobileVerifiedAt,
      emailVerifiedAt: member.emailVerifiedAt,
      language: member.language,
    })
    .from(member)
    .where(own)
    .for('update')
  if (!before) return undefined
  const replaced = channel === 'sms' ? before.mobile : before.email
  const verifiedAt = isConfirmed ? sql`now()` : null
  await tx
    .update(member)
    .set(
      channel === 'sms'
        ? { mobile: address, mobileVerifiedAt: verifiedAt }
        : { email: address, emailVerifiedAt: verifiedAt },
    )
    .where(own)
    .catch((error: unknown) => {
      throw channel === 'sms' && findSqlState(error) === UNIQUE_VIOLATION ? platformError('mobile.taken') : error
    })
  if (replaced !== null && replaced !== address) await endCodesTo(tx, channel, replaced)
  if (channel === 'email' && isConfirmed) await forgetLettersTo(tx, 'contact', address)
  const change = channel === 'sms' ? 'PHONE' : 'EMAIL'
  if (by === 'MEMBER') await protectAccess(tx, { memberId, by, change })
  else await protectAccess(tx, { memberId, by, change: isConfirmed ? 'CONFIRMED' : change })
  await holdMatches(tx, memberId)
  return before
}

async function endCodesTo(tx: Transaction, channel: CodeChannel, address: string): Promise<void> {
  const { usedAt } = verificationCode
  await tx
    .update(verificationCode)
    .set({ usedAt: sql`now()` })
    .where(and(eq(verificationCode.channel, channel), eq(verificationCode.address, address), isNull(usedAt)))
}
