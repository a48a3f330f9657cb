import { showMs } from '@playhouse/engines/lottery/calendar.ts'
import { FAST_GAMES, LOTTERIES } from '@playhouse/engines/lottery/games.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import { gamesOutsideReturn } from '../domains/engagement/reports/game-returns.ts'
import { QUEUE_SCHEMA } from '../jobs/queue.ts'

/** Gauges of one scrape share what was read. */
const FRESH_MS = 1_000

const FAST_CODES = FAST_GAMES.map(({ code }) => code)
const FAST_SHOW_MS = Math.max(...FAST_GAMES.map(showMs))
const SHOW_MS = Math.max(...LOTTERIES.map(showMs))

interface Figures {
  /** Seconds since the last number of the oldest draw that is not settled should have been shown; nobody is paid before. */
  settlement: number
  /** Seconds by which the oldest due row of each work is late. */
  late: { deposits: number; withdrawals: number; transfers: number }
  /** Since when the database has failed the oldest row that it keeps back, by work. */
  interrupted: { webhooks: number }
  /** Age of the oldest job that waits, by queue. */
  queues: readonly { name: string; age: number }[]
  /** Differences that no operator has explained. */
  differences: number
  /** Days that could not be compared after three attempts. */
  failedDays: number
  /** Acts that the back office has refused within an hour, by operator. */
  denied: readonly { operator: string; acts: number }[]
  /** Games that pay back another share than they declare; undefined before a day is summed. */
  gamesOutside: number | undefined
  replicas: number
  /** Undefined if the log is not archived. */
  archive: { age: number; isFailing: boolean } | undefined
}

type Value = { labels: Record<string, string>; value: number }

interface DatabaseGauge {
  name: string
  help: string
  labelNames?: string[]
  values(figures: Figures): readonly Value[]
}

const plain = (name: string, help: string, read: (figures: Figures) => number | undefined): DatabaseGauge => ({
  name,
  help,
  values(figures) {
    const value = read(figures)
    return value === undefined ? [] : [{ labels: {}, value }]
  },
})

const GAUGES: readonly DatabaseGauge[] = [
  plain(
    'playhouse_settlement_late_seconds',
    'Time since the last number of the oldest draw that is not settled should have been shown.',
    ({ settlement }) => settlement,
  ),
  {
    name: 'playhouse_work_late_seconds',
    help: 'By how much the oldest due row is late.',
    labelNames: ['work'],
    values: ({ late }) => Object.entries(late).map(([work, value]) => ({ labels: { work }, value })),
  },
  {
    name: 'playhouse_rows_interrupted_seconds',
    help: 'For how long the database has failed a row.',
    labelNames: ['work'],
    values: ({ interrupted }) => Object.entries(interrupted).map(([work, value]) => ({ labels: { work }, value })),
  },
  {
    name: 'playhouse_queue_age_seconds',
    help: 'Age of the oldest job that waits.',
    labelNames: ['queue'],
    values: ({ queues }) => queues.map(({ name, age }) => ({ labels: { queue: name }, value: age })),
  },
  plain(
    'playhouse_reconciliation_differences',
    'Differences between provider, bank and ledger that nobody has explained.',
    ({ differences }) => differences,
  ),
  plain(
    'playhouse_reconciliation_failed_days',
    'Days that could not be compared after three attempts.',
    ({ failedDays }) => failedDays,
  ),
  {
    name: 'playhouse_operator_denied',
    help: 'Acts that the back office has refused an operator within an hour, 60 at most.',
    labelNames: ['operator'],
    values: ({ denied }) => denied.map(({ operator, acts }) => ({ labels: { operator }, value: acts })),
  },
  plain(
    'playhouse_games_outside_return',
    'Games whose returned share of the last 30 closed days is outside the interval around the declared one.',
    ({ gamesOutside }) => gamesOutside,
  ),
  plain('playhouse_database_replicas', 'Replicas that follow the database.', ({ replicas }) => replicas),
  plain(
    'playhouse_archive_age_seconds',
    'Time since the database archived a segment of its log.',
    ({ archive }) => archive?.age,
  ),
  plain('playhouse_archive_failing', '1 if the last attempt to archive a segment failed.', ({ archive }) =>
    archive === undefined ? undefined : Number(archive.isFailing),
  ),
]

/**
 * Figures of the database, the same from every process, read when they are scraped. Without an answer they are absent for that scrape.
 */
