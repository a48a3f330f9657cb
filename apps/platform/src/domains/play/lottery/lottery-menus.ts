import { findLottery, type LotteryGroup } from '@playhouse/engines/lottery/games.ts'
import { lotteryGroupName } from '@playhouse/engines/lottery/names.ts'
import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { lotteryMenus, popularLotteries } from '@playhouse/platform-api/games-lottery-menus.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { game } from '../../../db/tables/games.ts'
import { JOIN_DRAW_ON_SALE, SALE_MOMENT } from './draws.ts'
import { type CataloguePage, cataloguePage } from '../games/catalogue/catalogue-game.ts'

const ORDER = sql`${game.popularity} desc, ${game.nodeId}`

/** Product of the station lotteries; every other lottery is electronic. */
const STATIONS = 'TCG_LOTTO_VN'

/** In menu order. */
const GROUPS: readonly string[] = [
  'VN_NORTH',
  'VN_CENTRAL',
  'VN_SOUTH',
  'VN_FAST',
  'SSC',
  'K3',
  '11X5',
  'PK10',
  'KENO',
  'BINGO18',
  'COLOUR',
] satisfies LotteryGroup[]

/** Lotteries of one menu by group, most played first. Two queries. */
export async function listLotteryMenu(
  database: Database,
  menu: 'electronic' | 'station',
  language: LanguageCode,
): Promise<ResponseOf<typeof lotteryMenus>> {
  const { games } = await lotteries(database, language)
  const onSale = await drawsOnSale(database)
  const listed = games.filter(({ accountTypeName }) => (accountTypeName === STATIONS) === (menu === 'station'))
  // Imported catalogues may have lotteries that are not drawn here; those are grouped by vendor.
  const groups = Map.groupBy(listed, ({ gameCode, vassalage }) => findLottery(gameCode)?.group ?? vassalage)
  return Object.fromEntries(
    [...groups]
      .toSorted(([a], [b]) => GROUPS.indexOf(a) - GROUPS.indexOf(b))
      .map(([code, own]) => {
        const groupName = GROUPS.includes(code)
          ? lotteryGroupName(code as LotteryGroup, language)
          : (own[0]?.vassalageName ?? code)
        return [code, { groupName, games: own.map((row) => lotteryGame(row, onSale)) }]
      }),
  )
}

/** The most played lotteries, with the current draw of those drawn here. Two queries. */
export async function listPopularLotteries(
  database: Database,
  count: number,
  language: LanguageCode,
): Promise<ResponseOf<typeof popularLotteries>> {
  const { games } = await lotteries(database, language, count)
  const onSale = await drawsOnSale(database)
  return games.map((row) => {
    const { numero = null, remainTime = null } = onSale.get(row.nodeId) ?? {}
    return { ...lotteryGame(row, onSale), numero, remainTime }
  })
}

interface DrawOnSale extends Record<string, unknown> {
  nodeId: number
  numero: string
  remainTime: number
}

async function drawsOnSale(database: Database): Promise<ReadonlyMap<number, DrawOnSale>> {
  const { rows } = await database.execute<DrawOnSale>(sql`
    select lottery.node_id as "nodeId", draw.issue as numero,
      (extract(epoch from draw.close_at - ${SALE_MOMENT}) * 1000)::float8 as "remainTime"
    from lottery join game using (node_id) ${JOIN_DRAW_ON_SALE} where not game.closed`)
  return new Map(rows.map((row) => [row.nodeId, row]))
}

/** Most played first; all unless `count` is given. Where lotteries are drawn, the others are left out. */
function lotteries(database: Database, language: LanguageCode, count?: number): Promise<CataloguePage> {
  const limit = count === undefined ? sql`` : sql`limit ${count}`
  const page = sql`
    select node_id, 0 as total from ${game} where ${game.category} in ('ELOTT', 'LOTT')
      and (node_id in (select node_id from lottery) or not exists (select from lottery)) order by ${ORDER} ${limit}`
  return cataloguePage(database, page, ORDER, language)
}

function lotteryGame({ nodeId, ...row }: CataloguePage['games'][number], onSale: ReadonlyMap<number, unknown>) {
  const { gameCode, gameName, gameType, vassalage, accountTypeName, showIcon, maintenance } = row
  const names = { gameId: nodeId, gameCode, gameName, gameType, vassalage, accountTypeName, showIcon }
  return { ...names, maintenance, isSale: onSale.has(nodeId) }
}
