import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'

/** Recomputes the hashes of the audit log, except of entries that an erasure has emptied; names the first entry that does not match. */
export const AUDIT_CHECKS = [
  {
    what: 'The audit log’s hash chain is unbroken',
    sql: `WITH chain AS (
        SELECT seq, erased_by IS NOT NULL AS erased, previous_hash = lag(hash, 1, ''::bytea) OVER (ORDER BY seq) AND (hash = audit_hash(previous_hash, entry) OR is_erased_audit_entry(entry))
          AND seq = row_number() OVER (ORDER BY seq) AS fits
        FROM audit_entry entry
      )
      SELECT to_char(count(*), 'FM999,999,999,990') || ' entries'
          || coalesce(', ' || nullif(count(*) FILTER (WHERE erased), 0) || ' of them emptied by erasures', '')
          || coalesce('; entry ' || min(seq) FILTER (WHERE NOT fits) || ' is the first that does not fit', '') AS figure,
        count(*) FILTER (WHERE NOT fits) AS faults
      FROM chain`,
  },
  {
    what: 'The audit log holds the heads that reconciliations noted',
    sql: `SELECT count(*) || ' heads'
          || coalesce('; the one of ' || min(day) FILTER (WHERE entry.seq IS NULL) || ' is missing', '') AS figure,
        count(*) FILTER (WHERE entry.seq IS NULL) AS faults
      FROM reconciliation LEFT JOIN audit_entry entry ON entry.seq = audit_seq AND entry.hash = audit_hash
      WHERE audit_seq IS NOT NULL`,
  },
]

/** Runs these checks: what each says, and whether it holds. */
export async function verifyAudit(database: Database): Promise<{ what: string; figure: string; fits: boolean }[]> {
  const findings = []
  for (const { what, sql: text } of AUDIT_CHECKS) {
    const { rows } = await database.execute<{ figure: string; faults: bigint }>(sql.raw(text))
    const [{ figure, faults } = { figure: 'no answer', faults: 1n }] = rows
    findings.push({ what, figure, fits: BigInt(faults) === 0n })
  }
  return findings
}
