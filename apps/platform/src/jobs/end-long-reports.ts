import type { Database } from '@playhouse/postgres/database.ts'
import { getViewReader, REPORT_SECONDS } from '@playhouse/postgres/views.ts'
import { sql } from 'drizzle-orm'
import type { RepeatedWork } from './due-rows.ts'

/**
 * Ends sessions of the reporting role whose transaction has been open for longer. Every role may lift its `statement_timeout`, and an open
 * transaction holds up an upgrade, which replaces the views. A platform whose role is no member of the reporting role ends none.
 * @returns how many it ended
 */
export async function endLongReports(database: Database, seconds = REPORT_SECONDS): Promise<number> {
  // Compares times of the server's own clock, which the tests' does not replace.
  const { rowCount } = await database.execute(sql`
    select pg_terminate_backend(report.pid) from pg_stat_activity report, pg_stat_activity own
    where own.pid = pg_backend_pid() and report.datname = current_database()
      and report.usename = current_database() || ${getViewReader('')} and pg_has_role(report.usesysid, 'USAGE')
      and report.xact_start < own.query_start - make_interval(secs => ${seconds})`)
  return rowCount ?? 0
}

export const longReports: RepeatedWork = {
  name: 'ending long reports',
  everyMs: 30_000,
  isBackground: true,
  run: (database) => endLongReports(database),
}
