import type { ReactNode } from 'react'
import { useIsExcluded } from '../../../access/restriction.ts'
import { useViewer } from '../../../access/use-viewer.ts'

/**
 * Offers and other invitations to play, which an account on a break does not see. A member's page is served as a visitor's: there they keep
 * their space and stay unseen until it is known whose it is, and have none where the account was on a break before.
 */
export function Advert({ children }: { children: ReactNode }) {
  const viewer = useViewer()
  if (useIsExcluded()) return null
  return <div className={viewer ? 'contents' : 'contents member:invisible excluded:hidden'}>{children}</div>
}
