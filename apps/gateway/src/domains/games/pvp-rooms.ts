import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { pvpRooms } from '@playhouse/platform-api/games-played.ts'
import type { Context } from '../base/context.ts'
import { brandCurrency } from '../site/settings.ts'
import { money } from '../wallet/money.ts'
import { nodeIdOf } from './catalogue.ts'

/** Rooms of one game, or of all; empty for an unknown game. @throws PlatformUnavailable */
export async function openRooms({ platform }: Context, gameId: string | undefined) {
  const nodeId = gameId === undefined ? undefined : nodeIdOf(gameId)
  if (gameId !== undefined && nodeId === undefined) return []
  const requested = platform.read(pvpRooms, nodeId === undefined ? {} : { nodeId })
  const [{ list }, currency] = await Promise.all([requested, brandCurrency(platform)])
  return list.map((room) => roomOf(room, currency))
}

/** Maps a room. */
export function roomOf(room: ValueOf<typeof pvpRooms>['list'][number], currency: string) {
  return {
    __typename: 'PvpRoom' as const,
    id: room.roomId,
    name: room.roomName,
    gameId: String(room.nodeId),
    minBalance: money(room.entryAmount, currency),
    seats: room.seats,
    seatsTaken: room.taken,
  }
}
