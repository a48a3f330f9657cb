import { ScrollRestoration } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import { ShellScreen } from '../screens/shell/shell-screen.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useFocusRescue } from './use-focus-rescue.ts'

/** The frame, with scroll restoration, heading focus and title announcements. */
export function RootLayout() {
  useFocusRescue()
  return (
    <>
      <ShellScreen />
      <RouteAnnouncer />
      <ScrollRestoration getKey={placeOf} />
    </>
  )
}

/** A first navigation always has the key `default`, so the key alone would restore another page's scroll position. */
function placeOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key
}
