import { saysSessionEnded } from '../platform/failures.ts'
import type { SessionPlatform } from '../platform/session-platform.ts'
import type { Context } from './context.ts'

/**
 * Reads something of the session for a nullable field: null for a visitor, and for a session that turns out to have ended,
 * which is then told once for the whole answer.
 * @throws PlatformRefusal | PlatformUnavailable
 */
export async function whileSignedIn<T>(
  context: Context,
  read: (platform: SessionPlatform) => Promise<T>,
): Promise<T | null> {
  const { platform } = context.session
  if (!platform) return null
  try {
    return await read(platform)
  } catch (error) {
    if (!saysSessionEnded(error)) throw error
    // Only the session this was asked in: a mutation before may have opened another.
    if (context.session.platform === platform) context.session.end()
    return null
  }
}
