import { ScrollRestoration } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import { ShellScreen } from '../screens/shell/shell-screen.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'

/** The frame, with what a change of page needs: its scroll position back, its heading focused, its title read. */
export function RootLayout() {
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
