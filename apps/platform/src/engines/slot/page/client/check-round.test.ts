import { describe, expect, it } from 'vitest'
import { newServerSeed, seededDraw, seedHash } from '../../fair-random.ts'
import { checkRound } from './check-round.ts'

const LENGTHS = [30, 31, 32, 33, 40]

function drawn(nonce: number, lengths: readonly number[]) {
  const seeds = { serverSeed: newServerSeed(), clientSeed: 'page_seed-1', nonce }
  const draw = seededDraw(seeds)
  return { ...seeds, serverSeedHash: seedHash(seeds.serverSeed), stops: lengths.map((length) => draw(length)) }
}

describe('the check in the browser', () => {
  it('draws what the platform draws', async () => {
    for (let nonce = 0; nonce < 50; nonce += 1) expect(await checkRound(drawn(nonce, LENGTHS), LENGTHS)).toBe('ok')
  })

  it('skips the same words and goes on to the next block', async () => {
    const lengths = Array.from({ length: 20 }, () => 2 ** 31 + 1) // about half of all words are skipped
    expect(await checkRound(drawn(3, lengths), lengths)).toBe('ok')
  })

  it('finds a seed that was not promised, and stops that the seeds do not give', async () => {
    const round = drawn(1, LENGTHS)
    expect(await checkRound({ ...round, serverSeedHash: seedHash(newServerSeed()) }, LENGTHS)).toBe('seed')
    const moved = round.stops.map((stop, reel) => (reel === 4 ? (stop + 1) % 40 : stop))
    expect(await checkRound({ ...round, stops: moved }, LENGTHS)).toBe('stops')
    expect(await checkRound({ ...round, nonce: 2 }, LENGTHS)).toBe('stops')
  })
})
