import type { useViewer } from '../../access/use-viewer.ts'
import { FeedbackDesk } from './feedback-desk.tsx'
import { GuestDesk, type GuestDeskProps } from './guest-desk.tsx'
import { MemberDesk } from './member-desk.tsx'
import { useSupportForm } from './parts/use-support.ts'

export function SupportDesk({ arrival, viewer }: GuestDeskProps & { viewer: ReturnType<typeof useViewer> }) {
  const form = useSupportForm(viewer)
  if (arrival || form === 'GUEST_CASES') return <GuestDesk arrival={arrival} />
  return form === 'MEMBER_CASES' ? <MemberDesk /> : <FeedbackDesk />
}
