import { useDeferredValue } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Whether what lies below the fold is to be drawn: not with what is in view but right after it, so that the latter is there sooner and a
 * press in between is answered. Who goes back finds all of it at once, since the page returns to where it was scrolled to.
 */
export function useBelowFold(): boolean {
  const goesBack = useNavigationType() === 'POP'
  // A page that is opened anew counts as going back too, and has the first of all keys.
  const opensAnew = useLocation().key === 'default'
  return useDeferredValue(true, goesBack && !opensAnew)
}
