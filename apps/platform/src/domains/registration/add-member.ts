import type { AccountKindCode } from '@playhouse/shared/account-kinds.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../db/tables/members.ts'
import { openMemberAccounts } from '../../ledger/accounts.ts'

interface NewMember {
  /** Lower case. */
  username: string
  nickname: string
  passwordHash: string
  kind: AccountKindCode
  /** The agent above it; a demo account stands alone. */
  parent: { id: number; path: string } | undefined
  /** What a registration told beside it. */
  contact?: Contact
}

/** How to reach and pay a member; what was not told is left out. */
export interface Contact {
  /** E.164, with whether a code that was sent there came back. */
  mobile?: { number: string; verified: boolean } | undefined
  /** Lower case. */
  email?: string | undefined
  payeeName?: string | undefined
  paymentPasswordHash?: string | undefined
}

/** Adds an account with its place in the agent tree and its accounts in the book; undefined when the username is taken. */
export async function addMember(
  tx: Transaction,
  { username, nickname, passwordHash, kind, parent, contact = {} }: NewMember,
): Promise<{ id: number; username: string } | undefined> {
  const { mobile, email, payeeName, paymentPasswordHash } = contact
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${member} (id, username, nickname, password_hash, kind, parent_id, path,
      mobile, mobile_verified_at, email, payee_name, payment_password_hash)
    select next.id, ${username}, ${nickname}, ${passwordHash}, ${kind}, ${parent?.id ?? null}::integer,
      text2ltree(${parent ? `${parent.path}.` : ''} || next.id),
      ${mobile?.number ?? null}, case when ${mobile?.verified ?? false} then now() end,
      ${email ?? null}, ${payeeName ?? null}, ${paymentPasswordHash ?? null}
    from (select nextval(pg_get_serial_sequence('member', 'id'))::integer as id) as next
    on conflict (username) do nothing
    returning id`)
  const [added] = rows
  if (!added) return undefined
  await openMemberAccounts(tx, added.id)
  return { id: added.id, username }
}
