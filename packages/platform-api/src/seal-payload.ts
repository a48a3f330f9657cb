import type { JWK } from 'jose'

export const SEAL_LIFETIME_MS = 5 * 60_000

export class SealError extends Error {
  constructor(reason: string) {
    super(`The sealed body was refused: ${reason}`)
    this.name = 'SealError'
  }
}

/** A sealed body as it travels: `value` in the JSON body, `encryption` in the header of that name. */
export interface SealedBody {
  value: string
  encryption: string
}

/** `jti`: unique id, for replay protection. */
export interface OpenedBody {
  body: unknown
  jti: string
}

/** Keys are RSA keys as JWK with a `kid`. */
export interface Cipher {
  /** Encrypts a JSON object for the owner of a public key. */
  seal(body: unknown, key: JWK, now?: number): Promise<SealedBody>
  /**
   * Decrypts with one of the accepted private keys, newest first.
   * @throws SealError when tampered with, sealed for another key, older than five minutes, or not JSON
   */
  open(sealed: SealedBody, keys: readonly JWK[], now?: number): Promise<OpenedBody>
}

/** @throws SealError when `madeAt` (epoch milliseconds) is more than five minutes in the past or future */
export function checkAge(madeAt: number, now: number): void {
  if (Math.abs(now - madeAt) > SEAL_LIFETIME_MS) throw new SealError('it is older than five minutes')
}

/** Undefined for anything but a JSON object in valid UTF-8. */
export function jsonObject(plaintext: Uint8Array): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext))
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Record<string, unknown>)
      : undefined
  } catch {
    // Reported only as an invalid body.
    return undefined
  }
}
