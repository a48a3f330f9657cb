import { getAccountKind, isAgentKind } from '@playhouse/shared/account-kinds.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { prepareUsername } from '@playhouse/shared/prepared-text.ts'
import { member } from '../../../db/tables/members.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import type { Head } from './team-sums.ts'

export type NamedHead = Head & { username: string; kind: number }

/**
 * The caller, or an account below it. Filters by downline in the query, so that a foreign and a missing account are indistinguishable.
 * @throws PlatformError account.not.found
 */
export async function headNamed(
  database: Database,
  asker: LiveSession,
  account: string | undefined,
): Promise<NamedHead> {
  if (account === undefined) return { id: asker.memberId, path: asker.path, username: asker.username, kind: asker.kind }
  const [found] = await database
    .select({ id: member.id, username: member.username, path: member.path, kind: member.kind })
    .from(member)
    .where(and(eq(member.username, prepareUsername(account)), sql`${member.path} <@ ${asker.path}::ltree`))
  if (!found) throw platformError('account.not.found')
  return found
}

/**
 * The caller, or an agent below it.
 * @throws PlatformError account.not.found, also for members below it, whose wallets are their own
 */
export async function agentNamed(
  database: Database,
  asker: LiveSession,
  account: string | undefined,
): Promise<NamedHead> {
  const head = await headNamed(database, asker, account)
  if (!isAgentKind(getAccountKind(head.kind))) throw platformError('account.not.found')
  return head
}

export async function readHeads(tx: Database | Transaction, of: readonly { memberId: number }[]): Promise<Head[]> {
  const { rows } = await tx.execute<{ id: number; path: string }>(sql`
    select id, ltree2text(path) as path from member where id = any(${sql.param(of.map(({ memberId }) => memberId))}::integer[])`)
  return rows
}
