import type { SecretKey } from '@playhouse/server/secret-keys.ts'
import { randomBytes } from 'node:crypto'

export function randomCookieKey(): SecretKey {
  return { kid: randomBytes(4).toString('hex'), secret: new Uint8Array(randomBytes(32)) }
}
