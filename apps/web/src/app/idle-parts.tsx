import { RouteAnnouncer } from './route-announcer.tsx'
import { useFocusRescue } from './use-focus-rescue.ts'

export { prefetchLinks } from './prefetch.ts'

/** Heading focus and title announcements after navigations, and focus that is not lost. */
export function FocusCare() {
  useFocusRescue()
  return <RouteAnnouncer />
}
