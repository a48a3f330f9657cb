import type { ReactNode } from 'react'
import { useIsAdvertFree } from '../../../access/restriction.ts'
import { useViewer } from '../../../access/use-viewer.ts'

/**
 * Offers and other invitations to play, which an account on a break does not see, nor a member to whom the site has just spoken about their play. A
 * member's page is served as a visitor's: there they keep their space and stay unseen until it is known whose it is, and have none where that was so
 * before.
 */
export function Advert({ children }: { children: ReactNode }) {
  const viewer = useViewer()
  if (useIsAdvertFree()) return null
  return <div className={viewer ? 'contents' : 'contents member:invisible quiet:hidden'}>{children}</div>
}
