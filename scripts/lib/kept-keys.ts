import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DATA } from './settings.ts'

/** A fresh key: `kid:base64url of 32 bytes`. */
export function makeKey(): string {
  return `${randomBytes(3).toString('hex')}:${randomBytes(32).toString('base64url')}`
}

/** The gateway's keys: COOKIE_KEYS, or one made on first start and kept, so that a restart signs nobody out. */
export function keptCookieKeys(): string {
  return process.env.COOKIE_KEYS || keptIn('cookie-keys')
}

/** The platform's keys: SECRET_KEYS, or one made on first start and kept, without which authenticators could not be read. */
export function keptSecretKeys(): string {
  return process.env.SECRET_KEYS || keptIn('secret-keys')
}

/** What vendors' signing keys come from: SEAMLESS_SECRET, or one kept likewise, so that open rounds outlive a restart. */
export function keptSeamlessSecret(): string {
  return process.env.SEAMLESS_SECRET || keptIn('seamless-secret')
}

function keptIn(name: string): string {
  const file = join(DATA, name)
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${makeKey()}\n`, { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}
