import { CompactEncrypt, compactDecrypt, importJWK, type JWK } from 'jose'

/** A sealed body is accepted for this long after it was made. */
export const SEAL_LIFETIME_MS = 5 * 60_000

/** Why a sealed body was refused. */
export class SealError extends Error {
  constructor(reason: string) {
    super(`The sealed body was refused: ${reason}`)
    this.name = 'SealError'
  }
}

/**
 * Seals a JSON body for the platform: JWE, RSA-OAEP-256 with A256GCM (RFC 7516, 7518). The time of sealing and a unique id
 * travel inside, so that a captured body cannot be used again later.
 */
export async function sealBody(body: unknown, key: JWK, now = Date.now()): Promise<{ value: string }> {
  const plaintext = new TextEncoder().encode(JSON.stringify({ iat: now, jti: crypto.randomUUID(), body }))
  const value = await new CompactEncrypt(plaintext)
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'RSA-OAEP-256'))
  return { value }
}

/**
 * Opens a sealed body with the private key that its `kid` names.
 * @throws SealError when it was tampered with, sealed for another key, older than five minutes, or no JSON.
 */
export async function openBody(
  sealed: string,
  privateKeyOf: (kid: string) => JWK | undefined,
  now = Date.now(),
): Promise<{ body: unknown; jti: string }> {
  const content = await compactDecrypt(
    sealed,
    async (header) => {
      const key = privateKeyOf(String(header.kid))
      if (!key) throw new SealError('unknown key')
      return importJWK(key, 'RSA-OAEP-256')
    },
    { keyManagementAlgorithms: ['RSA-OAEP-256'], contentEncryptionAlgorithms: ['A256GCM'] },
  ).catch((cause: unknown) => {
    throw cause instanceof SealError ? cause : new SealError('it cannot be opened')
  })
  const { iat, jti, body } = readPayload(content.plaintext)
  if (Math.abs(now - iat) > SEAL_LIFETIME_MS) throw new SealError('it is older than five minutes')
  return { body, jti }
}

function readPayload(plaintext: Uint8Array): { iat: number; jti: string; body: unknown } {
  try {
    const payload = JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown>
    if (typeof payload.iat === 'number' && typeof payload.jti === 'string') {
      return { iat: payload.iat, jti: payload.jti, body: payload.body }
    }
  } catch {
    // Said below: the reader learns no more than that it is no sealed body.
  }
  throw new SealError('it holds no body')
}
