import type { SecretKey } from '@playhouse/shared/secret-keys.ts'
import { randomBytes } from 'node:crypto'

/** A key by chance that seals session cookies. */
export function randomCookieKey(): SecretKey {
  return { kid: randomBytes(4).toString('hex'), secret: new Uint8Array(randomBytes(32)) }
}
