import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { openSessions } from '@playhouse/platform-api/session.ts'
import { dateTime } from '../base/scalars.ts'

/** OpenSession of the graph. */
export function openSession({
  id,
  ip,
  device,
  createdAt,
  lastSeenAt,
  current,
}: ValueOf<typeof openSessions>['sessions'][number]) {
  return {
    __typename: 'OpenSession' as const,
    id,
    current,
    address: ip,
    device: device ?? null,
    openedAt: dateTime(createdAt),
    lastSeenAt: dateTime(lastSeenAt),
  }
}
