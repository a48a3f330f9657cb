import type { JWK } from 'jose'
import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  privateDecrypt,
  publicEncrypt,
  randomInt,
  randomUUID,
} from 'node:crypto'

import { checkAge, type Cipher, jsonObject, SealError } from './seal-payload.ts'

const ALPHANUMERICS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const KEY_CHARACTERS = 16
const KEY = /^[A-Za-z0-9]{16}$/
const DES_KEY_BYTES = 8
const HEX = /^(?:[0-9a-f]{2}){128,1024}$/i

/** Single DES, ECB, PKCS#7, with the first 8 bytes of `key`. */
export function desEncrypt(plaintext: Uint8Array, key: Uint8Array): Buffer {
  const cipher = createCipheriv('des-ede3-ecb', tripled(key), null)
  return Buffer.concat([cipher.update(plaintext), cipher.final()])
}

/** The reverse of `desEncrypt`. @throws Error when the length or the padding is wrong */
export function desDecrypt(ciphertext: Uint8Array, key: Uint8Array): Buffer {
  const decipher = createDecipheriv('des-ede3-ecb', tripled(key), null)
  return Buffer.concat([decipher.update(ciphertext), decipher.final()])
}

/** OpenSSL 3's default provider lacks single DES; triple DES with one repeated key is identical. */
function tripled(key: Uint8Array): Buffer {
  const single = Buffer.from(key).subarray(0, DES_KEY_BYTES)
  return Buffer.concat([single, single, single])
}

/**
 * Legacy envelope of such platforms: base64 of the body, DES-encrypted with 16 random alphanumerics; the header holds
 * that key, reversed, as RSA (PKCS#1 v1.5) in hex. Single DES in ECB has neither integrity nor replay protection, so
 * the JSON also contains a time, a nonce and a digest, which legacy platforms ignore.
 */
export const des: Cipher = {
  async seal(body, key, now = Date.now()) {
    const desKey = Array.from({ length: KEY_CHARACTERS }, () => ALPHANUMERICS[randomInt(ALPHANUMERICS.length)]).join('')
    const dated = { ...(body as object), timestamp: now, nonce: randomUUID() }
    const plaintext = Buffer.from(JSON.stringify({ ...dated, digest: computeDigest(dated) }))
    const rsa = { key: createPublicKey({ key, format: 'jwk' }), padding: constants.RSA_PKCS1_PADDING }
    return {
      value: desEncrypt(plaintext, Buffer.from(desKey)).toString('base64'),
      encryption: publicEncrypt(rsa, Buffer.from(reversed(desKey))).toString('hex'),
    }
  },

  async open({ value, encryption }, keys, now = Date.now()) {
    const payload = jsonObject(decrypt(value, desKeyIn(encryption, keys)))
    if (!payload) throw new SealError('it holds no body')
    const { digest, ...dated } = payload
    if (digest !== computeDigest(dated)) throw new SealError('it was tampered with')
    const { timestamp, nonce, ...body } = dated
    if (typeof timestamp !== 'number' || typeof nonce !== 'string') throw new SealError('it says no time')
    checkAge(timestamp, now)
    return { body, jti: nonce }
  },
}

export function isLegacyHeader(encryption: string): boolean {
  return HEX.test(encryption)
}

function computeDigest(dated: object): string {
  return createHash('sha256').update(JSON.stringify(dated)).digest('hex')
}

/** The header has no key id: tries each key, and only the right one yields 16 alphanumerics. */
function desKeyIn(encryption: string, keys: readonly JWK[]): Buffer {
  if (!isLegacyHeader(encryption)) throw new SealError('no key came with it')
  for (const key of keys) {
    const desKey = reversed(decrypted(encryption, key) ?? '')
    if (KEY.test(desKey)) return Buffer.from(desKey)
  }
  throw new SealError('unknown key')
}

/** Node returns random bytes for wrong padding (implicit rejection), so this rarely throws. */
function decrypted(encryption: string, key: JWK): string | undefined {
  try {
    const rsa = { key: createPrivateKey({ key, format: 'jwk' }), padding: constants.RSA_PKCS1_PADDING }
    return privateDecrypt(rsa, Buffer.from(encryption, 'hex')).toString('latin1')
  } catch {
    // The number is too large for this key.
    return undefined
  }
}

function decrypt(value: string, key: Buffer): Buffer {
  const ciphertext = Buffer.from(value, 'base64')
  // Node ignores invalid characters, which would let one body pass twice.
  if (ciphertext.toString('base64') !== value) throw new SealError('it is no base64')
  try {
    return desDecrypt(ciphertext, key)
  } catch {
    throw new SealError('it cannot be opened')
  }
}

const reversed = (text: string): string => [...text].toReversed().join('')
