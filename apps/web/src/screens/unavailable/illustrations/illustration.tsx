import type { ReactNode } from 'react'

/**
 * A scene that stands where a page would be, drawn in the page's own tokens, so that it fits every theme and brand: 360 by 220.
 * Decoration: what it shows is said in words beside it.
 */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 360 220" className="h-auto w-full max-w-90" aria-hidden="true">
      {children}
    </svg>
  )
}
