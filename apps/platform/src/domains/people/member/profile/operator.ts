import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../../db/tables/members.ts'
import { identityRequest, memberProfile } from '../../../../db/tables/profile.ts'
import { holdMatches } from '../matching-accounts.ts'

export const countWaitingIdentities = (database: Database): Promise<number> =>
  database.$count(identityRequest, eq(identityRequest.state, 'REVIEW'))

/** Identity of a member; `birthday` as `1995-03-08`. */
export interface Person {
  realName: string | null
  birthday: string | null
  identityTier: number
}

/** The account stays as it is until the end of the transaction; undefined for no member. */
export async function lockPerson(tx: Transaction, memberId: number): Promise<Person | undefined> {
  const [found] = await tx
    .select({
      realName: member.payeeName,
      birthday: memberProfile.birthday,
      identityTier: memberProfile.identityTier,
    })
    .from(member)
    .leftJoin(memberProfile, eq(memberProfile.memberId, member.id))
    .where(eq(member.id, memberId))
    .for('no key update', { of: member })
  return found && { ...found, identityTier: found.identityTier ?? 0 }
}

/** Also where the member could not: a name that is set, a birthday that an identity check confirmed. */
export async function correctPerson(
  tx: Transaction,
  memberId: number,
  { realName, birthday }: Pick<Person, 'realName' | 'birthday'>,
): Promise<void> {
  await tx.update(member).set({ payeeName: realName }).where(eq(member.id, memberId))
  await tx
    .insert(memberProfile)
    .values({ memberId, birthday })
    .onConflictDoUpdate({ target: memberProfile.memberId, set: { birthday } })
  await holdMatches(tx, memberId)
}
