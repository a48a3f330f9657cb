import type { NavigationLobby, NavigationVendor } from './use-navigation.ts'

/** Distinct vendors of all lobbies, in order of first occurrence. */
export function eachVendorOnce(lobbies: readonly NavigationLobby[]): NavigationVendor[] {
  const met = new Map<string, NavigationVendor>()
  for (const { vendors } of lobbies) for (const vendor of vendors) if (!met.has(vendor.id)) met.set(vendor.id, vendor)
  return [...met.values()]
}
