import { serverNow } from '../server-time.ts'
import { createContext, useContext, useSyncExternalStore } from 'react'

/** When the server rendered the page, in epoch milliseconds; undefined for a page that the browser renders. */
export const RenderedAtContext = createContext<number | undefined>(undefined)

const NEVER = () => () => {}

/** When the server rendered this page, while it is being hydrated and on the server itself; otherwise undefined. */
export function useRenderedAt(): number | undefined {
  const renderedAt = useContext(RenderedAtContext)
  const isHydrating = useSyncExternalStore(
    NEVER,
    () => false,
    () => true,
  )
  return isHydrating ? renderedAt : undefined
}

/** The platform's time at this render, in epoch milliseconds. While a page is hydrated it is the time at which the server rendered it. */
export function useNow(): number {
  const renderedAt = useRenderedAt()
  // oxlint-disable-next-line react/purity -- The time of this render is what is asked for.
  return renderedAt ?? serverNow()
}
