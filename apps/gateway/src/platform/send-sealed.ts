import type { BodyCipher } from '@playhouse/platform-api/body-cipher.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { SealedBody } from '@playhouse/platform-api/seal-payload.ts'
import type { sealingKeys } from '@playhouse/platform-api/site.ts'
import { FeatureAbsent, PlatformRefusal, PlatformUnavailable } from './failures.ts'

const NO_KEYS = 'the platform has no sealing keys: does PAYLOAD_CIPHER fit it?'

/** Loads the platform's public keys, newest first; `fresh` bypasses the cache. */
export type LoadSealingKeys = (fresh: boolean) => Promise<ValueOf<typeof sealingKeys>['keys']>

/**
 * Runs `send` with `body` sealed for the platform, or without a sealed body where the platform takes plain ones. A platform that cannot open it
 * has rotated its keys and has done nothing yet, so the call is sent once more for fresh keys.
 */
export async function sendSealed<T>(
  body: unknown,
  cipher: BodyCipher | undefined,
  loadKeys: LoadSealingKeys,
  send: (sealed: SealedBody | undefined) => Promise<T>,
): Promise<T> {
  if (!cipher) return send(undefined)
  const attempt = async (fresh: boolean) => {
    const load = async () => {
      const keys = await loadKeys(fresh).catch((error: unknown) => {
        if (error instanceof FeatureAbsent) return []
        throw error
      })
      // Never sent open instead: which cipher the platform takes, its operator decides.
      if (keys.length === 0) throw new PlatformUnavailable('bad_answer', NO_KEYS)
      return keys
    }
    return send(await cipher.seal(body, { loadKeys: load }))
  }
  try {
    return await attempt(false)
  } catch (error) {
    if (cipher.retries && error instanceof PlatformRefusal && error.code === 'request_body_required')
      return attempt(true)
    throw error
  }
}
