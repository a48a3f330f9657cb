import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { gameList } from '@playhouse/platform-api/games.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { game } from '../../../../db/tables/games.ts'
import type { GameGroup } from './catalogue.ts'

/** Filters other than the text search; implemented both in SQL and over the in-memory groups. */
export type GameFilter = Pick<
  CheckedInputOf<typeof gameList>,
  | 'gameType'
  | 'vassalage'
  | 'nodeIds'
  | 'family'
  | 'gameClassify'
  | 'minBet'
  | 'minLineNum'
  | 'isHot'
  | 'isNew'
  | 'isOpen'
>

export function filterCondition(filter: GameFilter): SQL {
  const { nodeIds, minBet, minLineNum } = filter
  return (
    and(
      oneOf(game.category, filter.gameType),
      oneOf(game.vendorCode, filter.vassalage),
      oneOf(game.gameClass, filter.gameClassify),
      filter.family === undefined ? undefined : eq(game.family, filter.family),
      nodeIds && (nodeIds.length > 0 ? inArray(game.nodeId, nodeIds) : sql`false`),
      minBet === undefined ? undefined : lte(game.minStake, parseAmount(minBet)),
      minLineNum === undefined ? undefined : gte(game.lines, minLineNum),
      filter.isHot ? eq(game.isHot, true) : undefined,
      filter.isNew ? eq(game.isNew, true) : undefined,
      filter.isOpen ? sql`not ${game.closed}` : undefined,
    ) ?? sql`true`
  )
}

/** Node ids are left out: groups do not know them, so that filter needs the database. */
export function matchesGroup(filter: Omit<GameFilter, 'nodeIds'>): (group: GameGroup) => boolean {
  const stake = filter.minBet === undefined ? undefined : parseAmount(filter.minBet)
  const among = (value: string | null, values: string[] | undefined) =>
    !values?.length || (value !== null && values.includes(value))
  return (group) =>
    among(group.category, filter.gameType) &&
    among(group.vendorCode, filter.vassalage) &&
    among(group.gameClass, filter.gameClassify) &&
    (filter.family === undefined || group.family === filter.family) &&
    (stake === undefined || (group.minStake !== null && group.minStake <= stake)) &&
    (filter.minLineNum === undefined || (group.lines ?? -1) >= filter.minLineNum) &&
    (!filter.isHot || group.isHot) &&
    (!filter.isNew || group.isNew) &&
    (!filter.isOpen || group.isOpen)
}

type TextColumn = typeof game.category | typeof game.vendorCode | typeof game.gameClass

function oneOf(column: TextColumn, values: string[] | undefined): SQL | undefined {
  if (!values?.length) return undefined
  const [only, ...others] = values
  return others.length === 0 && only !== undefined ? eq(column, only) : inArray(column, values)
}
