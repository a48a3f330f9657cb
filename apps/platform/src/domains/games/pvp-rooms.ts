import type { AnswerOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { pvpRooms } from '@playhouse/platform-api/games-played.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import type { FastifyBaseLogger } from 'fastify'
import { Pool } from 'undici'
import * as z from 'zod'

const CONNECTIONS = 4
/** A list that is late is worth no waiting. */
const DEADLINE_MS = 2_000

/** What vendors tell of their rooms, to everybody. */
const told = z.object({
  rooms: z.array(
    z.object({
      roomId: z.string(),
      nodeId: z.number().int(),
      name: z.string(),
      entry: z.string(),
      seats: z.number().int(),
      taken: z.number().int(),
    }),
  ),
})

export interface RoomList {
  /** Rooms, named in that language: of one game, or those of all in which somebody sits; none while the vendor does not answer, whose games are closed then. */
  list(asked: CheckedInputOf<typeof pvpRooms>, language: LanguageCode): Promise<AnswerOf<typeof pvpRooms>>
  close(): Promise<void>
}

/** The rooms as the vendors tell them when they are asked. In: where the vendors are. */
export function roomList(vendorUrl: string, log: Pick<FastifyBaseLogger, 'warn'>): RoomList {
  const pool = new Pool(vendorUrl, { connections: CONNECTIONS })
  return {
    async list({ nodeId }, language) {
      const query = { language, ...(nodeId !== undefined && { nodeId }) }
      try {
        const { statusCode, body } = await pool.request({
          method: 'GET',
          path: '/play/rooms',
          query,
          signal: AbortSignal.timeout(DEADLINE_MS),
        })
        const answer: unknown = await body.json()
        if (statusCode !== 200) throw new Error(`The vendor answers ${statusCode}`)
        const list = told.parse(answer).rooms.map(({ name, entry, ...room }) => {
          return { ...room, roomName: name, entryAmount: entry }
        })
        return { list }
      } catch (error) {
        log.warn({ err: error }, 'the vendor does not tell its rooms')
        return { list: [] }
      }
    },
    close: () => pool.close(),
  }
}
