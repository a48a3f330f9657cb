import { createHash, createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { fairRandom } from './fair-random.ts'

/** Fair draw with Node.js hashes. */
export const { seedHash, seededDraw } = fairRandom({
  sha256: (bytes) => createHash('sha256').update(bytes).digest(),
  hmacSha256(bytes) {
    // A KeyObject is prepared once; a plain buffer makes each HMAC three times as expensive.
    const key = createSecretKey(bytes)
    return (message) => createHmac('sha256', key).update(message).digest()
  },
})

/** A fresh server seed: 32 random bytes in hex. */
export function newServerSeed(): string {
  return randomBytes(32).toString('hex')
}
