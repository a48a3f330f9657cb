import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { pvpRooms } from '@playhouse/platform-api/games-played.ts'
import type { Context } from '../base/context.ts'
import { loadCurrency } from '../site/settings.ts'
import { findNodeId } from './catalogue.ts'

/** Rooms of one game, or of all; empty for an unknown game. @throws PlatformUnavailable */
export async function openRooms(context: Context, gameId: string | undefined) {
  const nodeId = gameId === undefined ? undefined : findNodeId(gameId)
  if (gameId !== undefined && nodeId === undefined) return []
  const requested = context.platform.read(pvpRooms, nodeId === undefined ? {} : { nodeId })
  const [{ list }] = await Promise.all([requested, loadCurrency(context)])
  return list.map(getRoom)
}

export function getRoom(room: ValueOf<typeof pvpRooms>['list'][number]) {
  return {
    id: room.roomId,
    name: room.roomName,
    gameId: String(room.nodeId),
    minBalance: room.entryAmount,
    seats: room.seats,
    seatsTaken: room.taken,
  }
}