export function registerDatabaseMetrics(registry: Registry, database: Database, log: FastifyBaseLogger): void {
  const gamesOutside = gamesOutsideReturn(database)
  let last: { at: number; figures: Promise<Figures | undefined> } | undefined
  const figures = () => {
    if (!last || Date.now() - last.at > FRESH_MS) {
      const reading = readFigures(database, gamesOutside).catch((error: unknown) => {
        log.warn({ err: error }, 'figures for Prometheus could not be read')
        return undefined
      })
      last = { at: Date.now(), figures: reading }
    }
    return last.figures
  }
  for (const { name, help, labelNames = [], values } of GAUGES)
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames,
        registers: [],
        async collect() {
          this.reset()
          // A gauge without labels starts with zero.
          if (labelNames.length === 0) this.remove()
          const found = await figures()
          for (const { labels, value } of found ? values(found) : []) this.set(labels, value)
        },
      }),
    )
}

interface Row extends Record<string, unknown> {
  settlement: number
  deposits: number
  withdrawals: number
  transfers: number
  webhooks: number
  differences: number
  failedDays: number
  replicas: number
  archiveAge: number | null
  archiveFailing: boolean | null
  hasQueue: boolean
}

async function readFigures(database: Database, gamesOutside: () => Promise<number | undefined>): Promise<Figures> {
  const since = (moment: ReturnType<typeof sql>) =>
    sql`coalesce(greatest(extract(epoch from clock_timestamp() - ${moment})::float8, 0), 0)`
  const due = (table: string) =>
    since(sql`(select min(next_action_at) from ${sql.identifier(table)} where next_action_at is not null)`)
  const { rows } = await database.execute<Row>(sql`
    select
      ${since(sql`(select min(greatest(draw_at, released_at) + make_interval(secs => case when lottery_code = any(${sql.param(FAST_CODES)}::text[])
          then ${FAST_SHOW_MS / 1_000}::float8 else ${SHOW_MS / 1_000}::float8 end)) from lottery_draw
        where next_action_at is not null and settled_at is null and held_at is null and state <> 'VOID'
          and draw_at < clock_timestamp())`)}
        as settlement,
      ${due('deposit')} as deposits,
      ${due('withdrawal')} as withdrawals,
      ${since(sql`(select min(due_at) from wallet_transfer where state in ('sent', 'unknown'))`)} as transfers,
      ${since(sql`(select min(interrupted_since) from payment_event where next_action_at is not null)`)} as webhooks,
      (select count(*)::int from reconciliation_difference where explained_at is null) as differences,
      (select count(*)::int from reconciliation where state = 'DUE' and attempts >= 3) as "failedDays",
      (select count(*)::int from pg_stat_replication) as replicas,
      (select case when current_setting('archive_mode') <> 'off'
         then extract(epoch from clock_timestamp() - coalesce(last_archived_time, stats_reset))::float8 end
         from pg_stat_archiver) as "archiveAge",
      (select last_failed_time > coalesce(last_archived_time, '-infinity') from pg_stat_archiver) as "archiveFailing",
      to_regclass(${`${QUEUE_SCHEMA}.job`}) is not null as "hasQueue"`)
  const [row] = rows
  if (!row) throw new Error('PostgreSQL returned no figures.')
  const { settlement, deposits, withdrawals, transfers, webhooks, differences, failedDays, replicas, archiveAge } = row
  return {
    settlement,
    late: { deposits, withdrawals, transfers },
    interrupted: { webhooks },
    queues: row.hasQueue ? await readQueues(database) : [],
    differences,
    failedDays,
    denied: await readDenied(database),
    gamesOutside: await gamesOutside(),
    replicas,
    archive: archiveAge === null ? undefined : { age: archiveAge, isFailing: row.archiveFailing === true },
  }
}

async function readDenied(database: Database) {
  const { rows } = await database.execute<{ operator: string; acts: number }>(sql`
    select actor as operator, count(*)::int as acts from audit_entry
    where action = 'operator.denied' and at > clock_timestamp() - interval '1 hour' group by actor`)
  return rows
}

async function readQueues(database: Database) {
  const schema = sql.identifier(QUEUE_SCHEMA)
  const { rows } = await database.execute<{ name: string; age: number }>(sql`
    select queue.name, coalesce(max(extract(epoch from now() - job.start_after))::float8, 0) as age
    from ${schema}.queue left join ${schema}.job on job.name = queue.name
      and job.state in ('created', 'retry') and job.start_after < now()
    group by queue.name`)
  return rows
}
