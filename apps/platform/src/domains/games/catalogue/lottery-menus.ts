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

/** The most played lotteries, with the draw on sale of those that draw here. Two queries. */
export async function listPopularLotteries(
  database: Database,
  count: number,
  language: LanguageCode,
): Promise<AnswerOf<typeof popularLotteries>> {
  const { games } = await lotteries(database, language, count)
  const { rows } = await database.execute<{ nodeId: number; numero: string; remainTime: number }>(sql`
    select lottery.node_id as "nodeId", draw.issue as numero,
      (extract(epoch from draw.close_at - clock_timestamp()) * 1000)::float8 as "remainTime"
    from lottery cross join lateral (
      select issue, close_at from lottery_draw where lottery_code = lottery.code and close_at > clock_timestamp()
        and state in ('SCHEDULED', 'SELLING') order by close_at limit 1
    ) draw where not lottery.is_paused`)
  const onSale = new Map(rows.map(({ nodeId, ...draw }) => [nodeId, draw]))
  return games.map((row) => {
    const draw = onSale.get(row.nodeId)
    const { numero, remainTime } = draw ?? { numero: null, remainTime: null }
    return { ...lotteryGame(row), isSale: draw !== undefined, numero, remainTime }
  })
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
