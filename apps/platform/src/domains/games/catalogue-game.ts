import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { gameList } from '@playhouse/platform-api/games.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { game, vendor } from '../../db/tables/games.ts'
import { STAKE_CHOICES } from '../../engines/slot/contract.ts'

type CatalogueGame = AnswerOf<typeof gameList>['games'][number]

/** Where a game's picture is, relative to an image host. */
export const gamePicture = (nodeId: number): string => `/media/games/${nodeId}.svg`

/** A game nobody can open just now; one that no engine plays stays closed. */
export const IS_CLOSED = sql<boolean>`(${game.maintenance} or ${game.modelId} is null)`

/** Class of the games that the slot engine plays. */
export const SLOT_CLASS = 'SM'

/** Minor units of the smallest stake that the slot engine's page offers; other games have none yet. */
export const SMALLEST_SLOT_STAKE = parseAmount(STAKE_CHOICES[0])
const SLOT_MIN_BET = formatAmount(SMALLEST_SLOT_STAKE)

/** Games of one page, and how many there are over all pages. */
export interface CataloguePage {
  games: CatalogueGame[]
  total: number
}

/**
 * Games in the words of the contract, in the order given. `page` is a query that gives `node_id` and, in every row alike,
 * `total`; the total of no rows is 0. One query.
 */
export async function cataloguePage(database: Database, page: SQL, order: SQL): Promise<CataloguePage> {
  type Row = Omit<CatalogueGame, 'showIcon' | 'gameClassify' | 'minBet'> & { onSlotEngine: boolean; total: number }
  const { rows } = await database.execute<Row & Record<string, unknown>>(sql`
    select
      ${game.nodeId} as "nodeId", ${game.gameCode} as "gameCode", ${game.name} as "gameName",
      ${game.category} as "gameType", ${game.vendorCode} as vassalage, ${vendor.name} as "vassalageName",
      ${game.isHot} as "isHot", ${game.isNew} as "isNew", ${game.returnToPlayer} as "returnToPlayer",
      ${game.volatility} as volatility, ${IS_CLOSED} as maintenance, ${game.modelId} is not null as "onSlotEngine",
      page.total as total
    from (${page}) as page
    join ${game} on ${game.nodeId} = page.node_id
    join ${vendor} on ${vendor.code} = ${game.vendorCode}
    order by ${order}`)
  const games = rows.map(({ total: _, onSlotEngine, ...row }) => ({
    ...row,
    showIcon: gamePicture(row.nodeId),
    gameClassify: onSlotEngine ? SLOT_CLASS : null,
    minBet: onSlotEngine ? SLOT_MIN_BET : null,
  }))
  return { games, total: rows[0]?.total ?? 0 }
}
