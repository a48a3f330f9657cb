import { useLocation, useNavigationType } from 'react-router-dom'

/** Whether the visitor came back to this page by the browser's history: then it returns to where it was scrolled to, and must be whole. */
export function useGoesBack(): boolean {
  const goesBack = useNavigationType() === 'POP'
  // A page that is opened anew counts as going back too, and has the first of all keys.
  const opensAnew = useLocation().key === 'default'
  return goesBack && !opensAnew
}
