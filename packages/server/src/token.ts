import { createHash, randomBytes } from 'node:crypto'

const TOKEN = /^[\w-]{43}$/

/** A fresh token: 32 random bytes, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 to store instead of the token. A token has 256 random bits, so no slow hash is needed. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function isToken(text: string | undefined): text is string {
  return text !== undefined && TOKEN.test(text)
}
