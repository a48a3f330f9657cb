import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { pvpRooms } from '@playhouse/platform-api/games-played.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import type { FastifyBaseLogger } from 'fastify'
import { and, inArray, not } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import type { Vendors } from '@playhouse/vendor-api/vendors/all.ts'
import { game } from '../../../db/tables/games.ts'

export interface RoomList {
  /** Rooms of open games: of one game, or the occupied ones of all. Empty while the vendor does not answer. */
  list(received: CheckedInputOf<typeof pvpRooms>, language: LanguageCode): Promise<ResponseOf<typeof pvpRooms>>
}

interface RoomListOptions {
  vendors: Pick<Vendors, 'listRooms'>
  database: Database
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Card rooms from the vendors, limited to open games. */
export function roomList({ vendors, database, log }: RoomListOptions): RoomList {
  const openGames = (nodeIds: number[]) =>
    database
      .select({ nodeId: game.nodeId, gameCode: game.modelId })
      .from(game)
      .where(and(inArray(game.nodeId, nodeIds), not(game.closed)))
  return {
    async list({ nodeId }, language) {
      const [requested] = nodeId === undefined ? [] : await openGames([nodeId])
      if (nodeId !== undefined && !requested?.gameCode) return { list: [] }
      try {
        const rooms = await vendors.listRooms({
          language,
          ...(requested?.gameCode && { nodeId: requested.nodeId, gameCode: requested.gameCode }),
        })
        const listed = requested
          ? [requested]
          : rooms.length > 0
            ? await openGames(rooms.map((room) => room.nodeId))
            : []
        const open = new Set(listed.map((one) => one.nodeId))
        return {
          list: rooms
            .filter((room) => open.has(room.nodeId))
            .map(({ name, entry, ...room }) => ({ ...room, roomName: name, entryAmount: entry })),
        }
      } catch (error) {
        log.warn({ err: error }, 'listing rooms failed')
        return { list: [] }
      }
    },
  }
}
