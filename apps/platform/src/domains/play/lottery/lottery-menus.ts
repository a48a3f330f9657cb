import { lotteryOf, type LotteryGroup } from '@playhouse/engines/lottery/games.ts'
import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { lotteryMenus, popularLotteries } from '@playhouse/platform-api/games-lottery-menus.ts'
import { type LanguageCode, LANGUAGES } from '@playhouse/shared/languages.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { game } from '../../../db/tables/games.ts'
import { JOIN_DRAW_ON_SALE } from './draws.ts'
import { type CataloguePage, cataloguePage } from '../games/catalogue/catalogue-game.ts'

const ORDER = sql`${game.popularity} desc, ${game.nodeId}`

/** Product of the station lotteries; every other lottery is electronic. */
const STATIONS = 'TCG_LOTTO_VN'

type Names = Readonly<Partial<Record<LanguageCode, string>> & { EN: string }>

/** In menu order. */
const GROUP_NAMES: Readonly<Record<LotteryGroup, Names>> = {
  VN_NORTH: { EN: 'North', VI: 'Miền Bắc', CN: '北部', ID: 'Utara', TH: 'ภาคเหนือ' },
  VN_CENTRAL: { EN: 'Central', VI: 'Miền Trung', CN: '中部', ID: 'Tengah', TH: 'ภาคกลาง' },
  VN_SOUTH: { EN: 'South', VI: 'Miền Nam', CN: '南部', ID: 'Selatan', TH: 'ภาคใต้' },
  VN_FAST: { EN: 'Fast Lô Đề', VI: 'Lô đề nhanh', CN: '快速 Lô Đề', ID: 'Lô Đề cepat', TH: 'Lô Đề เร็ว' },
  SSC: { EN: '5D' },
  K3: { EN: 'K3' },
  '11X5': { EN: '11x5' },
  PK10: { EN: 'PK10' },
  KENO: { EN: 'Keno' },
  BINGO18: { EN: 'Bingo18' },
  COLOUR: { EN: 'Colour', VI: 'Màu', CN: '颜色', ID: 'Warna', TH: 'สี' },
}

const nameIn = (names: Names, language: LanguageCode) =>
  [language, ...LANGUAGES[language].fallback].map((code) => names[code]).find((name) => name !== undefined) ?? names.EN

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
  const groups = Map.groupBy(listed, ({ gameCode, vassalage }) => lotteryOf(gameCode)?.group ?? vassalage)
  const order = Object.keys(GROUP_NAMES)
  return Object.fromEntries(
    [...groups]
      .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .map(([code, own]) => {
        const names = GROUP_NAMES[code as LotteryGroup] as Names | undefined
        const groupName = names ? nameIn(names, language) : (own[0]?.vassalageName ?? code)
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
      (extract(epoch from draw.close_at - clock_timestamp()) * 1000)::float8 as "remainTime"
    from lottery ${JOIN_DRAW_ON_SALE} where not lottery.is_paused`)
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
