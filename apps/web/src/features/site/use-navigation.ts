import { useFragment } from '@apollo/client/react'
import type { LobbyId } from '@playhouse/schema/types.generated.ts'
import { Navigation_QueryFragmentDoc } from './navigation.generated.ts'
import type { Navigation_QueryFragment } from './navigation.generated.ts'

type Entries = NonNullable<Navigation_QueryFragment['site']['navigation']>
export type NavigationVendor = Entries[number]['vendors'][number]

/** A lobby with its vendors, most played first. */
export interface NavigationLobby {
  lobby: LobbyId
  vendors: readonly NavigationVendor[]
}

/** Lobbies with vendors, in order; null while loading or after a failure. */
export function useNavigation(): readonly NavigationLobby[] | null {
  const { data, complete } = useFragment({
    fragment: Navigation_QueryFragmentDoc,
    fragmentName: 'Navigation_query',
    from: 'ROOT_QUERY',
  })
  return complete && data.site.navigation ? lobbiesOf(data.site.navigation) : null
}

/** One entry per lobby: LOTT and ELOTT share one, with the vendors of both. */
export function lobbiesOf(entries: Entries): NavigationLobby[] {
  const lobbies = new Map<LobbyId, Map<string, NavigationVendor>>()
  for (const { lobbyId: lobby, vendors } of entries) {
    if (vendors.length === 0) continue
    const known = lobbies.get(lobby) ?? new Map<string, NavigationVendor>()
    for (const vendor of vendors) if (!known.has(vendor.id)) known.set(vendor.id, vendor)
    lobbies.set(lobby, known)
  }
  return [...lobbies].map(([lobby, vendors]) => ({ lobby, vendors: [...vendors.values()] }))
}
