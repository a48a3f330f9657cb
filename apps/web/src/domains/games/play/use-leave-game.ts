import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { forgetPlayed } from '../forget-played.ts'
import { CollectVendorBalancesDocument } from '../../wallet/parts/collect-vendor-balances.generated.ts'

let leaving: Promise<unknown> = Promise.resolve()

/**
 * Resolves once the vendor balances of closed games are collected. Launches must wait, because both move the same
 * money.
 */
export const pendingLeave = (): Promise<unknown> => leaving

/**
 * Collects the vendor's balance in the background. On failure it stays at the vendor until the next launch, and the
 * account shows it.
 */
export function useLeaveGame(vendorId: string): () => void {
  const client = useApolloClient()
  return useCallback(() => {
    forgetPlayed(client.cache)
    leaving = client
      .mutate({ mutation: CollectVendorBalancesDocument, variables: { input: { vendorId } } })
      .catch(() => undefined)
  }, [client, vendorId])
}
