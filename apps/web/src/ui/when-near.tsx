import { Suspense, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** Begins to load this far ahead of the view. */
const AHEAD = '160px'

interface WhenNearProps {
  /** Holds the place, as high as the children will be. */
  placeholder: ReactNode
  children: ReactNode
}

/** What is drawn, and its code loaded, only when it is about to be scrolled into view; then it stays. */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !place.current) return
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near])
  return near ? <Suspense fallback={placeholder}>{children}</Suspense> : <div ref={place}>{placeholder}</div>
}
