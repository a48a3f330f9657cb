import { ScrollRestoration } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import { ShellScreen } from '../screens/shell/shell-screen.tsx'
import { idleComponent } from '../ui/idle-component.tsx'

const FocusCare = idleComponent(async () => (await import('./idle-parts.tsx')).FocusCare)

/** The frame, with scroll restoration, heading focus and title announcements. */
export function RootLayout() {
  return (
    <>
      <ShellScreen />
      <FocusCare />
      <ScrollRestoration getKey={placeOf} />
    </>
  )
}

/** A first navigation always has the key `default`, so the key alone would restore another page's scroll position. */
function placeOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key
}
