import { openBody, SealError } from '@playhouse/platform-api/sealing.ts'
import { decodeProtectedHeader } from 'jose'
import type { Database } from '../../db/database.ts'
import { sealUse } from '../../db/tables/sealing.ts'
import { platformError } from '../../http/platform-error.ts'
import type { SealingKeys } from './sealing-keys.ts'

/**
 * Opens a sealed body `{ value: "<jwe>" }`, each once.
 * @throws PlatformError request_body_required when it is not sealed, cannot be opened, is too old, or was opened before
 */
export function sealedBodyOpener(database: Database, keys: SealingKeys): (body: unknown) => Promise<unknown> {
  return async (body) => {
    const sealed = sealedText(body)
    const kid = sealed && keyIdOf(sealed)
    if (!sealed || !kid) throw platformError('request_body_required')
    const key = await keys.privateKey(kid)
    const opened = await openBody(sealed, () => key).catch((cause: unknown) => {
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

function keyIdOf(sealed: string): string | undefined {
  try {
    return decodeProtectedHeader(sealed).kid
  } catch {
    // Not in the form of a JWE: refused by the caller.
    return undefined
  }
}
