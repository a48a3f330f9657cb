import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { pvpRooms } from '@playhouse/platform-api/games-played.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import type { FastifyBaseLogger } from 'fastify'
import { Pool } from 'undici'
import { and, inArray, not } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { roomList as roomListResponse } from '@playhouse/vendor-api/play-api-rooms.ts'
import { game } from '../../../db/tables/games.ts'

const CONNECTIONS = 4
/** A slow list is not worth waiting for. */
const DEADLINE_MS = 2_000

export interface RoomList {
  /** Rooms of open games: of one game, or the occupied ones of all. Empty while the vendor does not answer. */
  list(asked: CheckedInputOf<typeof pvpRooms>, language: LanguageCode): Promise<ResponseOf<typeof pvpRooms>>
  close(): Promise<void>
}

interface RoomListOptions {
  vendorUrl: string
  database: Database
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Card rooms from the vendors, limited to open games. */
export function roomList({ vendorUrl, database, log }: RoomListOptions): RoomList {
  const pool = new Pool(vendorUrl, { connections: CONNECTIONS })
  const openGames = (nodeIds: number[]) =>
    database
      .select({ nodeId: game.nodeId, gameCode: game.modelId })
      .from(game)
      .where(and(inArray(game.nodeId, nodeIds), not(game.closed)))
  return {
    async list({ nodeId }, language) {
      const [requested] = nodeId === undefined ? [] : await openGames([nodeId])
      if (nodeId !== undefined && !requested?.gameCode) return { list: [] }
      const query = { language, ...(requested && { nodeId, gameCode: requested.gameCode }) }
      try {
        const { statusCode, body } = await pool.request({
          method: 'GET',
          path: '/play/rooms',
          query,
          signal: AbortSignal.timeout(DEADLINE_MS),
        })
        const response: unknown = await body.json()
        if (statusCode !== 200) throw new Error(`The vendor answers ${statusCode}`)
        const { rooms } = roomListResponse.parse(response)
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
    close: () => pool.close(),
  }
}
