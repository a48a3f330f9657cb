import { CompactEncrypt, compactDecrypt, importJWK } from 'jose'

import { checkAge, type Cipher, jsonObject, SealError } from './seal-payload.ts'

const ALGORITHM = 'RSA-OAEP-256'

/**
 * JWE, RSA-OAEP-256 with A256GCM (RFC 7516, 7518). A time and a unique id inside prevent replay.
 */
export const jwe: Cipher = {
  async seal(body, key, now = Date.now()) {
    const plaintext = new TextEncoder().encode(JSON.stringify({ iat: now, jti: crypto.randomUUID(), body }))
    const value = await new CompactEncrypt(plaintext)
      .setProtectedHeader({ alg: ALGORITHM, enc: 'A256GCM', kid: key.kid })
      .encrypt(await importJWK(key, ALGORITHM))
    return { value, encryption: `jwe;kid=${key.kid}` }
  },

  async open({ value }, keys, now = Date.now()) {
    const { plaintext } = await compactDecrypt(
      value,
      async ({ kid }) => {
        const key = keys.find((one) => one.kid === kid)
        if (!key) throw new SealError('unknown key')
        return importJWK(key, ALGORITHM)
      },
      { keyManagementAlgorithms: [ALGORITHM], contentEncryptionAlgorithms: ['A256GCM'] },
    ).catch((cause: unknown) => {
      throw cause instanceof SealError ? cause : new SealError('it cannot be opened')
    })
    const payload = jsonObject(plaintext)
    if (typeof payload?.iat !== 'number' || typeof payload.jti !== 'string') throw new SealError('it holds no body')
    checkAge(payload.iat, now)
    return { body: payload.body, jti: payload.jti }
  },
}
