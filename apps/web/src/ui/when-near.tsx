import { Suspense, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { SilentBoundary } from './silent-boundary.tsx'

/** Distance ahead of the viewport. */
const AHEAD = '160px'

interface WhenNearProps {
  /** Placeholder as high as the children. */
  placeholder: ReactNode
  /** Distance ahead of the viewport, as a CSS length. */
  ahead?: string
  children: ReactNode
}

/**
 * Renders and loads its children when they are about to scroll into view, then keeps them. What fails to load is left out: the
 * screen above it must not fail with it.
 */
export function WhenNear({ placeholder, ahead = AHEAD, children }: WhenNearProps) {
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
  return near ? (
    <SilentBoundary>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </SilentBoundary>
  ) : (
    <div ref={place}>{placeholder}</div>
  )
}
