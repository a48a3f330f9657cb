import { desDecrypt, desEncrypt } from './des.ts'
import { parseWebAddress } from './web-address.ts'

/** A customer-service path ends in its key. */
const KEY_CHARACTERS = 8
const CIPHERTEXT = /^[A-Za-z0-9+/]+={0,2}$/

/**
 * Decrypts the path of a customer-service link: base64 of the DES-encrypted address, then the key of 8 characters.
 * @returns an http(s) address, or undefined for anything else
 */
export function openServicePath(path: string): string | undefined {
  const key = path.slice(-KEY_CHARACTERS)
  const sealed = path.slice(0, -KEY_CHARACTERS)
  if (!/^[\x21-\x7e]{8}$/.test(key) || !CIPHERTEXT.test(sealed)) return undefined
  try {
    const text = desDecrypt(Buffer.from(sealed, 'base64'), Buffer.from(key)).toString('utf8')
    return parseWebAddress(text)?.href
  } catch {
    // Wrong key or not ciphertext.
    return undefined
  }
}

/** The reverse of `openServicePath`; `key` has 8 characters. */
export function servicePath(address: string, key: string): string {
  return desEncrypt(Buffer.from(address), Buffer.from(key)).toString('base64') + key
}
