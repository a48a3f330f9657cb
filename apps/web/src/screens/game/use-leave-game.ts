import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { forgetPlayed } from '../../features/games/forget-played.ts'
import { CollectVendorBalancesDocument } from '../../features/wallet/collect-vendor-balances.generated.ts'

let leaving: Promise<unknown> = Promise.resolve()

/** Resolves when the vendor balances of left games are collected. A launch must wait, or the money would move under it. */
export const pendingLeave = (): Promise<unknown> => leaving

/** Collects the vendor's balance in the background. On failure it stays at the vendor, shown in the account, until the next launch. */
export function useLeaveGame(vendorId: string): () => void {
  const client = useApolloClient()
  return useCallback(() => {
    forgetPlayed(client.cache)
    leaving = client
      .mutate({ mutation: CollectVendorBalancesDocument, variables: { input: { vendorId } } })
      .catch(() => undefined)
  }, [client, vendorId])
}
