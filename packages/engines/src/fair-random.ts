import type { Draw } from './engine.ts'

/*
 * How a round is drawn, so that anyone can reproduce it:
 *
 * 1. Before the round the vendor picks a server seed of 32 random bytes and shows SHA-256(seed), in hex.
 * 2. The page sends a client seed (1 to 64 of A-Z a-z 0-9 _ -). The vendor could not know it when it picked its seed.
 * 3. Block b (0, 1, 2, ...) is HMAC-SHA256(key = the 32 bytes, message = "<clientSeed>:<nonce>:<b>" in ASCII).
 *    Each block is read as eight unsigned 32-bit integers, big-endian, in order.
 * 4. An integer below n is the next word w with w < floor(2^32 / n) * n, taken modulo n; larger words are skipped. So
 *    every value has exactly the same number of words: no modulo bias.
 * 5. The engine draws what it needs in its own order (a slot: the stop of reel 1 below the length of its strip, and so on).
 *    Other draws use streams of their own, with blocks of "<clientSeed>:<nonce>:<stream>:<b>".
 * 6. The seed is revealed with the result; its hash must be the one shown before.
 *
 * The server and the verifier page both run this file with their own hash functions.
 */

const WORDS = 2 ** 32
const WORDS_PER_BLOCK = 8
const SERVER_SEED = /^[0-9a-f]{64}$/
const CLIENT_SEED = /^[\w-]{1,64}$/
const ASCII = new TextEncoder()

/** SHA-256 and HMAC-SHA256 over bytes; the key is prepared once. */
export interface Hashes {
  sha256(bytes: Uint8Array): Uint8Array
  hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array
}

/** The seeds of one round. `serverSeed` is 32 bytes in hex. */
export interface RoundSeeds {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
}

export interface FairRandom {
  /** Commitment shown before the round: SHA-256 of the seed's 32 bytes, in hex. @throws RangeError */
  seedHash(serverSeed: string): string
  /** The uniform integers of one round from its seeds (steps 3 to 5). @throws RangeError for malformed seeds */
  seededDraw(seeds: RoundSeeds, stream?: string): Draw
}

/** Uniform integers by rejection from uniform 32-bit words (step 4 above). @throws RangeError if n is not 1..2^32 */
export function uniformDraw(nextWord: () => number): Draw {
  return (n) => {
    if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`Cannot draw below ${n}`)
    const limit = WORDS - (WORDS % n)
    for (;;) {
      const word = nextWord()
      if (word < limit) return word % n
    }
  }
}

/** Implements the construction above with the given hash functions. */
export function fairRandom({ sha256, hmacSha256 }: Hashes): FairRandom {
  return {
    seedHash: (serverSeed) => toHex(sha256(seedBytes(serverSeed))),
    seededDraw({ serverSeed, clientSeed, nonce }, stream) {
      const mac = hmacSha256(seedBytes(serverSeed))
      if (!CLIENT_SEED.test(clientSeed)) throw new RangeError('The client seed is 1 to 64 of A-Z a-z 0-9 _ -')
      if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('The nonce is a whole number from 0')
      const round = stream === undefined ? `${clientSeed}:${nonce}` : `${clientSeed}:${nonce}:${stream}`
      let block: DataView = new DataView(new ArrayBuffer(0))
      let words = 0
      return uniformDraw(() => {
        const position = words % WORDS_PER_BLOCK
        if (position === 0) {
          const bytes = mac(ASCII.encode(`${round}:${words / WORDS_PER_BLOCK}`))
          block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
        }
        words += 1
        return block.getUint32(position * 4)
      })
    },
  }
}

function seedBytes(serverSeed: string): Uint8Array {
  if (!SERVER_SEED.test(serverSeed)) throw new RangeError('The server seed is 32 bytes in lower-case hex')
  const bytes = new Uint8Array(32)
  for (let index = 0; index < bytes.length; index += 1)
    bytes[index] = (hexDigit(serverSeed, index * 2) << 4) | hexDigit(serverSeed, index * 2 + 1)
  return bytes
}

/** Of lower-case hex. */
function hexDigit(text: string, position: number): number {
  const code = text.charCodeAt(position)
  return code < 0x3a ? code - 0x30 : code - 0x57
}

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
