import { useLayoutEffect, useRef, useState } from 'react'

/** A ref for an element and the width of its content box in whole pixels, kept while it is resized; 0 before the first layout. */
export function useWidth<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
