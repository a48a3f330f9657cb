import type { JWK } from 'jose'

import { des, isLegacyHeader } from './des.ts'
import { jwe } from './jwe.ts'
import { type Cipher, type OpenedBody, type SealedBody, SealError } from './seal-payload.ts'

/** `jwe` is the default; `des` is for platforms that only support the legacy envelope. */
export const CIPHERS = { jwe, des } as const satisfies Record<string, Cipher>

export type CipherName = keyof typeof CIPHERS

export function sealBody(
  body: unknown,
  key: JWK,
  { cipher = 'jwe', now }: { cipher?: CipherName; now?: number } = {},
): Promise<SealedBody> {
  return CIPHERS[cipher].seal(body, key, now)
}

/**
 * Detects the cipher from the header. `keys`: accepted private keys, newest first.
 * @throws SealError when tampered with, too old, sealed for another key, or by a cipher that is not `allowed`
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
