import type { teamBetting } from '@playhouse/platform-api/agent-downline.ts'
import type { AnswerOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { overviewDays } from './overview-range.ts'
import { headNamed } from './team-overview.ts'
import { teamRows } from './team-sums.ts'

interface Row extends Record<string, unknown> {
  day: string
  product: string
  rounds: number
  deposit: bigint
  withdrawal: bigint
  turnover: bigint
  uncounted: bigint
  payout: bigint
}

/** A team's figures by day and by product. One query, two if another account is named. */
export async function readTeamBetting(
  database: Database,
  { from, to, account }: CheckedInputOf<typeof teamBetting>,
  asker: LiveSession,
  currency: string,
): Promise<AnswerOf<typeof teamBetting>> {
  const days = overviewDays({ from, to })
  const head = await headNamed(database, asker, account)
  const { rows } = await database.execute<Row>(sql`
    select day, product, sum(rounds)::integer as rounds, sum(deposit)::bigint as deposit, sum(withdrawal)::bigint as withdrawal,
      sum(turnover)::bigint as turnover, sum(uncounted)::bigint as uncounted, sum(payout)::bigint as payout
    from (${teamRows(head, days)}) as sums group by day, product order by day desc`)
  const sum = (some: readonly Row[]) => {
    const of = (name: 'deposit' | 'withdrawal' | 'turnover' | 'uncounted' | 'payout') =>
      some.reduce((total, row) => total + row[name], 0n)
    return {
      rounds: some.reduce((total, row) => total + row.rounds, 0),
      deposit: formatAmount(of('deposit')),
      withdrawal: formatAmount(of('withdrawal')),
      turnover: formatAmount(of('turnover')),
      uncounted: formatAmount(of('uncounted')),
      payout: formatAmount(of('payout')),
      housePnl: formatAmount(of('turnover') + of('uncounted') - of('payout')),
    }
  }
  const withoutPayout = ({ payout: _, ...sums }: ReturnType<typeof sum>) => sums
  return {
    account: head.username,
    currency,
    days: [...Map.groupBy(rows, ({ day }) => day)]
      .map(([day, some]) => ({ day, ...withoutPayout(sum(some)) }))
      .filter(({ rounds, deposit, withdrawal }) => rounds > 0 || deposit !== '0.00' || withdrawal !== '0.00'),
    products: GAME_CATEGORIES.flatMap((gameType) => {
      const some = rows.filter(({ product }) => product === gameType)
      if (some.length === 0) return []
      const { deposit: _, withdrawal: _w, ...played } = sum(some)
      return [{ gameType, ...played }]
    }),
    total: withoutPayout(sum(rows)),
  }
}
