import { REMEMBER_COOKIE_MS } from '@playhouse/shared/limits.ts'
import type { SecretKey } from '@playhouse/shared/secret-keys.ts'
import { compactDecrypt, CompactEncrypt } from 'jose'
import * as z from 'zod'

const sealedSession = z.object({
  /** The platform's token. It leaves the gateway in calls to the platform and sealed in this cookie, in no other way. */
  token: z.string().min(16),
  /** Chance of this session, by which hosts are chosen. */
  cdnSeed: z.string(),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  /** Epoch milliseconds: when the cookie was sealed last. */
  sealedAt: z.number().default(0),
  /** Kept for a day instead of until the browser closes. */
  remember: z.boolean(),
})

/** What the session cookie holds. */
export type SealedSession = Omit<z.output<typeof sealedSession>, 'sealedAt'>

/** A cookie that was opened, and whether it should be sealed anew: it was sealed a while ago, or with a key on its way out. */
export type OpenedSession = SealedSession & { isDue: boolean }

/** A cookie in use is sealed anew at most this often. */
export const RESEAL_EVERY_MS = 15 * 60_000

/** Seals sessions into a cookie's value and opens them: JWE, `dir` with A256GCM (RFC 7516, 7518). */
export class SessionSeal {
  readonly #keys: ReadonlyMap<string, Uint8Array>
  readonly #sealing: SecretKey

  /** The first key seals, all open. @throws Error without a key */
  constructor(keys: readonly SecretKey[]) {
    const [sealing] = keys
    if (!sealing) throw new Error('There is no cookie key.')
    this.#sealing = sealing
    this.#keys = new Map(keys.map(({ kid, secret }) => [kid, secret]))
  }

  seal(session: SealedSession, now = Date.now()): Promise<string> {
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ ...session, sealedAt: now })))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: this.#sealing.kid })
      .encrypt(this.#sealing.secret)
  }

  /** What was sealed; undefined for anything that no key of ours sealed, or that is older than any session may be. */
  async open(cookie: string, now = Date.now()): Promise<OpenedSession | undefined> {
    try {
      const { plaintext, protectedHeader } = await compactDecrypt(cookie, ({ kid }) => this.#keyOf(kid), {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      })
      const { sealedAt, ...session } = sealedSession.parse(JSON.parse(new TextDecoder().decode(plaintext)))
      if (now - session.createdAt > REMEMBER_COOKIE_MS) return undefined
      const isDue = protectedHeader.kid !== this.#sealing.kid || now - sealedAt > RESEAL_EVERY_MS
      return { ...session, isDue }
    } catch {
      // Broken, foreign or sealed with a key that is gone: all the same to us, and nobody's business which.
      return undefined
    }
  }

  #keyOf(kid: string | undefined): Uint8Array {
    const secret = this.#keys.get(kid ?? '')
    if (!secret) throw new Error('unknown key')
    return secret
  }
}
