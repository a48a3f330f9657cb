import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { hasOutcome } from './left-behind.ts'

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

/** The nearest agent on a path, from its end up, that takes accounts below it; undefined if none is open. */
export async function nearestOpenAgent(
  on: Database | Transaction,
  path: string,
): Promise<(OtherAccount & { path: string }) | undefined> {
  const { rows } = await on.execute<OtherAccount & { path: string } & Record<string, unknown>>(
    sql`select id, username, ltree2text(path) as path from ${nearestOpenAgentOn(sql`${path}::ltree`)}`,
  )
  return rows[0]
}

/** SQL for a row of `member`, as `nearestOpenAgent`. */
export const nearestOpenAgentOn = (path: SQL): SQL => sql`(
  select * from member upper where upper.path @> ${path} and is_agent_kind(upper.kind)
    and ${hasOutcome(sql`upper.id`, 'FRIENDS_OF_DOWNLINE', 'works')}
  order by nlevel(upper.path) desc limit 1) as nearest`
