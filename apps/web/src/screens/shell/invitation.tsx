import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../ui/load-part.ts'
import { PartBoundary } from '../crash/part-boundary.tsx'
import { dropInvitation, invitationRequest } from './invitation-request.ts'

const InvitationDialog = lazyPart(async () => (await import('./invitation-dialog.tsx')).InvitationDialog)

/** The member's own invitation, while it is asked for. */
export function Invitation() {
  const open = useSyncExternalStore(invitationRequest.subscribe, invitationRequest.read)
  if (!open) return null
  return (
    <PartBoundary onDismiss={dropInvitation}>
      <Suspense>
        <InvitationDialog onClose={dropInvitation} />
      </Suspense>
    </PartBoundary>
  )
}
