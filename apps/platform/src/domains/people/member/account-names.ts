import { prepareUsername } from '@playhouse/shared/prepared-text.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { foldedName, member } from '../../../db/tables/members.ts'

/**
 * Locks names until the end of the transaction. No nickname may be the username of another account: whoever writes one
 * looks for the other under this lock.
 */
export async function lockNames(tx: Transaction, names: readonly string[]): Promise<void> {
  // Two transactions that lock the same names must do so in one order.
  for (const name of [...new Set(names.map(prepareUsername))].toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`name:${name}`}, 0))`)
}

/** Finds accounts whose nickname reads as this prepared username. Equal names have equal folded ones, which are indexed. */
export function hasNickname(username: string): SQL | undefined {
  return and(
    sql`${foldedName(member.nickname)} = ${foldedName(sql`${username}::text`)}`,
    sql`lower(normalize(${member.nickname}, NFC)) = ${username}`,
  )
}

/** Finds the account whose username a nickname reads as. */
export const hasUsername = (nickname: string): SQL => eq(member.username, prepareUsername(nickname))
