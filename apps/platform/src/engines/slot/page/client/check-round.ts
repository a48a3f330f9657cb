import { hexOf } from './rounds.ts'

/** What is needed to draw a round again. The construction is written down in `fair-random.ts`. */
export interface RoundToCheck {
  readonly serverSeedHash: string
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  readonly stops: readonly number[]
}

/**
 * Draws a round again in the browser. In: the round and the lengths of the strips. Out: "ok", or what does not match;
 * "unavailable" where the browser has no SubtleCrypto (pages that are not secure).
 */
export async function checkRound(
  round: RoundToCheck,
  reelLengths: readonly number[],
): Promise<'ok' | 'seed' | 'stops' | 'unavailable'> {
  const subtle: typeof crypto.subtle | undefined = crypto.subtle
  if (!subtle) return 'unavailable'
  const seed = Uint8Array.from(round.serverSeed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const hash = hexOf(new Uint8Array(await subtle.digest('SHA-256', seed)))
  if (hash !== round.serverSeedHash) return 'seed'
  const key = await subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  let words: number[] = []
  let block = 0
  for (const [reel, length] of reelLengths.entries()) {
    const limit = 2 ** 32 - (2 ** 32 % length)
    let word = limit
    while (word >= limit) {
      if (words.length === 0) {
        const message = new TextEncoder().encode(`${round.clientSeed}:${round.nonce}:${block}`)
        const view = new DataView(await subtle.sign('HMAC', key, message))
        words = Array.from({ length: 8 }, (_, index) => view.getUint32(index * 4))
        block += 1
      }
      word = words.shift() ?? limit
    }
    if (round.stops[reel] !== word % length) return 'stops'
  }
  return 'ok'
}
