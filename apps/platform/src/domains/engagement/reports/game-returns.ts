import type { Database } from '@playhouse/postgres/database.ts'
import { type SQL, sql } from 'drizzle-orm'
import { addDays } from '../../../lib/record-range.ts'

/** Standard deviation of a round, in stakes, that classes 1 to 5 of volatility have at most; the engines bound no class 5. */
const DEVIATIONS = [2, 3, 5, 8, 20]
/** Fewer than one of thousands of games that return what they declare is this many standard errors off. */
const STANDARD_ERRORS = 4
/** Fewer rounds tell nothing. */
const ROUNDS_MIN = 1_000
const DAYS = 30

/**
 * Columns of sums over `reporting.game_days` of games with one declared return each: half the width of the interval around it, in percent,
 * and whether the returned share is outside. The spread is what the rounds show and at least what the class of volatility allows, so that a
 * game whose large win is still to come is not outside for that.
 */
export const returnColumns = (days: string): { halfWidth: SQL; isOutside: SQL } => {
  const sum = (column: string) => sql.raw(`sum(${days}.${column})`)
  const declared = sql.raw(`(max(${days}.declared_return)::float8 / 100)`)
  const deviation = sql.raw(
    `coalesce((array[${DEVIATIONS.join(', ')}]::float8[])[max(${days}.volatility)], ${DEVIATIONS.at(-1)})`,
  )
  const seen = sql`(${sum('payout_squares')} - 2 * ${declared} * ${sum('stake_payouts')} + ${declared} ^ 2 * ${sum('stake_squares')})`
  const error = sql`(sqrt(greatest(${seen}, ${deviation} ^ 2 * ${sum('stake_squares')})) / nullif(${sum('stakes')}, 0)::float8)`
  const halfWidth = sql`(100 * ${STANDARD_ERRORS}::float8 * ${error})`
  const returned = sql`(100 * ${sum('payouts')}::float8 / nullif(${sum('stakes')}, 0)::float8)`
  return {
    halfWidth,
    isOutside: sql`coalesce(${sum('rounds')} >= ${ROUNDS_MIN} and abs(${returned} - 100 * ${declared}) > ${halfWidth}, false)`,
  }
}

/** Counts games whose returned share of the last closed days is outside its interval; counts again once another day is closed. */
export function gamesOutsideReturn(database: Database): () => Promise<number | undefined> {
  let counted: { until: string; games: Promise<number> } | undefined
  return async () => {
    const { rows } = await database.execute<{ until: string }>(
      sql`select done_until::text as until from daily_work where work = 'game days'`,
    )
    const until = rows[0]?.until
    if (until === undefined) return undefined
    if (counted?.until !== until) counted = { until, games: countOutside(database, until) }
    return counted.games.catch((error: unknown) => {
      counted = undefined
      throw error
    })
  }
}

async function countOutside(database: Database, until: string): Promise<number> {
  const { rows } = await database.execute<{ games: number }>(sql`
    select count(*)::int as games from (
      select from reporting.game_days days
      where day between ${addDays(until, 1 - DAYS)}::date and ${until}::date and declared_return is not null
      group by game_id having ${returnColumns('days').isOutside}
    ) as outside`)
  return rows[0]?.games ?? 0
}
