import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { openSessions } from '@playhouse/platform-api/session.ts'
import { dateTime } from '../base/scalars.ts'

export function activeSession({
  id,
  ip,
  device,
  createdAt,
  lastSeenAt,
  current,
}: ValueOf<typeof openSessions>['sessions'][number]) {
  return {
    __typename: 'ActiveSession' as const,
    id,
    isCurrent: current,
    ipAddress: ip,
    device: device ?? null,
    openedAt: dateTime(createdAt),
    lastSeenAt: dateTime(lastSeenAt),
  }
}
