import { useFragment } from '@apollo/client/react'
import { useMemo } from 'react'
import type { LobbyId } from '@playhouse/schema/types.generated.ts'
import { Navigation_QueryFragmentDoc } from './navigation.generated.ts'
import { useNavigationVendorsQuery } from '../navigation-vendors.generated.ts'
import type { NavigationVendorsQuery } from '../navigation-vendors.generated.ts'

export type NavigationVendor = NonNullable<NavigationVendorsQuery['site']['navigation']>[number]['vendors'][number]

/** A lobby with its vendors, most played first. */
export interface NavigationLobby<Vendor = { id: string }> {
  lobby: LobbyId
  vendors: readonly Vendor[]
}

/** Lobbies with vendors, in order; null while loading or after a failure. */
export function useNavigation(): readonly NavigationLobby[] | null {
  const { data, complete } = useFragment({
    fragment: Navigation_QueryFragmentDoc,
    fragmentName: 'Navigation_query',
    from: 'ROOT_QUERY',
  })
  return complete && data.site.navigation ? getLobbies(data.site.navigation) : null
}

/** As `useNavigation`, with vendor details for the parts of the page that show them. */
export function useNavigationVendors(): readonly NavigationLobby<NavigationVendor>[] | null {
  const entries = useNavigationVendorsQuery({}).data?.site?.navigation
  return useMemo(
    () => (entries ? getLobbies(entries as Parameters<typeof getLobbies<NavigationVendor>>[0]) : null),
    [entries],
  )
}

/** One entry per lobby: LOTT and ELOTT share one, with the vendors of both. */
export function getLobbies<Vendor extends { id: string }>(
  entries: readonly { lobbyId: LobbyId; vendors: readonly Vendor[] }[],
): NavigationLobby<Vendor>[] {
  const lobbies = new Map<LobbyId, Map<string, Vendor>>()
  for (const { lobbyId: lobby, vendors } of entries) {
    if (vendors.length === 0) continue
    const known = lobbies.get(lobby) ?? new Map<string, Vendor>()
    for (const vendor of vendors) if (!known.has(vendor.id)) known.set(vendor.id, vendor)
    lobbies.set(lobby, known)
  }
  return [...lobbies].map(([lobby, vendors]) => ({ lobby, vendors: [...vendors.values()] }))
}
