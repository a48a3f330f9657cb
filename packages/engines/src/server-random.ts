import { createHmac, createSecretKey, hash, type KeyObject, randomBytes } from 'node:crypto'
import { fairRandom } from './fair-random.ts'

export const { seedHash, seededDraw } = fairRandom({
  sha256: (bytes) => hash('sha256', bytes, 'buffer'),
  hmacSha256(bytes) {
    // Most rounds take one block, for which the bytes are the cheapest key; further ones are cheaper by a KeyObject.
    let key: Uint8Array | KeyObject | undefined
    return (message) => {
      key = key === undefined ? bytes : key instanceof Uint8Array ? createSecretKey(bytes) : key
      return createHmac('sha256', key).update(message).digest()
    }
  },
})

/** A fresh server seed: 32 random bytes in hex. */
export function newServerSeed(): string {
  return randomBytes(32).toString('hex')
}
