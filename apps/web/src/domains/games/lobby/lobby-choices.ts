import type { ApolloCache } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import type { LobbyId } from '@playhouse/shared/game-categories.ts'
import { LobbyChoices_LobbyFragmentDoc } from './lobby-choices.generated.ts'
import type { LobbyChoices_LobbyFragment } from './lobby-choices.generated.ts'

const CHOICES = { fragment: LobbyChoices_LobbyFragmentDoc, fragmentName: 'LobbyChoices_lobby' }

const lobbyRef = (id: LobbyId | null) => ({ __typename: 'Lobby', id }) as const

export function holdsChoices(cache: ApolloCache, id: LobbyId): boolean {
  const choices = cache.readFragment({ ...CHOICES, from: lobbyRef(id) })
  return Boolean(choices?.vendors && choices.facets)
}

/** The lobby's vendors and filters, fetched with its first page only; undefined while loading. */
export function useLobbyChoices(id: LobbyId | null): LobbyChoices_LobbyFragment | undefined {
  const { data, complete } = useFragment({ ...CHOICES, from: lobbyRef(id) })
  return complete ? data : undefined
}
