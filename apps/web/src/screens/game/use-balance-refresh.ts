import { useApolloClient } from '@apollo/client/react'
import { useMemo } from 'react'
import { forgetPlayed } from '../../features/games/forget-played.ts'
import { BalanceDocument } from '../../features/wallet/balance.generated.ts'
import { oneAtATime } from './one-at-a-time.ts'

/**
 * Asks the platform for the balance, which every place on the page then shows; lists of what was played are asked for anew when
 * they are next shown. Rounds that come fast share a question.
 */
export function useBalanceRefresh(): () => void {
  const client = useApolloClient()
  return useMemo(
    () =>
      oneAtATime(() => {
        forgetPlayed(client.cache)
        return client.query({ query: BalanceDocument, fetchPolicy: 'network-only' })
      }),
    [client],
  )
}
