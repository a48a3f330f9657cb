import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import type { ReportReads } from '@playhouse/postgres/replica-reads.ts'
import { auditEntry, auditText, type OperatorRole } from '../db/tables/office.ts'
import { startOfDay } from '../ledger/brand-day.ts'
import { addDays } from '../lib/record-range.ts'

export type AuditEntry = typeof auditEntry.$inferSelect

export interface AuditRequest {
  /** A part of act, subject and person as pages show them. */
  search?: string | undefined
  /** Exactly so: an act, who did it, and by which role. */
  action?: string | undefined
  actor?: string | undefined
  role?: OperatorRole | undefined
  /** Days of the brand, both included. */
  from?: string | undefined
  to?: string | undefined
  /** Entries that concern this member, of any subject. */
  memberId?: number | undefined
  before?: string | undefined
}

/** Entries, newest first. */
export async function listAudit(
  database: Database,
  { search = '', action, actor, role, from, to, memberId, before, limit }: AuditRequest & { limit: number },
): Promise<AuditEntry[]> {
  const wanted: (SQL | undefined)[] = [
    action === undefined ? undefined : eq(auditEntry.action, action),
    actor === undefined ? undefined : eq(auditEntry.actor, actor),
    role === undefined ? undefined : eq(auditEntry.role, role),
    from === undefined ? undefined : gte(auditEntry.at, startOfDay(from)),
    to === undefined ? undefined : lt(auditEntry.at, startOfDay(addDays(to, 1))),
  ]
  if (search !== '') {
    const part = `%${search
      .toLowerCase()
      .replaceAll(/[._:/-]/g, ' ')
      .replace(/[\\%]/g, '\\$&')}%`
    wanted.push(sql`${auditText(auditEntry)} like ${part}`)
  }
  if (memberId !== undefined) wanted.push(sql`${auditEntry.seq} in (${getSeqs(memberId)})`)
  if (before !== undefined && /^\d{1,18}$/.test(before)) wanted.push(lt(auditEntry.seq, BigInt(before)))
  return database
    .select()
    .from(auditEntry)
    .where(and(...wanted))
    .orderBy(desc(auditEntry.seq))
    .limit(limit)
}

/** Entries that concern a member, and those about draws that the member has tickets in. */
const getSeqs = (memberId: number): SQL => sql`
  select seq from audit_entry_member where member_id = ${memberId}
  union
  select seq from audit_entry decided where decided.action in ('lottery.voided', 'lottery.corrected', 'lottery.held', 'lottery.released') and exists (
    select from lottery_entry where lottery_entry.member_id = ${memberId}
      and lottery_entry.draw_id = (regexp_match(decided.subject, '^lottery-draw:(\\d{1,18})$'))[1]::bigint)`

/** Every act that the log has. Each is looked up by the index, however many entries there are. */
export async function listAuditActions(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ action: string }>(sql`
    with recursive act as (
      (select action from audit_entry order by action limit 1)
      union all
      select (select action from audit_entry where action > act.action order by action limit 1) from act where act.action is not null
    )
    select action from act where action is not null`)
  return rows.map(({ action }) => action)
}

export async function lastAudit(
  database: Database,
  { subject, action }: Pick<AuditEntry, 'subject' | 'action'>,
): Promise<AuditEntry | undefined> {
  const [entry] = await database
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.subject, subject), eq(auditEntry.action, action)))
    .orderBy(desc(auditEntry.seq))
    .limit(1)
  return entry
}

/** All entries, one JSON object per line, with their hashes. */
export async function* auditLines(reports: ReportReads): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let before: string | undefined
  for (;;) {
    const page = await reports.read((database) => listAudit(database, { before, limit: 1_000 }))
    for (const { seq, previousHash, hash, salt, erasedBy, ...entry } of page) {
      const hashes = {
        salt: salt?.toString('hex') ?? null,
        previousHash: previousHash.toString('hex'),
        hash: hash.toString('hex'),
        erasedBy: erasedBy === null ? null : String(erasedBy),
      }
      yield encoder.encode(`${JSON.stringify({ seq: String(seq), ...entry, ...hashes })}\n`)
    }
    before = String(page.at(-1)?.seq)
    if (page.length < 1_000) return
  }
}
