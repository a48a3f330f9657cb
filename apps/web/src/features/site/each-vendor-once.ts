import type { NavigationLobby, NavigationVendor } from './use-navigation.ts'

/** The vendors of all lobbies in the order they are met, each once. */
export function eachVendorOnce(lobbies: readonly NavigationLobby[]): NavigationVendor[] {
  const met = new Map<string, NavigationVendor>()
  for (const { vendors } of lobbies) for (const vendor of vendors) if (!met.has(vendor.id)) met.set(vendor.id, vendor)
  return [...met.values()]
}
