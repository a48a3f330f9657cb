import { useLocation } from 'react-router-dom'
import { isOpenWhileClosed, isOpenWhileClosing } from '../../access/open-pages.ts'
import { useIsClosing } from '../../access/restriction.ts'
import { useSiteFacts } from './parts/use-site-facts.ts'

/** The view in place of the page: the notice of a closed site, or the payout of an account that is being closed. */
export function useCover(): 'CLOSED_SITE' | 'CLOSING' | null {
  const site = useSiteFacts()
  const isClosing = useIsClosing()
  const { pathname } = useLocation()
  if (site?.status && site.status.state !== 'NORMAL' && !isOpenWhileClosed(pathname)) return 'CLOSED_SITE'
  return isClosing && !isOpenWhileClosing(pathname) ? 'CLOSING' : null
}
