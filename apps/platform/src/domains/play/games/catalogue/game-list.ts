import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { gameList, hotGames } from '@playhouse/platform-api/games.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { game } from '../../../../db/tables/games.ts'
import type { Catalogue, GameGroup } from './catalogue.ts'
import { type CataloguePage, cataloguePage } from './catalogue-game.ts'
import { nameIn } from '../../../../lib/game-name.ts'
import { matchesGroup, filterCondition } from './game-filter.ts'
import {
  findCorrection,
  matchRank,
  matchesAllWords,
  matchesNearest,
  type SearchText,
  searchText,
} from './text-search.ts'

type Input = CheckedInputOf<typeof gameList>
type Answer = ResponseOf<typeof gameList>

/** Suggestions for a search without results. */
const NEAREST_MAX = 5

/** The node id comes last so that no game moves between two pages. */
const ORDERS: Record<Exclude<Input['sort'], 'name'>, SQL> = {
  popular: sql`${game.popularity} desc, ${game.nodeId}`,
  new: sql`${game.releasedOn} desc, ${game.popularity} desc, ${game.nodeId}`,
  rtp: sql`${game.returnToPlayer} desc nulls last, ${game.popularity} desc, ${game.nodeId}`,
  volatility: sql`${game.volatility} desc nulls last, ${game.popularity} desc, ${game.nodeId}`,
}

function getOrder(sort: Input['sort'], language: LanguageCode): SQL {
  if (sort !== 'name') return ORDERS[sort]
  // The index has the folded English names, which come first.
  if (language === 'EN') return sql`${game.searchName} collate "C", ${game.nodeId}`
  return sql`${nameIn(language)} collate ${sql.raw(`"${COLLATIONS[language]}"`)}, ${game.nodeId}`
}

const COLLATIONS: Readonly<Record<Exclude<LanguageCode, 'EN'>, string>> = {
  TY: 'vi-x-icu',
  VI: 'vi-x-icu',
  CN: 'zh-x-icu',
  ID: 'id-x-icu',
  TH: 'th-x-icu',
}

/**
 * A page of the catalogue. Browsing takes one query, or none for an empty page: totals come from the cached
 * counts. A search takes one query, and a second for the total of a page past the end or for typo-tolerant
 * matching; if that fails too, the nearest names are suggested. A search of one category without matches takes up to four more.
 */
export async function listGames(
  database: Database,
  input: Input,
  catalogue: () => Promise<Catalogue>,
  language: LanguageCode,
): Promise<Answer> {
  const search = searchText(input.gameName)
  if (search) return runSearch(database, input, search, await catalogue(), language)
  return getResponse(
    input,
    input.nodeIds
      ? await matchingPage(database, input, language)
      : await browse(database, input, await catalogue(), language),
  )
}

const getResponse = ({ pageSize }: Input, { games, total, folded }: BrowsedPage): Answer => {
  const pages = { games, totalCount: total, totalPages: Math.ceil(total / pageSize) }
  return folded === undefined ? pages : { ...pages, foldedCount: folded }
}

type BrowsedPage = CataloguePage & { folded?: number }

async function browse(
  database: Database,
  input: Input,
  { groups }: Catalogue,
  language: LanguageCode,
): Promise<BrowsedPage> {
  const matching = groups.filter(matchesGroup(input))
  const all = matching.reduce((sum, { gameCount }) => sum + gameCount, 0)
  const isFolded = input.oneOfFamily && input.family === undefined
  const total = isFolded ? all - foldedCount(matching) : all
  const folded = isFolded ? { folded: all - total } : {}
  if ((input.pageNo - 1) * input.pageSize >= total) return { games: [], total, ...folded }
  const order = getOrder(input.sort, language)
  const condition = filterCondition(input)
  const from = isFolded ? oneOfFamily(getFamilies(matching), condition, input.sort) : sql`${game} where ${condition}`
  const page = sql`select node_id, 0 as total from ${from} order by ${order} ${pageClause(input)}`
  const { games } = await cataloguePage(database, page, order, language)
  return { games, total, ...folded }
}

/** Games of which another one of their family is shown. */
function foldedCount(groups: readonly GameGroup[]): number {
  const related = groups.filter(({ family }) => family !== null)
  const families = new Set(related.map(({ family }) => family)).size
  return related.reduce((sum, { gameCount }) => sum + gameCount, 0) - families
}

/**
 * From clause for the games that represent `families`: open ones first, then as the contract's `oneOfFamily` says. Each
 * family is one look into an index: sorting 50,000 matching games takes 75 ms, this takes 4.
 */
