import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { SealedBody } from '@playhouse/platform-api/seal-payload.ts'
import { type CipherName, sealBody } from '@playhouse/platform-api/sealing.ts'
import type { sealingKeys } from '@playhouse/platform-api/site.ts'
import { PlatformRefusal, PlatformUnavailable } from './failures.ts'

/** Loads the platform's public keys, newest first; `fresh` bypasses the cache. */
export type LoadSealingKeys = (fresh: boolean) => Promise<ValueOf<typeof sealingKeys>['keys']>

/**
 * Runs `send` with `body` sealed for the platform's newest key. A platform that cannot open it has rotated its keys and has done
 * nothing yet, so the call is sent once more for fresh keys.
 */
export async function sendSealed<T>(
  body: unknown,
  cipher: CipherName,
  loadKeys: LoadSealingKeys,
  send: (sealed: SealedBody) => Promise<T>,
): Promise<T> {
  const attempt = async (fresh: boolean) => {
    const [key] = await loadKeys(fresh)
    if (!key) throw new PlatformUnavailable('bad_answer', 'the platform has no sealing key')
    return send(await sealBody(body, key, { cipher }))
  }
  try {
    return await attempt(false)
  } catch (error) {
    if (error instanceof PlatformRefusal && error.code === 'request_body_required') return attempt(true)
    throw error
  }
}
