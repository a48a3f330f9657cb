import { MomentTip } from './moment-tip.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useFocusRescue } from './use-focus-rescue.ts'

export { prefetchLinks } from './prefetch.ts'

/** Heading focus and title announcements after navigations, focus that is not lost, and exact times. */
export function FocusCare() {
  useFocusRescue()
  return (
    <>
      <RouteAnnouncer />
      <MomentTip />
    </>
  )
}
