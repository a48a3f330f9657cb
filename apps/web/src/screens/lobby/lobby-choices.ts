import type { ApolloCache } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import type { LobbyPath } from '@playhouse/shared/game-categories.ts'
import { LobbyChoices_LobbyFragmentDoc } from './lobby-choices.generated.ts'
import type { LobbyChoices_LobbyFragment } from './lobby-choices.generated.ts'

const CHOICES = { fragment: LobbyChoices_LobbyFragmentDoc, fragmentName: 'LobbyChoices_lobby' }

const lobbyAt = (path: LobbyPath | null) => ({ __typename: 'Lobby', path }) as const

/** Whether the cache holds what a lobby's list can be narrowed down by. What failed is asked for again. */
export function holdsChoices(cache: ApolloCache, path: LobbyPath): boolean {
  const choices = cache.readFragment({ ...CHOICES, from: lobbyAt(path) })
  return Boolean(choices?.vendors && choices.facets)
}

/**
 * What a lobby's list can be narrowed down by, the same for all its pages: only the first of them asks for it.
 * @returns undefined while it is not known
 */
export function useLobbyChoices(path: LobbyPath | null): LobbyChoices_LobbyFragment | undefined {
  const { data, complete } = useFragment({ ...CHOICES, from: lobbyAt(path) })
  return complete ? data : undefined
}