function oneOfFamily(families: SQL, condition: SQL, sort: Input['sort']): SQL {
  const first = sort === 'new' ? ORDERS.new : ORDERS.popular
  return sql`(
    select representative.* from (${families}) as wanted (family) cross join lateral (
      select * from ${game} where ${game.family} = wanted.family and ${condition} order by ${game.closed}, ${first} limit 1
    ) as representative
    union all select * from ${game} where ${game.family} is null and ${condition}
  ) as ${game}`
}

/** The families of the groups, which are in memory. */
function getFamilies(groups: readonly GameGroup[]): SQL {
  const families = new Set(groups.map(({ family }) => family).filter((family) => family !== null))
  return sql`select unnest(${sql.param([...families])}::text[])`
}

/** If one category has no match but others have, counts those and suggests the best. */
async function runSearch(
  database: Database,
  input: Input,
  search: SearchText,
  { words }: Catalogue,
  language: LanguageCode,
): Promise<Answer> {
  const named = matchesAllWords(search)
  const exact = await matchingPage(database, input, language, named, matchRank(search))
  if (exact.total > 0) return getResponse(input, exact)
  const isNarrow = Boolean(input.gameType?.length)
  const inOthers = isNarrow ? await otherCategories(database, language, named, matchRank(search)) : undefined
  if (inOthers) return { ...getResponse(input, exact), ...inOthers }
  const correction = findCorrection(search, words)
  if (correction) {
    const { condition, order, text: corrected } = correction
    const similar = await matchingPage(database, input, language, condition, order)
    if (similar.total > 0) return { ...getResponse(input, similar), corrected }
    if (!isNarrow) return getResponse(input, exact)
    const elsewhere = await otherCategories(database, language, condition, order)
    if (elsewhere) return { ...getResponse(input, similar), corrected, ...elsewhere }
  }
  const near = matchesNearest(search, words)
  return near
    ? { ...getResponse(input, exact), nearest: await nearestGames(database, near, language) }
    : getResponse(input, exact)
}

/** Categories with matches, and the best match, if any. */
async function otherCategories(
  database: Database,
  language: LanguageCode,
  named: SQL,
  fit: SQL,
): Promise<Pick<Answer, 'elsewhere' | 'nearest'> | undefined> {
  const { rows } = await database.execute<{ gameType: Answer['games'][number]['gameType']; gameCount: number }>(
    sql`select category as "gameType", count(*)::integer as "gameCount" from ${game} where ${named} group by 1 order by 2 desc, 1`,
  )
  if (rows.length === 0) return undefined
  const order = sql`${fit}, ${ORDERS.popular}`
  const page = sql`select node_id, 0 as total from ${game} where ${named} order by ${order} limit ${NEAREST_MAX}`
  return { elsewhere: rows, nearest: (await cataloguePage(database, page, order, language)).games }
}

/** Most played games with one of the nearest words in their names; other filters are ignored. */
async function nearestGames(database: Database, near: SQL, language: LanguageCode): Promise<Answer['games']> {
  const page = sql`select node_id, 0 as total from ${game} where ${near} order by ${ORDERS.popular} limit ${NEAREST_MAX}`
  return (await cataloguePage(database, page, ORDERS.popular, language)).games
}

async function matchingPage(
  database: Database,
  input: Input,
  language: LanguageCode,
  named?: SQL,
  fit?: SQL,
): Promise<CataloguePage> {
  const where = and(filterCondition(input), named)
  const sorted = getOrder(input.sort, language)
  const order = fit ? sql`${fit}, ${sorted}` : sorted
  const page = sql`select node_id, count(*) over ()::integer as total from ${game} where ${where} order by ${order} ${pageClause(input)}`
  const found = await cataloguePage(database, page, order, language)
  if (found.total > 0 || input.pageNo === 1) return found
  return { games: [], total: await database.$count(game, where) }
}

const pageClause = ({ pageNo, pageSize }: Input): SQL => sql`limit ${pageSize} offset ${(pageNo - 1) * pageSize}`

/** Open hot games, one of each family, most played first. One query. */
export async function listHotGames(
  database: Database,
  limit: number,
  language: LanguageCode,
): Promise<ResponseOf<typeof hotGames>> {
  const order = sql`${game.popularity} desc, ${game.nodeId}`
  const condition = sql`${game.isHot} and not ${game.closed}`
  const hot = oneOfFamily(sql`select distinct family from ${game} where ${condition}`, condition, 'popular')
  const page = sql`select node_id, 0 as total from ${hot} order by ${order} limit ${limit}`
  const { games } = await cataloguePage(database, page, order, language)
  return { list: games }
}
