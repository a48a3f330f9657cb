import { SealError } from '@playhouse/platform-api/seal-payload.ts'
import { type CipherName, openBody } from '@playhouse/platform-api/sealing.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { sealUse } from '../../db/tables/sealing.ts'
import { platformError } from '../../http/platform-error.ts'
import type { SealingKeys } from './sealing-keys.ts'

/**
 * Opens a sealed body `{ value: "…" }` that came with a header `Encryption`, each once.
 * @param allowed the ciphers that the brand takes
 * @throws PlatformError request_body_required when it is not sealed, cannot be opened, is too old, or was opened before
 */
export function sealedBodyOpener(
  database: Database,
  keys: SealingKeys,
  allowed: readonly CipherName[],
): (body: unknown, encryption: string) => Promise<unknown> {
  return async (body, encryption) => {
    const value = sealedText(body)
    if (!value) throw platformError('request_body_required')
    const open = async () => openBody({ value, encryption }, await keys.privateKeys(), { allowed })
    const opened = await open()
      // Another platform over the same database may have made the key since these were read.
      .catch(async (cause: unknown) => {
        if (!(cause instanceof SealError) || !(await keys.reread())) throw cause
        return open()
      })
      .catch((cause: unknown) => {
        throw cause instanceof SealError ? platformError('request_body_required') : cause
      })
    const first = await database.insert(sealUse).values({ jti: opened.jti }).onConflictDoNothing().returning()
    if (first.length === 0) throw platformError('request_body_required')
    return opened.body
  }
}

function sealedText(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('value' in body)) return undefined
  return typeof body.value === 'string' ? body.value : undefined
}
