import type { ApolloClient } from '@apollo/client'
import { BRAND_OFFSET_MS, DAY_CLOSING_MS } from '@playhouse/shared/limits.ts'
import { onPageShown } from '../../on-page-shown.ts'
import { refetchChanged } from './apply-event.ts'
import { serverNow } from '../../server-time.ts'

const DAY_MS = 86_400_000
/** Pages that are open at midnight do not all ask at once. */
const SPREAD_MS = 20_000
/** Browsers stop timers while the device sleeps. */
const LOOK_MS = 60_000

/** The brand's next midnight, or the closing of the day that has just ended. */
export function nextDayChange(now: number): number {
  const midnight = now - ((now + BRAND_OFFSET_MS) % DAY_MS)
  return now < midnight + DAY_CLOSING_MS ? midnight + DAY_CLOSING_MS : midnight + DAY_MS
}

/** Asks again for what changes with the brand's day, on pages that stay open. @returns stops it */
export function followDays(client: ApolloClient): () => void {
  let due = nextDayChange(serverNow())
  let looking: ReturnType<typeof setTimeout>
  let asking: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(looking)
    const now = serverNow()
    if (now >= due) {
      due = nextDayChange(now)
      clearTimeout(asking)
      asking = setTimeout(() => refetchChanged(client, { __typename: 'DayChanged' }), Math.random() * SPREAD_MS)
    }
    looking = setTimeout(look, Math.min(due - now, LOOK_MS))
  }
  look()
  const stopLooking = onPageShown(look)
  return () => {
    stopLooking()
    clearTimeout(looking)
    clearTimeout(asking)
  }
}
