import { useLocation, useNavigationType } from 'react-router-dom'
import { useRenderedAt } from '../../ui/use-now.ts'

/** Whether the browser went back to this page, which then restores its scroll position and must be complete. */
export function useGoesBack(): boolean {
  const goesBack = useNavigationType() === 'POP'
  // POP is also the type of a first navigation, whose key is "default".
  const isFirst = useLocation().key === 'default'
  // A reloaded page is a POP too; the server has rendered it without knowing.
  const isHydrating = useRenderedAt() !== undefined
  return goesBack && !isFirst && !isHydrating
}
