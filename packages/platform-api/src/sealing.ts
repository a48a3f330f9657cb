import type { JWK } from 'jose'

import { des, isLegacyHeader } from './des.ts'
import { jwe } from './jwe.ts'
import { type Cipher, type OpenedBody, type SealedBody, SealError } from './seal-payload.ts'

/** The ciphers by name. `jwe` is the default; `des` is for platforms that speak only the legacy envelope. */
export const CIPHERS = { jwe, des } as const satisfies Record<string, Cipher>

export type CipherName = keyof typeof CIPHERS

/** Seals a JSON body for the platform that handed out the public `key`. */
export function sealBody(
  body: unknown,
  key: JWK,
  { cipher = 'jwe', now }: { cipher?: CipherName; now?: number } = {},
): Promise<SealedBody> {
  return CIPHERS[cipher].seal(body, key, now)
}

/**
 * Opens a sealed body by the cipher that its header tells. `keys` are the private keys that may open now, newest first.
 * @throws SealError when it was tampered with, is too old, its key is not among them, or its cipher is not `allowed`
 */
export async function openBody(
  sealed: SealedBody,
  keys: readonly JWK[],
  { allowed = ['jwe'], now }: { allowed?: readonly CipherName[]; now?: number } = {},
): Promise<OpenedBody> {
  const cipher: CipherName = isLegacyHeader(sealed.encryption) ? 'des' : 'jwe'
  if (!allowed.includes(cipher)) throw new SealError('its cipher is not allowed')
  return CIPHERS[cipher].open(sealed, keys, now)
}
