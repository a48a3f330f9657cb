import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { forgetPlayed } from '../forget-played.ts'
import { CollectVendorBalancesDocument } from '../../wallet/parts/collect-vendor-balances.generated.ts'

let leaving: Promise<unknown> = Promise.resolve()

/**
 * Resolves once the vendor balances of closed games are collected. Launches must wait, because both move the same
 * money.
 */
export const pendingLeave = (): Promise<unknown> => leaving

/**
 * Collects the vendor's balance in the background, also while the page is being closed. On failure it stays at the vendor until it is
 * needed, and the balance shows it.
 */
export function useLeaveGame(vendorId: string): () => void {
  const client = useApolloClient()
  return useCallback(() => {
    forgetPlayed(client.cache)
    leaving = client
      .mutate({
        mutation: CollectVendorBalancesDocument,
        variables: { input: { vendorId } },
        context: { fetchOptions: { keepalive: true } },
      })
      .catch(() => undefined)
  }, [client, vendorId])
}

/**
 * Calls `come` and `go` for each time in which the game is on the page: the page may also be closed, loaded again or left for another
 * one, and come back out of the browser's memory.
 */
export function usePresence({ come, go }: { come: () => void; go: () => void }): void {
  const coming = useEffectEvent(come)
  const going = useEffectEvent(go)
  useEffect(() => {
    coming()
    const leave = () => going()
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) coming()
    }
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
      going()
    }
  }, [])
}
