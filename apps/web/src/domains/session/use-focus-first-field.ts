import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Focuses the first field when the content changes; a dialog by itself would focus the first tab.
 * @param content identifies the content
 * @param fromStart also on mount, as in a dialog; on a page the heading has the focus
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
