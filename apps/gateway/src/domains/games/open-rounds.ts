import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { openRounds } from '@playhouse/platform-api/games-played.ts'
import { dateTime } from '../base/scalars.ts'
import { money } from '../wallet/money.ts'
import type { GameSource } from '../base/sources.ts'

/** Maps a round in progress. */
export function openRoundOf(round: ValueOf<typeof openRounds>['list'][number], game: GameSource, currency: string) {
  return {
    __typename: 'OpenRound' as const,
    id: round.roundId,
    game,
    stake: money(round.stake, currency),
    openedAt: dateTime(round.openedAt),
  }
}
