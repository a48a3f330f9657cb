import { and, desc, eq, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import type { ReportReads } from '@playhouse/postgres/replica-reads.ts'
import { auditEntry, auditEntryMember } from '../db/tables/office.ts'

export type AuditEntry = typeof auditEntry.$inferSelect

export interface AuditRequest {
  /** An actor, or the start of an action or subject; dots and underscores may be typed as spaces. */
  search?: string | undefined
  /** Entries that concern this member, whatever their subject is. */
  memberId?: number | undefined
  before?: string | undefined
}

/** Entries, newest first. */
export async function listAudit(
  database: Database,
  { search = '', memberId, before, limit }: AuditRequest & { limit: number },
): Promise<AuditEntry[]> {
  const wanted: (SQL | undefined)[] = []
  if (search !== '') {
    const start = `${search.replace(/[\\%_]/g, '\\$&')}%`
    const inWords = sql`translate(${auditEntry.action}, '._', '  ')`
    wanted.push(
      or(
        eq(auditEntry.actor, search),
        ilike(auditEntry.action, start),
        sql`${inWords} ilike ${start}`,
        ilike(auditEntry.subject, start),
      ),
    )
  }
  if (memberId !== undefined)
    wanted.push(
      inArray(
        auditEntry.seq,
        database
          .select({ seq: auditEntryMember.seq })
          .from(auditEntryMember)
          .where(eq(auditEntryMember.memberId, memberId)),
      ),
    )
  if (before !== undefined && /^\d{1,18}$/.test(before)) wanted.push(lt(auditEntry.seq, BigInt(before)))
  return database
    .select()
    .from(auditEntry)
    .where(and(...wanted))
    .orderBy(desc(auditEntry.seq))
    .limit(limit)
}

/** The newest entry of an action about a subject. */
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
