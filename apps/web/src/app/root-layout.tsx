import { ScrollRestoration } from 'react-router-dom'
import { ShellScreen } from '../screens/shell/shell-screen.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'

/** The frame, with what a change of page needs: its scroll position back, its heading focused, its title read. */
export function RootLayout() {
  return (
    <>
      <ShellScreen />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  )
}
