import { edgesOfLottery, edgesOfModel } from '@playhouse/engines/bet-returns.ts'
import { findJoint, LOTTERIES, findLottery, type LotteryGame } from '@playhouse/engines/lottery/games.ts'
import type { PrizeMode } from '@playhouse/engines/lottery/odds.ts'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'

/** A bet that the catalogue offers, with its house edge. */
export interface OfferedBet {
  product: string
  /** Model and bet, such as `baccarat-classic, banker`. */
  name: string
  /** In millionths of the stake; null where the catalogue does not state a game's return. */
  houseEdge: number | null
  /** Agents get what the prize series leaves, which is taken off already, and no rebate. */
  bySeries: boolean
}

/** Bets of all games and lotteries in the catalogue, also of those that are closed now. */
export async function readOfferedBets(on: Database | Transaction): Promise<OfferedBet[]> {
  const { rows: games } = await on.execute<{ product: string; modelId: string | null; percent: number | null }>(sql`
    select distinct category as product, model_id as "modelId", case when model_id is null then return_to_player end as percent
    from game where not exists (select from lottery where lottery.node_id = game.node_id) order by 1, 2, 3`)
  const { rows: lotteries } = await on.execute<{ product: string; code: string; mode: PrizeMode }>(sql`
    select category as product, code, prize_mode as mode from lottery join game using (node_id) order by code`)
  return [...games.flatMap(betsOfGame), ...betsOfLotteries(lotteries)]
}

function betsOfGame(game: { product: string; modelId: string | null; percent: number | null }): OfferedBet[] {
  const { product, modelId, percent } = game
  const edges = modelId === null ? undefined : edgesOfModel(modelId)
  if (edges)
    return edges.map(({ bet, houseEdge }) => {
      return { product, name: bet === null ? `${modelId}` : `${modelId}, ${bet}`, houseEdge, bySeries: false }
    })
  const name = percent === null ? 'games that state no return' : `games that return ${percent / 100} %`
  return [{ product, name, houseEdge: percent === null ? null : 1_000_000 - percent * 100, bySeries: false }]
}

/** Lotteries with the same numbers and odds once. */
function betsOfLotteries(rows: readonly { product: string; code: string; mode: PrizeMode }[]): OfferedBet[] {
  const alike = new Map<string, { product: string; mode: PrizeMode; of: LotteryGame }>()
  const add = (product: string, mode: PrizeMode, of: LotteryGame) =>
    alike.set([product, mode, of.kind, of.region, of.joins !== undefined].join(), { product, mode, of })
  for (const { product, code, mode } of rows) {
    const of = findLottery(code)
    if (!of) continue
    add(product, mode, of)
    const joint = LOTTERIES.map((other) => findJoint(code, other.code)).find((found) => found?.joins?.[0] === code)
    if (joint) add(product, mode, joint)
  }
  return [...alike.values()].flatMap(({ product, mode, of }) =>
    edgesOfLottery(of, mode).map(({ bet, houseEdge }) => ({
      product,
      name: [`${of.kind}${of.region ? ` ${of.region}` : ''}${of.joins ? ' joint' : ''} ${mode}`, bet].join(', '),
      houseEdge,
      bySeries: mode === 'LOTT',
    })),
  )
}
