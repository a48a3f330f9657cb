import { formatAmount } from '@playhouse/shared/money.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { game } from '../../../../platform/src/db/tables/games.ts'
import { vendorRoomHand, vendorRoomSeat } from '../../db/tables/vendor-rooms.ts'
import { CARDS_MODELS, type CardsModel } from '@playhouse/engines/cards/models.ts'
import type { PageLanguage } from '../../../../games/src/frame/texts/texts.ts'
import type { ListedRoom } from '@playhouse/vendor-api/play-api-rooms.ts'

/** Rooms that a game shows even when they are empty. */
const ALWAYS_SHOWN = 3
/** Rooms that are listed over all games. */
const MOST = 100
const SEATS = 2

/** A room's name to the world: its game and its number there. */
export const roomIdOf = (nodeId: number, number: number): string => `${nodeId}-${number}`

/** The number of a room in a game; undefined for a room of another game or of none. */
export function roomNumber(roomId: string, nodeId: number): number | undefined {
  const [, node, number] = /^(\d{1,9})-([1-9]\d{0,2})$/.exec(roomId) ?? []
  return Number(node) === nodeId ? Number(number) : undefined
}

/**
 * Rooms of one game: the first three, and further ones where somebody sits; of all games: those where somebody sits, at most a
 * hundred. Seats of demo accounts are not told: members do not meet them.
 */
export async function listRooms(
  database: Database,
  { nodeId, language }: { nodeId?: number | undefined; language: PageLanguage },
): Promise<ListedRoom[]> {
  const listed = (model: CardsModel, node: number, number: number, taken: number): ListedRoom => ({
    roomId: roomIdOf(node, number),
    nodeId: node,
    name: `${model.names[language]} ${number}`,
    entry: formatAmount(model.ante),
    seats: SEATS,
    taken,
  })
  const models = new Map(CARDS_MODELS.map((model) => [model.id, model]))
  const seats = database
    .select({
      nodeId: vendorRoomHand.nodeId,
      number: vendorRoomHand.roomNumber,
      modelId: game.modelId,
      taken: sql<number>`count(*)::integer`,
    })
    .from(vendorRoomSeat)
    .innerJoin(vendorRoomHand, eq(vendorRoomHand.id, vendorRoomSeat.handId))
    .innerJoin(game, eq(game.nodeId, vendorRoomHand.nodeId))
    .where(
      and(
        inArray(vendorRoomHand.status, ['waiting', 'anteing', 'going']),
        eq(vendorRoomHand.demo, false),
        eq(game.maintenance, false),
        nodeId === undefined ? undefined : eq(vendorRoomHand.nodeId, nodeId),
      ),
    )
    .groupBy(vendorRoomHand.nodeId, vendorRoomHand.roomNumber, game.modelId)
    .orderBy(vendorRoomHand.nodeId, vendorRoomHand.roomNumber)
    .limit(MOST)
  const taken = (await seats).flatMap((row) => {
    const model = models.get(row.modelId ?? '')
    return model ? [listed(model, row.nodeId, row.number, row.taken)] : []
  })
  if (nodeId === undefined) return taken
  const [open] = await database
    .select({ modelId: game.modelId })
    .from(game)
    .where(and(eq(game.nodeId, nodeId), eq(game.maintenance, false)))
  const model = models.get(open?.modelId ?? '')
  if (!model) return []
  const known = new Map(taken.map((room) => [room.roomId, room]))
  const first = Array.from({ length: ALWAYS_SHOWN }, (_, index) => listed(model, nodeId, index + 1, 0))
  const rest = taken.filter(({ roomId }) => first.every((room) => room.roomId !== roomId))
  return [...first.map((room) => known.get(room.roomId) ?? room), ...rest]
}
