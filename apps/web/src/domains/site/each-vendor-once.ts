import type { NavigationLobby } from './parts/use-navigation.ts'

/** Distinct vendors of all lobbies, in order of first occurrence. */
export function eachVendorOnce<Vendor extends { id: string }>(lobbies: readonly NavigationLobby<Vendor>[]): Vendor[] {
  const met = new Map<string, Vendor>()
  for (const { vendors } of lobbies) for (const vendor of vendors) if (!met.has(vendor.id)) met.set(vendor.id, vendor)
  return [...met.values()]
}
