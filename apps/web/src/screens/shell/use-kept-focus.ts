import { useEffect, useRef } from 'react'

/**
 * What was pressed to sign in or out is gone once that is done: then the page's content gets the focus, not the page's beginning.
 * @param who the account's name, null for a visitor, undefined while that is not known
 */
export function useKeptFocus(who: string | null | undefined): void {
  const before = useRef(who)
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== who
    before.current = who
    if (changed && document.activeElement === document.body) {
      document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [who])
}
