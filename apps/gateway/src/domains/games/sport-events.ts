import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { sportEvents, EVENT_CATEGORIES } from '@playhouse/platform-api/games-played.ts'
import type { LobbyId } from '@playhouse/shared/game-categories.ts'
import type { Context } from '../base/context.ts'

type EventLobby = (typeof EVENT_CATEGORIES)[number]
const LOBBIES: readonly string[] = EVENT_CATEGORIES satisfies readonly LobbyId[]
const PHASES = { open: 'OPEN', running: 'RUNNING', ended: 'ENDED' } as const
const SPORTS = {
  football: 'FOOTBALL',
  tennis: 'TENNIS',
  badminton: 'BADMINTON',
  volleyball: 'VOLLEYBALL',
  'table-tennis': 'TABLE_TENNIS',
  esports: 'ESPORTS',
  cockfight: 'COCKFIGHT',
  OTHER: 'OTHER',
} as const
const ORDER = { running: 0, open: 1, ended: 2 } as const

const hasEvents = (lobbyId: LobbyId | undefined): lobbyId is EventLobby =>
  lobbyId !== undefined && LOBBIES.includes(lobbyId)

/** Events of a lobby: running, then upcoming by start, then ended. @throws PlatformUnavailable */
export async function lobbyEvents({ platform }: Context, lobbyId: LobbyId | undefined) {
  if (!hasEvents(lobbyId)) return []
  const { list } = await platform.read(sportEvents, { gameType: lobbyId })
  return list
    .toSorted((one, other) => ORDER[one.phase] - ORDER[other.phase] || one.startsAt - other.startsAt)
    .map(toSportEvent)
}

export function toSportEvent(event: ValueOf<typeof sportEvents>['list'][number]) {
  const { eventId, nodeId, sport, league, home, away, homeScore, awayScore } = event
  return {
    id: eventId,
    gameId: String(nodeId),
    sport: SPORTS[sport],
    league,
    phase: PHASES[event.phase],
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    home,
    away,
    homeScore,
    awayScore,
    markets: event.markets.map(({ id, line, selections }) => ({
      code: id,
      line: line ?? null,
      selections: selections.map(({ id: selection, odds }) => ({
        code: selection,
        odds: odds == null ? null : `${Math.floor(odds / 100)}.${String(odds % 100).padStart(2, '0')}`,
      })),
    })),
  }
}
