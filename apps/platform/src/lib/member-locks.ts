import type { Transaction } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import { cashAccount } from '../ledger/accounts.ts'

/** Serialises changes of one member's limits, cards, claims and purchases. */
export async function lockMember(tx: Transaction, memberId: number): Promise<void> {
  await tx.execute(sql`select from member where id = ${memberId} for no key update`)
}

/** Locks several members by id, so that no two transactions wait for each other. */
export async function lockMembers(tx: Transaction, memberIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    select from member where id = any(${sql.param([...memberIds])}::integer[]) order by id for no key update`)
}

/**
 * Bets, claims and ends of bonuses of a member take turns at the cash account, as vendors' calls do. The member comes first, as
 * everywhere, because the guard of its play may change.
 */
export async function lockCash(tx: Transaction, memberId: number): Promise<void> {
  await lockMember(tx, memberId)
  await tx.execute(sql`
    select from ledger_account where member_id = ${memberId} and code = ${cashAccount(memberId)} for no key update`)
}
