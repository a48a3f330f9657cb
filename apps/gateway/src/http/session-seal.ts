import type { SecretKey } from '@playhouse/server/secret-keys.ts'
import { CompactEncrypt } from 'jose'
import { LRUCache } from 'lru-cache'
import { createDecipheriv } from 'node:crypto'
import * as z from 'zod'

export const REMEMBER_COOKIE_MS = 86_400_000

const sealedSession = z.object({
  /** The platform's token. Leaves the gateway only in calls to the platform and sealed in this cookie. */
  token: z.string().min(16),
  cdnSeed: z.string(),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  /** Epoch milliseconds. */
  sealedAt: z.number().default(0),
  /** Lasts a day instead of until the browser closes. */
  remember: z.boolean(),
  /** `Viewer.id`; undefined until the platform has named the account. */
  viewerId: z.string().optional(),
})

/** Parts of the compact serialization (RFC 7516, 7.1): an empty key, because `dir` wraps none, then IV, ciphertext and tag. */
const compactParts = z.tuple([z.literal(''), z.string(), z.string(), z.string()])
const sealedHeader = z.object({ alg: z.literal('dir'), enc: z.literal('A256GCM'), kid: z.string() })
/** A shorter tag, which would be forged more easily, is refused. */
const GCM = { authTagLength: 16 }

export type SealedSession = Omit<z.output<typeof sealedSession>, 'sealedAt'>

/** `isDue`: seal it again, because of its age or because its key is being rotated out. */
export type OpenedSession = SealedSession & { isDue: boolean }

export const RESEAL_EVERY_MS = 15 * 60_000

/** Each takes about a kilobyte. */
const OPENED_MAX = 10_000

/** Content of a cookie, expired or not. */
interface Unsealed {
  session: SealedSession
  sealedAt: number
  kid: string
}

/** Seals sessions into a cookie value as JWE, `dir` with A256GCM (RFC 7516, 7518). */
export class SessionSeal {
  readonly #keys: ReadonlyMap<string, Uint8Array>
  readonly #sealing: SecretKey
  /** Opened sessions by cookie. Decrypting takes longer than everything else that a request needs of its session. */
  readonly #opened = new LRUCache<string, Unsealed>({ max: OPENED_MAX })

  /** The first key seals, all open. @throws Error without a key */
  constructor(keys: readonly SecretKey[]) {
    const [sealing] = keys
    if (!sealing) throw new Error('No cookie key.')
    this.#sealing = sealing
    this.#keys = new Map(keys.map(({ kid, secret }) => [kid, secret]))
  }

  seal(session: SealedSession, now = Date.now()): Promise<string> {
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ ...session, sealedAt: now })))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: this.#sealing.kid })
      .encrypt(this.#sealing.secret)
  }

  /** Undefined for anything that no known key sealed, or that has expired. */
  open(cookie: string, now = Date.now()): OpenedSession | undefined {
    const opened = this.#opened.get(cookie) ?? this.#unseal(cookie)
    if (!opened || now - opened.session.createdAt > REMEMBER_COOKIE_MS) return undefined
    const { session, sealedAt, kid } = opened
    return { ...session, isDue: kid !== this.#sealing.kid || now - sealedAt > RESEAL_EVERY_MS }
  }

  /** By `node:crypto`, because jose opens asynchronously, and everything that a request is limited by waits for it. */
  #unseal(cookie: string): Unsealed | undefined {
    try {
      const [header = '', ...parts] = cookie.split('.')
      const { kid } = sealedHeader.parse(JSON.parse(Buffer.from(header, 'base64url').toString()))
      const [, iv, ciphertext, tag] = compactParts.parse(parts)
      const decipher = createDecipheriv('aes-256-gcm', this.#getKey(kid), Buffer.from(iv, 'base64url'), GCM)
      decipher.setAAD(Buffer.from(header)).setAuthTag(Buffer.from(tag, 'base64url'))
      const plaintext = Buffer.concat([decipher.update(ciphertext, 'base64url'), decipher.final()]).toString()
      const { sealedAt, ...session } = sealedSession.parse(JSON.parse(plaintext))
      const unsealed = { session, sealedAt, kid }
      this.#opened.set(cookie, unsealed)
      return unsealed
    } catch {
      // Malformed, foreign or sealed with a removed key: callers must not learn which.
      return undefined
    }
  }

  #getKey(kid: string): Uint8Array {
    const secret = this.#keys.get(kid)
    if (!secret) throw new Error('unknown key')
    return secret
  }
}
