import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { loadPart } from '../../ui/load-part.ts'

/**
 * Follows public events while the component is mounted and `isWanted`, including draws of these lotteries;
 * `useLiveEvent` receives them.
 * @returns whether events arrive, so that the page need not poll
 */
export function usePublicLive(isWanted: boolean, lotteries: readonly string[] = []): boolean {
  const client = useApolloClient()
  const [isLive, setLive] = useState(false)
  const listed = lotteries.toSorted().join()
  useEffect(() => {
    if (!isWanted) return
    let stop: (() => void) | undefined
    let isGone = false
    loadPart(() => import('./live-client.ts')).then(
      ({ followLive }) => {
        if (isGone) return
        stop = followLive({ client, ...(listed !== '' && { lotteries: listed.split(',') }), onStreaming: setLive })
      },
      // The page polls instead.
      () => {},
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [client, isWanted, listed])
  return isLive
}
