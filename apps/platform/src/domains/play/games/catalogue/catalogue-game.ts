import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { gameList } from '@playhouse/platform-api/games.ts'
import { kindOfModel } from '@playhouse/engines/all.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { game, vendor } from '../../../../db/tables/games.ts'
import { ACCOUNT_TYPE_NAME } from '../../../../lib/account-type-name.ts'
import { nameIn } from '../../../../lib/game-name.ts'

type CatalogueGame = ResponseOf<typeof gameList>['games'][number]

/** Relative to a media host. */
export const gamePicture = (nodeId: number): string => `/media/games/${nodeId}.webp`

/** Trials are of games against the house alone, and need the platform's wallet, which holds the play credit. */
export const HAS_TRIAL = sql<boolean>`(${vendor.offersTrial} and ${vendor.walletMode} = 'seamless' and ${game.category} in ('RNG', 'FISH'))`

export interface CataloguePage {
  games: CatalogueGame[]
  total: number
}

/** Stakes are 64-bit, hence text. */
type Row = Omit<CatalogueGame, 'showIcon' | 'gameModel' | 'minBet' | 'maxBet'> & {
  modelId: string | null
  minStake: string | null
  maxStake: string | null
  total: number
}

/**
 * Games as the contract has them, in the given order. `page` must select `node_id` and `total` (the same in
 * every row); the total of no rows is 0. One query.
 */
export async function cataloguePage(
  database: Database,
  page: SQL,
  order: SQL,
  language: LanguageCode,
): Promise<CataloguePage> {
  const { rows } = await database.execute<Row & Record<string, unknown>>(sql`
    select
      ${game.nodeId} as "nodeId", ${game.gameCode} as "gameCode", ${nameIn(language)} as "gameName",
      ${game.category} as "gameType", ${game.vendorCode} as vassalage, ${vendor.name} as "vassalageName",
      ${ACCOUNT_TYPE_NAME} as "accountTypeName",
      ${game.isHot} as "isHot", ${game.isNew} as "isNew", ${game.returnToPlayer} as "returnToPlayer",
      ${game.volatility} as volatility, ${game.closed} as maintenance, ${HAS_TRIAL} as trial, ${game.gameClass} as "gameClassify",
      ${game.lines} as "lineNum", ${game.family} as family,
      (select nullif(count(*), 0)::integer from game kin where kin.family = ${game.family}) as "familySize", ${game.modelId} as "modelId", ${game.minStake}::text as "minStake", ${game.maxStake}::text as "maxStake",
      (select jackpot_id from jackpot_game fed where fed.node_id = page.node_id) as "jackpotId",
      page.total as total
    from (${page}) as page
    join ${game} on ${game.nodeId} = page.node_id
    join ${vendor} on ${vendor.code} = ${game.vendorCode}
    order by ${order}`)
  const games = rows.map(({ total: _, minStake, maxStake, modelId, ...row }) => ({
    ...row,
    gameModel: modelId === null ? null : kindOfModel(modelId),
    showIcon: gamePicture(row.nodeId),
    minBet: getAmount(minStake),
    maxBet: getAmount(maxStake),
  }))
  return { games, total: rows[0]?.total ?? 0 }
}

const getAmount = (minor: string | null): string | null => (minor === null ? null : formatAmount(BigInt(minor)))
