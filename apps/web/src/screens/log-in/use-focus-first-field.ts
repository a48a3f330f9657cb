import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Puts the focus on the first field of a box when what is in it changes. A dialog's own focus would be the first tab.
 * @param content names what is in the box
 * @param fromStart also when the box appears, as in a dialog; on a page the heading has the focus then
 */
export function useFocusFirstField(content: string, fromStart: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const seen = useRef(fromStart ? '' : content)
  useEffect(() => {
    if (seen.current === content) return
    seen.current = content
    box.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
  }, [content])
  return box
}
