import { useApolloClient } from '@apollo/client/react'
import { useMemo } from 'react'
import { BalanceDocument } from '../../features/wallet/balance.generated.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** Asks the platform for the balance, which every place on the page then shows. Rounds that come fast share a question. */
export function useBalanceRefresh(): () => void {
  const client = useApolloClient()
  return useMemo(
    () => oneAtATime(() => client.query({ query: BalanceDocument, fetchPolicy: 'network-only' })),
    [client],
  )
}
