import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { loadPart } from '../../ui/load-part.ts'

/**
 * Follows the draws of these lotteries while the component is shown: `useLiveEvent('LotteryDrawChanged', …)` hears them.
 * @returns whether events arrive, so that the page need not poll
 */
export function useLotteryDraws(codes: readonly string[]): boolean {
  const client = useApolloClient()
  const [isLive, setLive] = useState(false)
  const listed = codes.toSorted().join()
  useEffect(() => {
    if (listed === '') return
    let stop: (() => void) | undefined
    let isGone = false
    loadPart(() => import('../../graphql/live/live-client.ts')).then(
      ({ followLive }) => {
        if (!isGone) stop = followLive({ client, lotteries: listed.split(','), onStreaming: setLive })
      },
      // The page polls instead.
      () => {},
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [client, listed])
  return isLive
}
