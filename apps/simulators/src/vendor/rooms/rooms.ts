import { formatAmount } from '@playhouse/shared/money.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { handTable, seatTable } from '../tables.ts'
import { CARDS_MODELS, type CardsModel } from '@playhouse/engines/cards/models.ts'
import type { GameLanguage } from '@playhouse/shared/languages.ts'
import type { ListedRoom } from '@playhouse/vendor-api/play-api-rooms.ts'

/** Rooms of a game listed even when empty. */
const ALWAYS_LISTED = 3
const MAX_LISTED = 100
const SEATS = 2

/** Public room id: game and number. */
export const getRoomId = (nodeId: number, number: number): string => `${nodeId}-${number}`

/** The number of a room; undefined for an invalid id or another game. */
export function roomNumber(roomId: string, nodeId: number): number | undefined {
  const [, node, number] = /^(\d{1,9})-([1-9]\d{0,2})$/.exec(roomId) ?? []
  return Number(node) === nodeId ? Number(number) : undefined
}

/** Returns undefined for games without cards. */
export const findCardsModel = (gameCode: string): CardsModel | undefined =>
  CARDS_MODELS.find(({ id }) => id === gameCode)

/**
 * Rooms of one game: the first three and all occupied ones. Without a game: the occupied rooms of all games, at
 * most a hundred. Excludes rooms of demo accounts, which members cannot join.
 */
export async function listRooms(
  database: Database,
  game: { nodeId: number; gameCode: string } | undefined,
  language: GameLanguage,
): Promise<ListedRoom[]> {
  const listed = (model: CardsModel, node: number, number: number, taken: number): ListedRoom => ({
    roomId: getRoomId(node, number),
    nodeId: node,
    name: `${model.names[language]} ${number}`,
    entry: formatAmount(model.ante),
    seats: SEATS,
    taken,
  })
  const seats = await database
    .select({
      nodeId: handTable.nodeId,
      number: handTable.roomNumber,
      modelId: handTable.modelId,
      taken: sql<number>`count(*)::integer`,
    })
    .from(seatTable)
    .innerJoin(handTable, eq(handTable.id, seatTable.handId))
    .where(
      and(
        inArray(handTable.status, ['waiting', 'anteing', 'going']),
        eq(handTable.demo, false),
        game && eq(handTable.nodeId, game.nodeId),
      ),
    )
    .groupBy(handTable.nodeId, handTable.roomNumber, handTable.modelId)
    .orderBy(handTable.nodeId, handTable.roomNumber)
    .limit(MAX_LISTED)
  const occupied = seats.flatMap((row) => {
    const model = findCardsModel(row.modelId)
    return model ? [listed(model, row.nodeId, row.number, row.taken)] : []
  })
  if (!game) return occupied
  const model = findCardsModel(game.gameCode)
  if (!model) return []
  const known = new Map(occupied.map((room) => [room.roomId, room]))
  const first = Array.from({ length: ALWAYS_LISTED }, (_, index) => listed(model, game.nodeId, index + 1, 0))
  const rest = occupied.filter(({ roomId }) => first.every((room) => room.roomId !== roomId))
  return [...first.map((room) => known.get(room.roomId) ?? room), ...rest]
}
