import type { AccountKindCode } from '@playhouse/shared/account-kinds.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
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
}

/** Adds an account with its place in the agent tree and its accounts in the book; undefined when the username is taken. */
export async function addMember(
  tx: Transaction,
  { username, nickname, passwordHash, kind, parent }: NewMember,
): Promise<{ id: number; username: string } | undefined> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${member} (id, username, nickname, password_hash, kind, parent_id, path)
    select next.id, ${username}, ${nickname}, ${passwordHash}, ${kind}, ${parent?.id ?? null}::integer,
      text2ltree(${parent ? `${parent.path}.` : ''} || next.id)
    from (select nextval(pg_get_serial_sequence('member', 'id'))::integer as id) as next
    on conflict (username) do nothing
    returning id`)
  const [added] = rows
  if (!added) return undefined
  await openMemberAccounts(tx, added.id)
  return { id: added.id, username }
}
