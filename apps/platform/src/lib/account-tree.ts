import { sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'

export interface OtherAccount {
  id: number
  username: string
}

/** The agent directly above an account. */
export async function findUpline(tx: Transaction, memberId: number): Promise<OtherAccount | undefined> {
  const { rows } = await tx.execute<OtherAccount & Record<string, unknown>>(sql`
    select upline.id, upline.username from member own join member upline on upline.id = own.parent_id where own.id = ${memberId}`)
  return rows[0]
}

/** The account with this username in the downline. Demo accounts are outside of the tree. */
export async function downlineNamed(
  tx: Transaction,
  path: string,
  username: string,
): Promise<OtherAccount | undefined> {
  const { rows } = await tx.execute<OtherAccount & Record<string, unknown>>(sql`
    select id, username from member
    where username = ${username.trim().toLowerCase()} and path <@ ${path}::ltree and path <> ${path}::ltree`)
  return rows[0]
}
