import { describe, expect, it } from 'vitest'
import type { PlayedRound, PlayRoundBody, RefusalCode } from '../../contract.ts'
import { newClientSeed, newRoundKey, roundKeeper } from './rounds.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

function played(body: PlayRoundBody, replayed: boolean): PlayedRound {
  const row = ['lotus', 'lotus', 'lotus', 'carp', 'jade']
  const hash = 'ab'.repeat(32)
  return {
    roundId: `of ${body.roundKey}`,
    stops: [0, 0, 0, 0, 0],
    grid: [row, row, row],
    wins: [],
    stake: body.stake,
    payout: '0.00',
    balance: '100.00',
    fairness: {
      serverSeedHash: hash,
      serverSeed: hash,
      clientSeed: body.clientSeed,
      nonce: 0,
      nextServerSeedHash: hash,
    },
    replayed,
  }
}

type Step = 'play' | 'lose-request' | 'lose-answer' | 'not-json' | 'not-a-round' | RefusalCode

/** A platform that remembers keys as the contract says, and fails as the script of the test says. */
function platform(...steps: Step[]) {
  const rounds = new Map<string, PlayRoundBody>()
  const sent: PlayRoundBody[] = []
  const headers: Headers[] = []
  const call: typeof fetch = async (_address, init) => {
    const step = steps.shift() ?? 'play'
    const body = JSON.parse(String(init?.body)) as PlayRoundBody
    sent.push(body)
    headers.push(new Headers(init?.headers))
    if (step === 'lose-request') throw new TypeError('Failed to fetch')
    if (step === 'not-json') return new Response('<html>', { status: 502 })
    if (step === 'not-a-round') return Response.json({ roundId: 'x' })
    if (step !== 'play' && step !== 'lose-answer') {
      return Response.json({ success: false, errorCode: step, message: '' }, { status: 400 })
    }
    const replayed = rounds.has(body.roundKey)
    rounds.set(body.roundKey, body)
    if (step === 'lose-answer') throw new TypeError('Failed to fetch')
    return Response.json(played(body, replayed))
  }
  return { call, rounds, sent, headers }
}

describe('a press', () => {
  it('plays a round with its own key and the bearer token', async () => {
    const { call, sent, headers } = platform()
    const keeper = roundKeeper('token-1', call)
    expect(await keeper.press('1000.00', 'seed')).toMatchObject({ kind: 'played', round: { replayed: false } })
    await keeper.press('2000.00', 'seed')
    expect(sent.map(({ stake }) => stake)).toEqual(['1000.00', '2000.00'])
    expect(sent[0]?.roundKey).toMatch(UUID)
    expect(sent[1]?.roundKey).not.toBe(sent[0]?.roundKey)
    expect(headers[0]?.get('authorization')).toBe('Bearer token-1')
    expect(keeper.open).toBeUndefined()
  })

  it('sent twice at once plays one round', async () => {
    const { call, sent } = platform()
    const keeper = roundKeeper('t', call)
    const results = await Promise.all([keeper.press('1000.00', 'a'), keeper.press('1000.00', 'a')])
    expect(results.map((result) => result.kind)).toEqual(['played', 'ignored'])
    expect(sent).toHaveLength(1)
  })

  it('after a lost answer asks for the same round, whatever stake is chosen by then', async () => {
    const { call, sent, rounds } = platform('lose-answer', 'lose-request')
    const keeper = roundKeeper('t', call)
    expect(await keeper.press('1000.00', 'a')).toEqual({ kind: 'unknown' })
    expect(await keeper.press('5000.00', 'b')).toEqual({ kind: 'unknown' })
    expect(await keeper.press('5000.00', 'b')).toMatchObject({
      kind: 'played',
      round: { replayed: true, stake: '1000.00' },
    })
    expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1)
    expect(rounds.size).toBe(1)
  })

  it.each(['not-json', 'not-a-round', 'system_busy', 'round_in_progress', 'game_session_expired'] as const)(
    'keeps the round open after %s',
    async (step) => {
      const { call, sent } = platform(step)
      const keeper = roundKeeper('t', call)
      await keeper.press('1000.00', 'a')
      expect(keeper.open).toEqual(sent[0])
      expect(keeper.busy).toBe(false)
      expect(await keeper.press('9000.00', 'z')).toMatchObject({ kind: 'played', round: { stake: '1000.00' } })
    },
  )

  it.each(['insufficient_balance', 'stake_invalid', 'round_key_reused', 'game_not_found'] as const)(
    'lets the round go after %s',
    async (code) => {
      const { call, sent } = platform(code)
      const keeper = roundKeeper('t', call)
      expect(await keeper.press('9000.00', 'a')).toEqual({ kind: 'refused', code })
      await keeper.press('1000.00', 'a')
      expect(sent[1]?.roundKey).not.toBe(sent[0]?.roundKey)
      expect(sent[1]?.stake).toBe('1000.00')
    },
  )

  it('finishes the round an earlier page began', async () => {
    const { call, sent } = platform()
    const keeper = roundKeeper('t', call)
    const earlier = { roundKey: newRoundKey(), stake: '7000.00', clientSeed: 'earlier' }
    keeper.adopt(earlier)
    await keeper.press('1000.00', 'now')
    expect(sent).toEqual([earlier])
  })
})

describe('refresh', () => {
  it('gives the session, or null when it cannot be had', async () => {
    const answers = [Response.json({ balance: '5.00', currency: 'VND' }), new Response('busy', { status: 503 })]
    const keeper = roundKeeper('t', async () => answers.shift() ?? Response.error())
    expect(await keeper.refresh()).toEqual({ balance: '5.00', currency: 'VND' })
    expect(await keeper.refresh()).toBeNull()
  })
})

it('client seeds are of the form the platform takes, and differ', () => {
  const seeds = Array.from({ length: 20 }, newClientSeed)
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{16}$/)
  expect(new Set(seeds).size).toBe(20)
})
