import { sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../audit/audit-log.ts'
import { lockDeposits } from '../domains/money/limits/set-limit.ts'
import type { DueWork } from '../jobs/due-rows.ts'
import { lockMember } from '../lib/member-locks.ts'
import { erasureObstacles, type Obstacle } from './erasure-obstacles.ts'
import { MEMBER_TABLES, type MemberTable, getRows } from './member-data.ts'
import { quoted } from './table-columns.ts'

/** The member cannot be erased now. */
export class ErasureRefused extends Error {
  readonly obstacles: readonly Obstacle[]
  constructor(obstacles: readonly Obstacle[]) {
    super(obstacles.map(({ text }) => text).join(' '))
    this.obstacles = obstacles
  }
}

export type ErasureOutcome = 'ERASED' | 'ERASED_BEFORE' | 'NO_SUCH_MEMBER'

/**
 * Removes or overwrites what is known about the person, as `MEMBER_DATA` says, and keeps the books under the number of the account
 * (ADR 122). In one transaction; a second call changes nothing. Other writers of the audit log wait until it commits.
 * @throws ErasureRefused
 */
export async function eraseMember(tx: Transaction, memberId: number): Promise<ErasureOutcome> {
  await lockDeposits(tx, memberId)
  await lockMember(tx, memberId)
  const { rows } = await tx.execute<{ isErased: boolean }>(
    sql`select erased_at is not null as "isErased" from member where id = ${memberId}`,
  )
  if (!rows[0]) return 'NO_SUCH_MEMBER'
  if (rows[0].isErased) return 'ERASED_BEFORE'
  // No stake is accepted between the check and the end of the account.
  await tx.execute(sql`
    select from ledger_account where member_id = ${memberId} and balance is not null order by id for no key update`)
  const obstacles = await erasureObstacles(tx, memberId)
  if (obstacles.length > 0) throw new ErasureRefused(obstacles)

  const names = await readNames(tx, memberId)
  const entries = await auditEntriesToEmpty(tx, memberId)
  const counts = await eraseRows(tx, memberId, names)
  await tx.execute(sql`select set_play_guard(${memberId})`)
  await emptyAuditEntries(tx, { memberId, entries, counts })
  return 'ERASED'
}

/** @returns rows deleted or overwritten, by table */
async function eraseRows(tx: Transaction, memberId: number, names: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [name, table] of MEMBER_TABLES) {
    let count = 0
    for (const statement of getStatements(name, table)) {
      const values = statement.includes('$2') ? [memberId, names] : [memberId]
      count += (await tx.$client.query(statement, values)).rowCount ?? 0
    }
    if (count > 0) counts[name] = count
  }
  return counts
}

const LATE_EVERY_MS = 60_000
/** Much longer than a request takes. */
const LATE_FOR = '10 minutes'

/** Erases again what requests have written that were under way when their member was erased. */
export const dueLateRows: DueWork = {
  name: 'erasing what arrived late',
  everyMs: LATE_EVERY_MS,
  isBackground: true,
  run: async (database) => {
    const { rows } = await database.execute<{ id: number }>(
      sql`select id from member where erased_at > now() - ${LATE_FOR}::interval`,
    )
    for (const { id } of rows)
      await withTransaction(database, async (tx) => {
        await lockMember(tx, id)
        await eraseRows(tx, id, [])
      })
    return rows.length
  },
}

/** Names that others may know the member by. */
async function readNames(tx: Transaction, memberId: number): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select unnest(array[username, mobile, email]) as name from member where id = ${memberId}`)
  return rows.flatMap(({ name }) => name ?? [])
}

/** Statements that erase a member from a table; none for rows that stay. */
function getStatements(name: string, table: MemberTable): string[] {
  const wanted = [table.others, { where: getRows(table), erase: table.erase }]
  return wanted.flatMap((rows) => {
    if (!rows) return []
    const { where, erase } = rows
    const condition = [where, rows === table.others ? undefined : table.eraseIf].filter(Boolean).join(' and ')
    if (erase === 'delete') return `delete from ${quoted(name)} where ${condition}`
    const changes = Object.entries(erase.set ?? {}).map(([column, value]) => `${quoted(column)} = ${value}`)
    return changes.length === 0 ? [] : `update ${quoted(name)} set ${changes.join(', ')} where ${condition}`
  })
}

/**
 * Entries of the audit log with values or reasons about the member: all that concern it, and those about others that contain its e-mail
 * address, its number, its full name or the number of a bank account, or name it by the username.
 */
async function auditEntriesToEmpty(on: Database | Transaction, memberId: number): Promise<bigint[]> {
  const { rows } = await on.execute<{ seq: bigint }>(sql`
    with known as (
      select email as part from member where id = ${memberId}
      union select mobile from member where id = ${memberId}
      -- A name of one word may be a word of any sentence.
      union select payee_name from member where id = ${memberId} and trim(payee_name) like '% %'
      union select account_number from bank_card where member_id = ${memberId} and length(account_number) >= 8
    ), part as (
      select '%' || replace(replace(replace(part, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' as pattern from known where part <> ''
    ), own as (
      select jsonb_build_object('name', username) as vars from member where id = ${memberId}
    )
    select seq from audit_entry, own
    where action <> 'member.data.erased' and erased_by is null
      and (old_value is not null or new_value is not null or reason is not null)
      and (seq in (select seq from audit_entry_member where member_id = ${memberId})
        or exists (select from part where concat_ws(' ', old_value::text, new_value::text, reason) ilike pattern)
        or jsonb_path_exists(jsonb_build_array(old_value, new_value), '$.**.username ? (@ == $name)', vars)
        or jsonb_path_exists(jsonb_build_array(old_value, new_value), '$.**.usernames[*] ? (@ == $name)', vars))
    order by seq`)
  return rows.map(({ seq }) => BigInt(seq))
}

/** Entries about others that would be emptied because they name the member. */
export async function entriesOfOthers(database: Database, memberId: number): Promise<bigint[]> {
  const all = await auditEntriesToEmpty(database, memberId)
  const { rows } = await database.execute<{ seq: bigint }>(
    sql`select seq from audit_entry_member where member_id = ${memberId}`,
  )
  const own = new Set(rows.map(({ seq }) => BigInt(seq)))
  return all.filter((seq) => !own.has(seq))
}

/** Whether a text names the member by username, full name or contact. */
export async function namesMember(on: Database | Transaction, memberId: number, text: string): Promise<boolean> {
  const { rowCount } = await on.execute(sql`
    select from member, unnest(array[username, nickname, payee_name, mobile, email]) as name
    where id = ${memberId} and name <> '' and position(lower(name) in lower(${text})) > 0`)
  return rowCount !== 0
}

interface Emptied {
  memberId: number
  entries: readonly bigint[]
  /** Rows deleted or overwritten, by table. */
  counts: Readonly<Record<string, number>>
}

/** The entry that lists the others comes first: the database empties no entry that is not listed. */
async function emptyAuditEntries(tx: Transaction, { memberId, entries, counts }: Emptied): Promise<void> {
  await recordAudit(tx, {
    actor: { kind: 'SYSTEM', name: 'erasure' },
    action: 'member.data.erased',
    subject: `member:${memberId}`,
    new: { entries: entries.map(Number), rows: counts },
  })
  await tx.execute(sql`
    update audit_entry set old_value = null, new_value = null, reason = null, salt = null,
      erased_by = (select max(seq) from audit_entry where action = 'member.data.erased' and subject = ${`member:${memberId}`})
    where seq = any(${sql.param(entries.map(String))}::bigint[])`)
}
