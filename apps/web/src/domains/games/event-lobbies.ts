import type { LobbyId } from '@playhouse/shared/game-categories.ts'

const EVENT_LOBBIES: readonly LobbyId[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT']

export const hasEvents = (lobbyId: LobbyId | null): boolean => lobbyId !== null && EVENT_LOBBIES.includes(lobbyId)
