import { onServer, withAdmin } from './database-server.ts'
import { CLOCK_SETTING, clockAheadMs } from './test-clock.ts'

/** Functions that tell the time, with their volatility. `scripts/lint/sql-clock.test.ts` keeps SQL from the keywords, which nothing replaces. */
const CLOCKS = [
  ['now', 'STABLE'],
  ['transaction_timestamp', 'STABLE'],
  ['statement_timestamp', 'STABLE'],
  ['clock_timestamp', 'VOLATILE'],
  ['pg_last_xact_replay_timestamp', 'VOLATILE'],
] as const

/** Sets the clock of a server's databases to that of this process; `newDatabase` sets it for a single database. */
export const setServerClock = (adminUrl: string): Promise<unknown> =>
  withAdmin(adminUrl, (admin) => admin.query(`ALTER ROLE ALL SET ${CLOCK_SETTING} = ${clockAheadMs()}`))

/**
 * Replaces the clock of a new server's databases, and of those that are created later, by one that is ahead of the machine's. The functions
 * stand in `pg_catalog` under their own names, so that defaults, functions and libraries use them.
 */
export async function replaceClock(adminUrl: string): Promise<void> {
  await setServerClock(adminUrl)
  await withAdmin(adminUrl, (admin) => admin.query('ALTER DATABASE template0 WITH ALLOW_CONNECTIONS true'))
  for (const name of ['template0', 'template1', new URL(adminUrl).pathname.slice(1)])
    await withAdmin(onServer(adminUrl, name), async (client) => {
      await client.query('SET allow_system_table_mods = on')
      for (const [clock, volatility] of CLOCKS)
        await client.query(`
          ALTER FUNCTION pg_catalog.${clock}() RENAME TO machine_${clock};
          CREATE FUNCTION pg_catalog.${clock}() RETURNS timestamptz LANGUAGE sql ${volatility} PARALLEL SAFE AS
          $$ SELECT pg_catalog.machine_${clock}() + make_interval(secs => current_setting('${CLOCK_SETTING}')::float8 / 1000) $$`)
    })
  await withAdmin(adminUrl, (admin) => admin.query('ALTER DATABASE template0 WITH ALLOW_CONNECTIONS false'))
}
