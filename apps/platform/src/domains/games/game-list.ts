import type { AnswerOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { gameList } from '@playhouse/platform-api/games.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { game } from '../../db/tables/games.ts'
import type { Catalogue } from './catalogue.ts'
import { type CataloguePage, cataloguePage, SLOT_CLASS, SMALLEST_SLOT_STAKE } from './catalogue-game.ts'
import { fitOf, namesLike, namesWith, type SearchText, searchText } from './search-text.ts'

type Input = CheckedInputOf<typeof gameList>

/** The node id comes last, so that no game changes its place between two pages. */
const ORDERS: Record<Input['sort'], SQL> = {
  popular: sql`${game.popularity} desc, ${game.nodeId}`,
  new: sql`${game.releasedOn} desc, ${game.popularity} desc, ${game.nodeId}`,
  // Folded names are plain letters, which the C collation compares several times faster.
  name: sql`${game.searchName} collate "C", ${game.nodeId}`,
  rtp: sql`${game.returnToPlayer} desc nulls last, ${game.popularity} desc, ${game.nodeId}`,
  volatility: sql`${game.volatility} desc nulls last, ${game.popularity} desc, ${game.nodeId}`,
}

/**
 * A page of the catalogue. Browsing is one query: its totals come from the catalogue's counts. A search is one query too; a
 * second one where a page past the end asks for its total, or where nothing matched and typing slips are forgiven.
 */
export async function listGames(
  database: Database,
  input: Input,
  catalogue: () => Promise<Catalogue>,
): Promise<AnswerOf<typeof gameList>> {
  const search = searchText(input.gameName)
  const { games, total } =
    search || input.nodeIds || input.gameClassify || input.minBet !== undefined
      ? await matching(database, input, search, catalogue)
      : await browse(database, input, await catalogue())
  return { games, totalCount: total, totalPages: Math.ceil(total / input.pageSize) }
}

async function browse(database: Database, input: Input, { lanes }: Catalogue): Promise<CataloguePage> {
  const total = lanes
    .filter(({ category }) => !input.gameType?.length || input.gameType.includes(category))
    .filter(({ vendorCode }) => !input.vassalage?.length || input.vassalage.includes(vendorCode))
    .reduce((sum, { gameCount }) => sum + gameCount, 0)
  const order = ORDERS[input.sort]
  const page = sql`select node_id, 0 as total from ${game} where ${kept(input)} order by ${order} ${slice(input)}`
  const { games } = await cataloguePage(database, page, order)
  return { games, total }
}

async function matching(
  database: Database,
  input: Input,
  search: SearchText | undefined,
  catalogue: () => Promise<Catalogue>,
): Promise<CataloguePage> {
  const exact = await matchingPage(database, input, search && namesWith(search), search && fitOf(search))
  if (exact.total > 0 || !search) return exact
  const similar = namesLike(search, (await catalogue()).words)
  return similar ? matchingPage(database, input, similar, undefined) : exact
}

async function matchingPage(
  database: Database,
  input: Input,
  named: SQL | undefined,
  fit: SQL | undefined,
): Promise<CataloguePage> {
  const where = and(kept(input), named)
  const order = fit ? sql`${fit}, ${ORDERS[input.sort]}` : ORDERS[input.sort]
  const page = sql`select node_id, count(*) over ()::integer as total from ${game} where ${where} order by ${order} ${slice(input)}`
  const found = await cataloguePage(database, page, order)
  if (found.total > 0 || input.pageNo === 1) return found
  return { games: [], total: await database.$count(game, where) }
}

/** The filters other than the text; `true` where there are none. */
function kept({ gameType, vassalage, nodeIds, gameClassify, minBet }: Input): SQL {
  const oneOf = (column: typeof game.category | typeof game.vendorCode, values: string[] | undefined) => {
    if (!values?.length) return undefined
    const [only, ...others] = values
    return others.length === 0 && only !== undefined ? eq(column, only) : inArray(column, values)
  }
  return (
    and(
      oneOf(game.category, gameType),
      oneOf(game.vendorCode, vassalage),
      nodeIds && (nodeIds.length > 0 ? inArray(game.nodeId, nodeIds) : sql`false`),
      gameClassify && (gameClassify.includes(SLOT_CLASS) ? isNotNull(game.modelId) : sql`false`),
      minBet === undefined ? undefined : playedFor(parseAmount(minBet)),
    ) ?? sql`true`
  )
}

/** Games that can be played for this many minor units. */
const playedFor = (stake: bigint): SQL => (stake >= SMALLEST_SLOT_STAKE ? isNotNull(game.modelId) : sql`false`)

const slice = ({ pageNo, pageSize }: Input): SQL => sql`limit ${pageSize} offset ${(pageNo - 1) * pageSize}`
