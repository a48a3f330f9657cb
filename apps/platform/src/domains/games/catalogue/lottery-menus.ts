import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { lotteryMenus, popularLotteries } from '@playhouse/platform-api/games-lottery-menus.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { game } from '../../../db/tables/games.ts'
import { type CataloguePage, cataloguePage } from './catalogue-game.ts'

const ORDER = sql`${game.popularity} desc, ${game.nodeId}`

/** Product of the station lotteries; every other lottery is electronic. */
const STATIONS = 'TCG_LOTTO_VN'

/** Lotteries of one menu grouped by vendor, most played first. One query. */
export async function listLotteryMenu(
  database: Database,
  menu: 'electronic' | 'station',
  language: LanguageCode,
): Promise<AnswerOf<typeof lotteryMenus>> {
  const { games } = await lotteries(database, language)
  const listed = games.filter(({ accountTypeName }) => (accountTypeName === STATIONS) === (menu === 'station'))
  const groups = Object.groupBy(listed, ({ vassalage }) => vassalage)
  return Object.fromEntries(
    Object.entries(groups).map(([code, own = []]) => {
      return [code, { groupName: own[0]?.vassalageName ?? code, games: own.map(lotteryGame) }]
    }),
  )
}

/** The most played lotteries. Nothing is on sale until an engine draws them. One query. */
export async function listPopularLotteries(
  database: Database,
  count: number,
  language: LanguageCode,
): Promise<AnswerOf<typeof popularLotteries>> {
  const { games } = await lotteries(database, language, count)
  return games.map((row) => ({ ...lotteryGame(row), numero: null, remainTime: null }))
}

/** Most played first; all unless `count` is given. */
function lotteries(database: Database, language: LanguageCode, count?: number): Promise<CataloguePage> {
  const limit = count === undefined ? sql`` : sql`limit ${count}`
  const page = sql`
    select node_id, 0 as total from ${game} where ${game.category} in ('ELOTT', 'LOTT') order by ${ORDER} ${limit}`
  return cataloguePage(database, page, ORDER, language)
}

function lotteryGame({ nodeId, ...row }: CataloguePage['games'][number]) {
  const { gameCode, gameName, gameType, vassalage, accountTypeName, showIcon, maintenance } = row
  const names = { gameId: nodeId, gameCode, gameName, gameType, vassalage, accountTypeName, showIcon }
  return { ...names, maintenance, isSale: false }
}
