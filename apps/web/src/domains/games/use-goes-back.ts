import { use } from 'react'
import { useNavigationType } from 'react-router-dom'
import { HasNavigatedContext } from '../../ui/has-navigated.ts'

/** Whether the browser went back to this page, which then restores its scroll position and must be complete. */
export function useGoesBack(): boolean {
  const goesBack = useNavigationType() === 'POP'
  // POP is also the type of the first navigation.
  return use(HasNavigatedContext) && goesBack
}
