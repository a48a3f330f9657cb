import type { JWK } from 'jose'

/** A sealed body is accepted for this long after it was made. */
export const SEAL_LIFETIME_MS = 5 * 60_000

/** Why a sealed body was refused. */
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

/** What a sealed body held, with the id that must not come twice. */
export interface OpenedBody {
  body: unknown
  jti: string
}

/** A way of sealing bodies. Keys are RSA keys as JWK with a `kid`. */
export interface Cipher {
  /** Seals `body`, an object that JSON can hold, for the owner of a public key. */
  seal(body: unknown, key: JWK, now?: number): Promise<SealedBody>
  /**
   * Opens with one of the private keys that may open now, newest first.
   * @throws SealError when it was tampered with, sealed for another key, older than five minutes, or no JSON
   */
  open(sealed: SealedBody, keys: readonly JWK[], now?: number): Promise<OpenedBody>
}

/** @throws SealError when a body made at `madeAt` (epoch milliseconds) is too old, or from the future */
export function checkAge(madeAt: number, now: number): void {
  if (Math.abs(now - madeAt) > SEAL_LIFETIME_MS) throw new SealError('it is older than five minutes')
}

/** The JSON object in `plaintext`; undefined for anything else, broken UTF-8 included. */
export function jsonObject(plaintext: Uint8Array): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext))
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Record<string, unknown>)
      : undefined
  } catch {
    // The reader learns no more than that it is no sealed body.
    return undefined
  }
}
