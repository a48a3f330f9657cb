import { createHash, createHmac, createSecretKey, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { type Draw, playRound, type SlotModel, type SlotOutcome } from './slot.ts'

/*
 * How a round is drawn, so that anyone can draw it again:
 *
 * 1. Before the round the platform picks a server seed of 32 random bytes and shows SHA-256(seed), in hex.
 * 2. The page sends a client seed (1 to 64 of A-Z a-z 0-9 _ -). The platform could not know it when it picked its seed.
 * 3. Block b (0, 1, 2, ...) is HMAC-SHA256(key = the 32 bytes, message = "<clientSeed>:<nonce>:<b>" in ASCII).
 *    Each block is read as eight unsigned 32-bit integers, big-endian, in order.
 * 4. An integer below n is the next word w with w < floor(2^32 / n) * n, taken modulo n; larger words are skipped. So
 *    every value has exactly the same number of words: no modulo bias.
 * 5. The stop of reel 1 is the first integer below the length of its strip, and so on to reel 5.
 * 6. With the result the seed itself is shown; its hash must be the one shown before.
 */

const WORDS = 2 ** 32
const WORDS_PER_BLOCK = 8
const CLIENT_SEED = /^[\w-]{1,64}$/

/** The seeds of one round. `serverSeed` is 32 bytes in hex. */
export interface RoundSeeds {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
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

/** Uniform integers straight from the operating system's generator, for what needs no proof afterwards. */
export const systemDraw: Draw = (n) => randomInt(n)

/** A fresh server seed: 32 random bytes in hex. */
export function newServerSeed(): string {
  return randomBytes(32).toString('hex')
}

/** What is shown before the round: SHA-256 of the seed's 32 bytes, in hex. */
export function seedHash(serverSeed: string): string {
  return createHash('sha256').update(serverSeedBytes(serverSeed)).digest('hex')
}

/** The uniform integers of one round from its seeds (steps 3 and 4). @throws RangeError for seeds out of form */
export function seededDraw({ serverSeed, clientSeed, nonce }: RoundSeeds): Draw {
  // A key made once: HMAC prepares a plain buffer anew at each call, which costs three times as much.
  const key = createSecretKey(serverSeedBytes(serverSeed))
  if (!CLIENT_SEED.test(clientSeed)) throw new RangeError('The client seed is 1 to 64 of A-Z a-z 0-9 _ -')
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('The nonce is a whole number from 0')
  let block = Buffer.alloc(0)
  let words = 0
  return uniformDraw(() => {
    const position = words % WORDS_PER_BLOCK
    if (position === 0) {
      const message = `${clientSeed}:${nonce}:${words / WORDS_PER_BLOCK}`
      block = createHmac('sha256', key).update(message).digest()
    }
    words += 1
    return block.readUInt32BE(position * 4)
  })
}

/** What a round says of itself, to be checked. */
export interface ClaimedRound extends RoundSeeds {
  readonly serverSeedHash: string
  readonly stakeMinor: bigint
  readonly stops: readonly number[]
  readonly payoutMinor: bigint
}

/**
 * Recomputes a round from its seeds. Out: whether the seed is the one promised, whether stops and payout are what the
 * seeds give, and the recomputed outcome. @throws StakeError, RangeError for a round that could never have been played
 */
export function verifyRound(
  model: SlotModel,
  round: ClaimedRound,
): { fair: boolean; seedKept: boolean; stopsMatch: boolean; payoutMatches: boolean; outcome: SlotOutcome } {
  const promised = Buffer.from(round.serverSeedHash, 'hex')
  const actual = Buffer.from(seedHash(round.serverSeed), 'hex')
  const seedKept = promised.length === actual.length && timingSafeEqual(promised, actual)
  const outcome = playRound(model, round.stakeMinor, seededDraw(round))
  const stopsMatch = outcome.stops.join() === round.stops.join()
  const payoutMatches = outcome.payoutMinor === round.payoutMinor
  return { fair: seedKept && stopsMatch && payoutMatches, seedKept, stopsMatch, payoutMatches, outcome }
}

function serverSeedBytes(serverSeed: string): Buffer {
  if (!/^[0-9a-f]{64}$/.test(serverSeed)) throw new RangeError('The server seed is 32 bytes in lower-case hex')
  return Buffer.from(serverSeed, 'hex')
}
