import { SealError } from '@playhouse/platform-api/seal-payload.ts'
import { type CipherName, openBody } from '@playhouse/platform-api/sealing.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { sealUse } from '../../db/tables/sealing.ts'
import { platformError } from '../../request/platform-error.ts'
import type { SealingKeys } from './sealing-keys.ts'

/**
 * Opens sealed bodies `{ value: "…" }` by their `Encryption` header, each once.
 * @param allowed the ciphers the brand accepts
 * @throws PlatformError request_body_required if it is not sealed, cannot be opened, is too old, or was used
 * before
 */
export function createBodyOpener(
  database: Database,
  keys: SealingKeys,
  allowed: readonly CipherName[],
): (body: unknown, encryption: string) => Promise<unknown> {
  return async (body, encryption) => {
    const value = sealedText(body)
    if (!value) throw platformError('request_body_required')
    const open = async () => openBody({ value, encryption }, await keys.privateKeys(), { allowed })
    const opened = await open()
      // Another platform process may have created the key since these were read.
      .catch(async (cause: unknown) => {
        if (!(cause instanceof SealError) || !(await keys.refresh())) throw cause
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
