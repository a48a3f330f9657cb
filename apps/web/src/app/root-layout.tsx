import { useState } from 'react'
import { ScrollRestoration, useLocation } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import { ShellScreen } from './shell/shell-screen.tsx'
import { HasNavigatedContext } from '../ui/has-navigated.ts'
import { idleComponent } from '../ui/idle-component.tsx'

const FocusCare = idleComponent(async () => (await import('./idle-parts.tsx')).FocusCare)

/** The frame, with scroll restoration, heading focus and title announcements. */
export function RootLayout() {
  const { key } = useLocation()
  const [firstKey] = useState(key)
  const [hasNavigated, setNavigated] = useState(false)
  if (key !== firstKey && !hasNavigated) setNavigated(true)
  return (
    <HasNavigatedContext value={hasNavigated}>
      <ShellScreen />
      <FocusCare />
      <ScrollRestoration getKey={getPlace} />
    </HasNavigatedContext>
  )
}

/** A first navigation always has the key `default`, so the key alone would restore another page's scroll position. */
function getPlace({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key
}
