import { and, desc, eq, ilike, lt, or, type SQL } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { auditEntry } from '../db/tables/office.ts'

/** Entries, newest first; `search` is an actor, or the start of an action or subject. */
export async function listAudit(
  database: Database,
  { search, before, limit }: { search: string; before: string | undefined; limit: number },
) {
  const wanted: (SQL | undefined)[] = []
  if (search !== '') {
    const start = `${search.replace(/[\\%_]/g, '\\$&')}%`
    wanted.push(or(eq(auditEntry.actor, search), ilike(auditEntry.action, start), ilike(auditEntry.subject, start)))
  }
  if (before !== undefined && /^\d{1,18}$/.test(before)) wanted.push(lt(auditEntry.seq, BigInt(before)))
  return database
    .select()
    .from(auditEntry)
    .where(and(...wanted))
    .orderBy(desc(auditEntry.seq))
    .limit(limit)
}

/** All entries, one JSON object per line, with their hashes. */
export async function* auditLines(database: Database): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let before: string | undefined
  for (;;) {
    const page = await listAudit(database, { search: '', before, limit: 1_000 })
    for (const { seq, previousHash, hash, ...entry } of page) {
      const hashes = { previousHash: previousHash.toString('hex'), hash: hash.toString('hex') }
      yield encoder.encode(`${JSON.stringify({ seq: String(seq), ...entry, ...hashes })}\n`)
    }
    before = String(page.at(-1)?.seq)
    if (page.length < 1_000) return
  }
}
