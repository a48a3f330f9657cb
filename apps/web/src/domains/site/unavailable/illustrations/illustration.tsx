import type { ReactNode } from 'react'

/** Decorative drawing of 360 by 220. Draw with colour tokens, so that it fits every theme and brand. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 360 220" className="h-auto w-full max-w-90" aria-hidden="true">
      {children}
    </svg>
  )
}
