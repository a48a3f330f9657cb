import type { teamBetting } from '@playhouse/platform-api/agent-downline.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { overviewDays } from './overview-range.ts'
import { headNamed } from './heads.ts'
import { getFigures, SUMS, type Sums, teamRows, getTotal } from './team-sums.ts'

type Row = Sums & { day: string; product: string; rounds: number } & Record<string, unknown>

/** A team's figures by day and by product. One query, two if another account is named. */
export async function readTeamBetting(
  database: Database,
  { from, to, account }: CheckedInputOf<typeof teamBetting>,
  asker: LiveSession,
  currency: string,
): Promise<ResponseOf<typeof teamBetting>> {
  const days = overviewDays({ from, to })
  const head = await headNamed(database, asker, account)
  const { rows } = await database.execute<Row>(sql`
    select day, product, sum(rounds)::integer as rounds, ${SUMS}
    from (${teamRows(head, days)}) as sums group by day, product order by day desc`)
  const figures = (some: readonly Row[]) => {
    const total = getTotal(some)
    const rounds = some.reduce((sum, row) => sum + row.rounds, 0)
    return { rounds, ...getFigures(total), uncounted: formatAmount(total.uncounted) }
  }
  return {
    account: head.username,
    currency,
    days: [...Map.groupBy(rows, ({ day }) => day)]
      .map(([day, some]) => ({ day, ...figures(some) }))
      .filter(
        ({ rounds, ...amounts }) =>
          rounds > 0 || [amounts.deposit, amounts.withdrawal, amounts.housePnl].some((amount) => amount !== '0.00'),
      ),
    products: GAME_CATEGORIES.flatMap((gameType) => {
      const some = rows.filter(({ product }) => product === gameType)
      if (some.length === 0) return []
      const { deposit: _, withdrawal: _w, ...played } = figures(some)
      return [{ gameType, ...played, payout: formatAmount(getTotal(some).payout) }]
    }),
    total: figures(rows),
  }
}
