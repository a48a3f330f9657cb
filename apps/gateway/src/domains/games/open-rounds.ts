import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { openRounds } from '@playhouse/platform-api/games-played.ts'
import type { GameSource } from '../base/sources.ts'

export function toOpenRound({ roundId, ...round }: ValueOf<typeof openRounds>['list'][number], game: GameSource) {
  return { ...round, id: roundId, game }
}
