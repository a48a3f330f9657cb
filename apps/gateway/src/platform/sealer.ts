import { sealBody } from '@playhouse/platform-api/sealing.ts'
import type { sealingKeys } from '@playhouse/platform-api/site.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { PlatformRefusal, PlatformUnavailable } from './failures.ts'

type Keys = ValueOf<typeof sealingKeys>['keys']

/**
 * Runs `send` with `body` sealed for the platform's newest key. When the platform cannot open it, its keys have changed:
 * they are read anew and the call is made once more, which is safe because nothing was done.
 * @param keysOf the platform's public keys, `fresh` past any cache
 */
export async function sendSealed<T>(
  body: unknown,
  keysOf: (fresh: boolean) => Promise<Keys>,
  send: (sealed: { value: string; kid: string }) => Promise<T>,
): Promise<T> {
  const attempt = async (fresh: boolean) => {
    const [key] = await keysOf(fresh)
    if (!key) throw new PlatformUnavailable('bad_answer', 'the platform has no sealing key')
    return send({ ...(await sealBody(body, key)), kid: key.kid })
  }
  try {
    return await attempt(false)
  } catch (error) {
    if (error instanceof PlatformRefusal && error.code === 'request_body_required') return attempt(true)
    throw error
  }
}
