import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { lotteryMenus, popularLotteries } from '@playhouse/platform-api/games-lottery-menus.ts'
import type { GameCategory } from '@playhouse/shared/game-categories.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { game } from '../../db/tables/games.ts'
import { type CataloguePage, cataloguePage } from './catalogue-game.ts'

const ORDER = sql`${game.popularity} desc, ${game.nodeId}`

/** Lottery games of one category, grouped by their vendor, most played first. One query. */
export async function listLotteryMenu(
  database: Database,
  category: Extract<GameCategory, 'ELOTT' | 'LOTT'>,
): Promise<AnswerOf<typeof lotteryMenus>> {
  const { games } = await lotteries(database, sql`${game.category} = ${category}`)
  const groups = Object.groupBy(games, ({ vassalage }) => vassalage)
  return Object.fromEntries(
    Object.entries(groups).map(([code, own = []]) => {
      return [code, { groupName: own[0]?.vassalageName ?? code, games: own.map(lotteryGame) }]
    }),
  )
}

/** The most played lotteries; none has a period on sale until there is an engine that draws them. One query. */
export async function listPopularLotteries(
  database: Database,
  count: number,
): Promise<AnswerOf<typeof popularLotteries>> {
  const { games } = await lotteries(database, sql`${game.category} in ('ELOTT', 'LOTT')`, sql`limit ${count}`)
  return games.map((row) => ({ ...lotteryGame(row), numero: null, remainTime: null }))
}

function lotteries(database: Database, where: SQL, limit = sql``): Promise<CataloguePage> {
  const page = sql`select node_id, 0 as total from ${game} where ${where} order by ${ORDER} ${limit}`
  return cataloguePage(database, page, ORDER)
}

function lotteryGame({ nodeId, gameCode, gameName, gameType, vassalage, showIcon }: CataloguePage['games'][number]) {
  return { gameId: nodeId, gameCode, gameName, gameType, vassalage, showIcon, isSale: false }
}
