import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DATA } from './settings.ts'

const FILE = join(DATA, 'cookie-keys')

/** A fresh key in the gateway's form: `kid:base64url of 32 bytes`. */
export function makeCookieKey(): string {
  return `${randomBytes(3).toString('hex')}:${randomBytes(32).toString('base64url')}`
}

/** The gateway's keys: COOKIE_KEYS, or one made on first start and kept, so that a restart signs nobody out. */
export function keptCookieKeys(): string {
  if (process.env.COOKIE_KEYS) return process.env.COOKIE_KEYS
  if (!existsSync(FILE)) {
    mkdirSync(dirname(FILE), { recursive: true })
    writeFileSync(FILE, `${makeCookieKey()}\n`, { mode: 0o600 })
  }
  return readFileSync(FILE, 'utf8').trim()
}
