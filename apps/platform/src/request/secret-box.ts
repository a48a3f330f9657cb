import type { SecretKey } from '@playhouse/shared/secret-keys.ts'
import { compactDecrypt, CompactEncrypt } from 'jose'
import { createHmac } from 'node:crypto'
import { platformError } from './platform-error.ts'

/** Keeps secrets that must be read again (an authenticator's) and hashes those that need not (recovery codes), with the platform's keys. */
export interface SecretBox {
  /**
   * Seals a text for one owner: JWE, `dir` with A256GCM.
   * @throws PlatformError function.not.available where the platform has no key
   */
  seal(text: string, owner: string): Promise<string>
  /** Opens what was sealed for this owner. @throws Error for anything else, and when the key is gone */
  open(sealed: string, owner: string): Promise<string>
  /** HMAC-SHA-256 of a text under the newest key. @throws PlatformError function.not.available where the platform has no key */
  hash(text: string): Buffer
  /** The same under each key, the newest first: what was hashed under an older key is still found. */
  hashes(text: string): Buffer[]
}

/** A box over keys of which the first seals and all open. */
export function secretBox(keys: readonly SecretKey[]): SecretBox {
  const [sealing] = keys
  const keyOf = (kid: string | undefined) => {
    const found = keys.find((key) => key.kid === kid)
    if (!found) throw new Error('A secret was sealed with a key that SECRET_KEYS does not hold any more.')
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
      const { plaintext } = await compactDecrypt(sealed, ({ kid }) => keyOf(kid), {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      })
      const opened = JSON.parse(new TextDecoder().decode(plaintext)) as { text: string; owner: string }
      // Somebody who may write the database must not make one account's secret another's.
      if (opened.owner !== owner) throw new Error('A secret was sealed for somebody else.')
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
