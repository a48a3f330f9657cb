import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { openSessions } from '@playhouse/platform-api/session.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'

/** The account's open sessions. @throws PlatformRefusal | PlatformUnavailable */
export async function readSessions(platform: SessionPlatform) {
  return (await platform.read(openSessions, {})).sessions.map(activeSession)
}

function activeSession({
  id,
  ip,
  device,
  createdAt,
  lastSeenAt,
  current,
}: ValueOf<typeof openSessions>['sessions'][number]) {
  return {
    id,
    isCurrent: current,
    ipAddress: ip,
    device: device ?? null,
    openedAt: createdAt,
    lastSeenAt,
  }
}
