import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DATA } from './settings.ts'

/** A fresh key: `kid:base64url of 32 bytes`. */
export function makeKey(): string {
  return `${randomBytes(3).toString('hex')}:${randomBytes(32).toString('base64url')}`
}

/** COOKIE_KEYS, or a key generated on first start and stored, so that a restart logs nobody out. */
export function storedCookieKeys(): string {
  return process.env.COOKIE_KEYS || readOrCreateKey('cookie-keys')
}

/** SECRET_KEYS, or a stored key, without which authenticators could not be decrypted. */
export function storedSecretKeys(): string {
  return process.env.SECRET_KEYS || readOrCreateKey('secret-keys')
}

/** SEAMLESS_SECRET, from which vendors' signing keys derive, or a stored one, so that open rounds survive a restart. */
export function storedSeamlessSecret(): string {
  return process.env.SEAMLESS_SECRET || readOrCreateKey('seamless-secret')
}

function readOrCreateKey(name: string): string {
  const file = join(DATA, name)
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${makeKey()}\n`, { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}
