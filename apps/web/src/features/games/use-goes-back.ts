import { useLocation, useNavigationType } from 'react-router-dom'

/** Whether the browser went back to this page, which then restores its scroll position and must be complete. */
export function useGoesBack(): boolean {
  const goesBack = useNavigationType() === 'POP'
  // POP is also the type of a first navigation, whose key is "default".
  const isFirst = useLocation().key === 'default'
  return goesBack && !isFirst
}
