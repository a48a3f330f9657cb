import type { SecretKey } from '@playhouse/server/secret-keys.ts'
import { compactDecrypt, CompactEncrypt } from 'jose'
import { createHmac } from 'node:crypto'
import { platformError } from './platform-error.ts'

/** Encrypts secrets that must be read again (authenticators) and hashes those that need not (recovery codes). */
export interface SecretBox {
  /**
   * Encrypts a text for one owner: JWE, `dir` with A256GCM.
   * @throws PlatformError function.not.available if no key is configured
   */
  seal(text: string, owner: string): Promise<string>
  /** @throws Error for another owner, and if the key is gone */
  open(sealed: string, owner: string): Promise<string>
  /**
   * HMAC-SHA-256 of a text under the newest key. @throws PlatformError function.not.available if no key is
   * configured
   */
  hash(text: string): Buffer
  /** The HMAC under each key, newest first, so that older hashes are found. */
  hashes(text: string): Buffer[]
}

/** The first key encrypts, all decrypt. */
export function secretBox(keys: readonly SecretKey[]): SecretBox {
  const [sealing] = keys
  const getKey = (kid: string | undefined) => {
    const found = keys.find((key) => key.kid === kid)
    if (!found) throw new Error('The secret was sealed with a key missing from SECRET_KEYS.')
    return found.secret
  }
  return {
    seal: async (text, owner) => {
      if (!sealing) throw platformError('function.not.available')
      return new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ text, owner })))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: sealing.kid })
        .encrypt(sealing.secret)
    },
    open: async (sealed, owner) => {
      const { plaintext } = await compactDecrypt(sealed, ({ kid }) => getKey(kid), {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      })
      const opened = JSON.parse(new TextDecoder().decode(plaintext)) as { text: string; owner: string }
      // Write access to the database must not allow swapping secrets between accounts.
      if (opened.owner !== owner) throw new Error('The secret was sealed for another owner.')
      return opened.text
    },
    hash: (text) => {
      if (!sealing) throw platformError('function.not.available')
      return hmac(sealing, text)
    },
    hashes: (text) => keys.map((key) => hmac(key, text)),
  }
}

const hmac = ({ secret }: SecretKey, text: string): Buffer => createHmac('sha256', secret).update(text).digest()
