import { DEMO_KIND_CODE } from '@playhouse/shared/account-kinds.ts'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'

/** How operators name a member. */
export interface MemberName {
  id: number
  username: string
}

export const findMemberById = (database: Database, id: number): Promise<MemberName | undefined> =>
  findMember(database, eq(member.id, id))

export const findMemberByUsername = (database: Database, username: string): Promise<MemberName | undefined> =>
  findMember(database, eq(member.username, username.toLowerCase()))

async function findMember(database: Database, condition: ReturnType<typeof eq>): Promise<MemberName | undefined> {
  const [found] = await database.select({ id: member.id, username: member.username }).from(member).where(condition)
  return found
}

/** Keeps the account from being closed until the end of the transaction. */
export async function lockStanding(
  tx: Transaction,
  id: number,
): Promise<{ kind: number; closedAt: Date | null } | undefined> {
  const [found] = await tx
    .select({ kind: member.kind, closedAt: member.closedAt })
    .from(member)
    .where(eq(member.id, id))
    .for('key share')
  return found
}

/** Accounts that can take a reward. */
export const countOpenAccounts = async (on: Database | Transaction): Promise<bigint> =>
  BigInt(await on.$count(member, and(ne(member.kind, DEMO_KIND_CODE), isNull(member.closedAt))))
