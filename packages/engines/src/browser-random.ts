import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { fairRandom } from './fair-random.ts'

export const { seedHash, seededDraw } = fairRandom({
  sha256,
  hmacSha256: (key) => (message) => hmac(sha256, key, message),
})
