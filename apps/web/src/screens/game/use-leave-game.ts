import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { forgetPlayed } from '../../features/games/forget-played.ts'
import { CollectVendorBalancesDocument } from '../../features/wallet/collect-vendor-balances.generated.ts'

let leaving: Promise<unknown> = Promise.resolve()

/** Settles when what lay at the vendors of games that were left is back, or stays there: a game opened before would find it gone. */
export const pendingLeave = (): Promise<unknown> => leaving

/**
 * Leaves a game behind: brings back what lies at its vendor, silently, with the balance as it then is. What stays there is shown in
 * the account, and comes along when the next game is opened.
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
