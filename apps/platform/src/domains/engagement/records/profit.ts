import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { lotteryProfit, personalProfit } from '@playhouse/platform-api/records.ts'
import { GAME_CATEGORIES, type GameCategory } from '@playhouse/shared/game-categories.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { nameIn } from '../../../lib/game-name.ts'
import { earlier, getEnd, later, getStart } from '../../../lib/day-bounds.ts'
import { rewardDays } from './movements.ts'
import type { RecordRange } from '../../../lib/record-range.ts'
import { rollUp, type RolledUp } from './roll-up.ts'

/** Rounds, stakes, payouts and jackpots, in minor units. */
interface Played {
  rounds: number
  turnover: bigint
  /** Stakes that do not count as turnover. */
  uncounted: bigint
  payout: bigint
  jackpot: bigint
}

const NOTHING: Played = { rounds: 0, turnover: 0n, uncounted: 0n, payout: 0n, jackpot: 0n }

const add = (a: Played, b: Played): Played => ({
  rounds: a.rounds + b.rounds,
  turnover: a.turnover + b.turnover,
  uncounted: a.uncounted + b.uncounted,
  payout: a.payout + b.payout,
  jackpot: a.jackpot + b.jackpot,
})

const figures = ({ rounds, turnover, uncounted, payout, jackpot }: Played, reward = 0n) => ({
  rounds,
  turnover: formatAmount(turnover),
  uncounted: formatAmount(uncounted),
  payout: formatAmount(payout),
  jackpot: formatAmount(jackpot),
  profit: formatAmount(payout + jackpot + reward - turnover - uncounted),
})

/** Rounds and jackpots of a range by game: past days from their sums, later ones from the rows. */
function playedByGame(memberId: number, range: RecordRange, rolled: RolledUp): SQL {
  return sql`
    select node_id, sum(rounds)::integer as rounds, sum(turnover)::bigint as turnover, sum(uncounted)::bigint as uncounted,
      sum(payout)::bigint as payout, sum(jackpot)::bigint as jackpot
    from (
      select node_id, rounds, turnover, uncounted, payout, 0 as jackpot from member_game_day
      where member_id = ${memberId} and day between ${range.from}::date and ${earlier(range.to, rolled.until)}::date
      union all
      select node_id, (not is_lottery_change(vendor_round_id, node_id))::integer, stake - uncounted, uncounted, payout, 0 from round
      where member_id = ${memberId} and settled_at >= ${getStart(later(range.from, rolled.firstLiveDay))}
        and settled_at < ${getEnd(range.to)}
      union all
      select node_id, 0, 0, 0, 0, amount from jackpot_win
      where member_id = ${memberId} and won_at >= ${getStart(range.from)} and won_at < ${getEnd(range.to)}
    ) as played group by node_id`
}

type DayRow = Played & { day: string; deposit: bigint; withdrawal: bigint } & Record<string, unknown>

/** A member's own result by day and by product. Five queries. */
export async function readPersonalProfit(
  database: Database,
  memberId: number,
  range: RecordRange,
  currency: string,
): Promise<ResponseOf<typeof personalProfit>> {
  const rolled = await rollUp(database, memberId)
  const days = await database.execute<DayRow>(sql`
    select days.day::date as day, coalesce(deposit, 0)::bigint as deposit, coalesce(withdrawal, 0)::bigint as withdrawal,
      coalesce(rounds, 0) as rounds, coalesce(turnover, 0)::bigint as turnover,
      coalesce(uncounted, 0)::bigint as uncounted, coalesce(payout, 0)::bigint as payout,
      coalesce(won.amount, 0)::bigint as jackpot
    from generate_series(${range.from}::date::timestamp, ${range.to}::date::timestamp, interval '1 day') as days(day)
    left join member_day on member_day.member_id = ${memberId} and member_day.day = days.day::date
    left join (
      select brand_day(won_at) as day, sum(amount) as amount from jackpot_win
      where member_id = ${memberId} and won_at >= ${getStart(range.from)} and won_at < ${getEnd(range.to)} group by 1
    ) won on won.day = days.day::date
    order by days.day`)
  const rewards = await rewardDays(database, memberId, range, rolled)
  const products = await database.execute<Played & { gameType: GameCategory } & Record<string, unknown>>(sql`
    select category as "gameType", sum(rounds)::integer as rounds, sum(turnover)::bigint as turnover,
      sum(uncounted)::bigint as uncounted, sum(payout)::bigint as payout, sum(jackpot)::bigint as jackpot
    from (${playedByGame(memberId, range, rolled)}) as played join game on game.node_id = played.node_id group by category`)
  const lifetime = await database.execute<{ deposit: bigint; withdrawal: bigint }>(sql`
    select coalesce(sum(deposit), 0)::bigint as deposit, coalesce(sum(withdrawal), 0)::bigint as withdrawal
    from member_day where member_id = ${memberId}`)
  const { deposit = 0n, withdrawal = 0n } = lifetime.rows[0] ?? {}
  const reward = [...rewards.values()].reduce((sum, amount) => sum + amount, 0n)
  const getTotal = (side: 'deposit' | 'withdrawal') => days.rows.reduce((sum, row) => sum + row[side], 0n)
  return {
    currency,
    days: days.rows.map((row) => {
      const given = rewards.get(row.day) ?? 0n
      return {
        day: row.day,
        ...getCash(row.deposit, row.withdrawal),
        ...figures(row, given),
        reward: formatAmount(given),
      }
    }),
    products: products.rows
      .toSorted((a, b) => GAME_CATEGORIES.indexOf(a.gameType) - GAME_CATEGORIES.indexOf(b.gameType))
      .map(({ gameType, ...played }) => ({ gameType, ...figures(played) })),
    sums: {
      ...getCash(getTotal('deposit'), getTotal('withdrawal')),
      ...figures(
        days.rows.reduce<Played>((sum, row) => add(sum, row), NOTHING),
        reward,
      ),
      reward: formatAmount(reward),
    },
    lifetime: { ...getCash(deposit, withdrawal), netDeposit: formatAmount(deposit - withdrawal) },
  }
}

const getCash = (deposit: bigint, withdrawal: bigint) => ({
  deposit: formatAmount(deposit),
  withdrawal: formatAmount(withdrawal),
})

interface GameRow extends Played, Record<string, unknown> {
  nodeId: number
  gameName: string
  gameType: string
  vassalage: string
  vassalageName: string
}

/** A member's own result by game of some products, highest stakes first. Two queries. */
export async function readGameProfits(
  database: Database,
  memberId: number,
  range: RecordRange,
  categories: readonly GameCategory[],
  currency: string,
  language: LanguageCode,
): Promise<ResponseOf<typeof lotteryProfit>> {
  const rolled = await rollUp(database, memberId)
  const { rows } = await database.execute<GameRow>(sql`
    select game.node_id as "nodeId", ${nameIn(language)} as "gameName", category as "gameType", vendor.code as vassalage,
      vendor.name as "vassalageName", rounds, turnover, uncounted, payout, jackpot
    from (${playedByGame(memberId, range, rolled)}) as played
    join game on game.node_id = played.node_id and category = any(${sql.param(categories)}::text[])
    join vendor on vendor.code = game.vendor_code
    order by turnover + uncounted desc, game.node_id`)
  return {
    currency,
    list: rows.map(({ nodeId, gameName, gameType, vassalage, vassalageName, ...played }) => {
      return { nodeId, gameName, gameType, vassalage, vassalageName, ...figures(played) }
    }),
    sums: figures(rows.reduce<Played>((sum, row) => add(sum, row), NOTHING)),
  }
}
