import { createContext, Suspense, use, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { SilentBoundary } from './silent-boundary.tsx'

/** Distance ahead of the viewport. */
const AHEAD = '160px'

interface WhenNearProps {
  /** Placeholder as high as the children. */
  placeholder: ReactNode
  /** Distance ahead of the viewport, as a CSS length. */
  ahead?: string
  /** For readers without script; the children by default. */
  plain?: ReactNode
  children: ReactNode
}

/** Inside `noscript`, which must not hold another one: the first end tag would end both. */
const PlainContext = createContext(false)

/**
 * Renders and loads its children when they are about to scroll into view, then keeps them; for readers without script at once. What fails to load is left out: the
 * screen above it must not fail with it.
 */
export function WhenNear({ placeholder, ahead = AHEAD, children, plain = children }: WhenNearProps) {
  const isPlain = use(PlainContext)
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !place.current) return
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: ahead },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near, ahead])
  if (isPlain) return plain
  return near ? (
    <SilentBoundary>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </SilentBoundary>
  ) : (
    <div ref={place}>
      {placeholder}
      {/* React renders what is in it on the server only. */}
      <noscript>
        <PlainContext value={true}>{plain}</PlainContext>
      </noscript>
    </div>
  )
}
