import type { AnswerOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { gameList } from '@playhouse/platform-api/games.ts'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { game } from '../../db/tables/games.ts'
import type { Catalogue } from './catalogue.ts'
import { type CataloguePage, cataloguePage } from './catalogue-game.ts'
import { keepsShelf, keptBy } from './game-filter.ts'
import { fitOf, namesLike, namesNear, namesWith, type SearchText, searchText, typedWordsFirst } from './search-text.ts'

type Input = CheckedInputOf<typeof gameList>
type Answer = AnswerOf<typeof gameList>

/** Suggestions for a search that found nothing. */
const NEAREST_MAX = 5

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
 * A page of the catalogue. Browsing is one query, whatever is filtered, and none where nothing is left: its totals come from the
 * catalogue's counts. A search
 * is one query too; a second one where a page past the end asks for its total, or where nothing matched: typing slips are
 * forgiven, and where nothing is one slip away the nearest names are told.
 */
export async function listGames(
  database: Database,
  input: Input,
  catalogue: () => Promise<Catalogue>,
): Promise<Answer> {
  const search = searchText(input.gameName)
  if (search) return searched(database, input, search, await catalogue())
  return answerOf(
    input,
    input.nodeIds ? await matchingPage(database, input) : await browse(database, input, await catalogue()),
  )
}

const answerOf = ({ pageSize }: Input, { games, total }: CataloguePage): Answer => {
  return { games, totalCount: total, totalPages: Math.ceil(total / pageSize) }
}

async function browse(database: Database, input: Input, { shelves }: Catalogue): Promise<CataloguePage> {
  const total = shelves.filter(keepsShelf(input)).reduce((sum, { gameCount }) => sum + gameCount, 0)
  if ((input.pageNo - 1) * input.pageSize >= total) return { games: [], total }
  const order = ORDERS[input.sort]
  const page = sql`select node_id, 0 as total from ${game} where ${keptBy(input)} order by ${order} ${slice(input)}`
  const { games } = await cataloguePage(database, page, order)
  return { games, total }
}

async function searched(database: Database, input: Input, search: SearchText, { words }: Catalogue): Promise<Answer> {
  const exact = await matchingPage(database, input, namesWith(search), fitOf(search))
  if (exact.total > 0) return answerOf(input, exact)
  const similar = namesLike(search, words)
  if (similar) return answerOf(input, await matchingPage(database, input, similar, typedWordsFirst(search)))
  const near = namesNear(search, words)
  return near ? { ...answerOf(input, exact), nearest: await nearestGames(database, near) } : answerOf(input, exact)
}

/** Most played games with one of the nearest words in their names; what else was filtered by does not count. */
async function nearestGames(database: Database, near: SQL): Promise<Answer['games']> {
  const page = sql`select node_id, 0 as total from ${game} where ${near} order by ${ORDERS.popular} limit ${NEAREST_MAX}`
  return (await cataloguePage(database, page, ORDERS.popular)).games
}

async function matchingPage(database: Database, input: Input, named?: SQL, fit?: SQL): Promise<CataloguePage> {
  const where = and(keptBy(input), named)
  const order = fit ? sql`${fit}, ${ORDERS[input.sort]}` : ORDERS[input.sort]
  const page = sql`select node_id, count(*) over ()::integer as total from ${game} where ${where} order by ${order} ${slice(input)}`
  const found = await cataloguePage(database, page, order)
  if (found.total > 0 || input.pageNo === 1) return found
  return { games: [], total: await database.$count(game, where) }
}

const slice = ({ pageNo, pageSize }: Input): SQL => sql`limit ${pageSize} offset ${(pageNo - 1) * pageSize}`
