import { describe, expect, it } from 'vitest'
import type { PlayRoundBody, RefusalCode, RoundResponse } from '@playhouse/vendor-api/play-api.ts'
import { newClientSeed, newKey } from './play-api.ts'
import { createRoundKeeper } from './round-keeper.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

function roundResponse(body: PlayRoundBody, status: RoundResponse['status'], replayed: boolean): RoundResponse {
  const hash = 'ab'.repeat(32)
  return {
    roundId: `of ${body.roundKey}`,
    roundKey: body.roundKey,
    status,
    version: 1,
    bet: body.bet,
    stake: '1000.00',
    payout: status === 'settled' ? '0.00' : null,
    view: {},
    jackpot: null,
    moves: [],
    elapsedMs: 0,
    balance: '100.00',
    fairness: { serverSeedHash: hash, serverSeed: hash, clientSeed: body.clientSeed, nonce: 0 },
    nextServerSeedHash: hash,
    replayed,
  }
}

type Step = 'play' | 'lose-request' | 'lose-answer' | 'not-json' | 'not-a-round' | RefusalCode

/** A vendor that deduplicates by round key and fails at the scripted steps. */
function fakeVendor(...steps: Step[]) {
  const rounds = new Map<string, PlayRoundBody>()
  const sent: { path: string; body: PlayRoundBody }[] = []
  const headers: Headers[] = []
  let last: PlayRoundBody | undefined
  const call: typeof fetch = async (address, init) => {
    const step = steps.shift() ?? 'play'
    const body = JSON.parse(String(init?.body)) as PlayRoundBody
    sent.push({ path: String(address), body })
    headers.push(new Headers(init?.headers))
    if (step === 'lose-request') throw new TypeError('Failed to fetch')
    if (step === 'not-json') return new Response('<html>', { status: 502 })
    if (step === 'not-a-round') return Response.json({ roundId: 'x' })
    if (step !== 'play' && step !== 'lose-answer') {
      return Response.json({ errorCode: step, message: '' }, { status: 400 })
    }
    if (body?.roundKey) last = body
    if (!last) throw new Error('No round was started.')
    const replayed = rounds.has(last.roundKey)
    rounds.set(last.roundKey, last)
    if (step === 'lose-answer') throw new TypeError('Failed to fetch')
    return Response.json(roundResponse(last, 'settled', replayed))
  }
  return { call, rounds, sent, headers }
}

const bet = (stake: string) => ({ stake })

describe('press', () => {
  it('sends each round with its own key and the bearer token', async () => {
    const { call, sent, headers } = fakeVendor()
    const keeper = createRoundKeeper('token-1', call)
    expect(await keeper.press(bet('1000'), 'seed')).toMatchObject({ kind: 'response', value: { replayed: false } })
    await keeper.press(bet('2000'), 'seed')
    expect(sent.map(({ body }) => body.bet)).toEqual([bet('1000'), bet('2000')])
    expect(sent[0]?.body.roundKey).toMatch(UUID)
    expect(sent[1]?.body.roundKey).not.toBe(sent[0]?.body.roundKey)
    expect(headers[0]?.get('authorization')).toBe('Bearer token-1')
    expect(keeper.open).toBeUndefined()
  })

  it('resends the same round after a lost answer, even if the bet has changed', async () => {
    const { call, sent, rounds } = fakeVendor('lose-answer', 'lose-request')
    const keeper = createRoundKeeper('t', call)
    expect(await keeper.press(bet('1000'), 'a')).toEqual({ kind: 'unknown' })
    expect(await keeper.press(bet('5000'), 'b')).toEqual({ kind: 'unknown' })
    const last = await keeper.press(bet('5000'), 'b')
    expect(last).toMatchObject({ kind: 'response', value: { replayed: true, bet: bet('1000') } })
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(rounds.size).toBe(1)
  })

  it.each(['not-json', 'not-a-round', 'system_busy', 'round_in_progress', 'game_session_expired'] as const)(
    'keeps the round open after %s',
    async (step) => {
      const { call, sent } = fakeVendor(step)
      const keeper = createRoundKeeper('t', call)
      await keeper.press(bet('1000'), 'a')
      expect(keeper.open).toEqual(sent[0]?.body)
      expect(await keeper.press(bet('9000'), 'z')).toMatchObject({ kind: 'response', value: { bet: bet('1000') } })
    },
  )

  it.each(['insufficient_balance', 'stake_invalid', 'round_key_reused', 'request_invalid'] as const)(
    'starts a new round after %s',
    async (code) => {
      const { call, sent } = fakeVendor(code)
      const keeper = createRoundKeeper('t', call)
      expect(await keeper.press(bet('9000'), 'a')).toEqual({ kind: 'refused', code })
      await keeper.press(bet('1000'), 'a')
      expect(sent[1]?.body.roundKey).not.toBe(sent[0]?.body.roundKey)
    },
  )

  it('continues an adopted round', async () => {
    const { call, sent } = fakeVendor()
    const keeper = createRoundKeeper('t', call)
    const earlier = { roundKey: newKey(), bet: bet('7000'), clientSeed: 'earlier' }
    keeper.adopt(earlier)
    await keeper.press(bet('1000'), 'now')
    expect(sent[0]?.body).toEqual(earlier)
  })
})

it('generates distinct client seeds in a valid format', () => {
  const seeds = Array.from({ length: 20 }, newClientSeed)
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{16}$/)
  expect(new Set(seeds).size).toBe(20)
})

describe('move', () => {
  const getMove = ({ body }: { body: object }) => body as unknown as { moveKey: string; move: unknown }

  it('resends an unanswered move with its key before any other move', async () => {
    const { call, sent } = fakeVendor('lose-answer', 'lose-request')
    const keeper = createRoundKeeper('token', call)
    keeper.adopt({ roundKey: newKey(), bet: bet('1000'), clientSeed: newClientSeed() })
    expect((await keeper.move({ type: 'spin' })).kind).toBe('unknown')
    expect((await keeper.move({ type: 'pick', cover: 1 })).kind).toBe('unknown')
    expect((await keeper.move({ type: 'pick', cover: 1 })).kind).toBe('unknown')
    expect(new Set(sent.map((each) => getMove(each).moveKey)).size).toBe(1)
    expect(sent.map((each) => getMove(each).move)).toEqual([{ type: 'spin' }, { type: 'spin' }, { type: 'spin' }])
  })

  it('sends moves of the open round, each with its own key', async () => {
    const { call, sent } = fakeVendor('move_invalid', 'move_invalid')
    const keeper = createRoundKeeper('token', call)
    expect(await keeper.move({ type: 'spin' })).toEqual({ kind: 'refused', code: 'round_not_found' })
    const roundKey = newKey()
    keeper.adopt({ roundKey, bet: bet('1000'), clientSeed: newClientSeed() })
    expect(await keeper.move({ type: 'spin' })).toEqual({ kind: 'refused', code: 'move_invalid' })
    await keeper.move({ type: 'spin' })
    expect(sent.map(({ path }) => path)).toEqual(Array(2).fill(`/play/api/rounds/${roundKey}/moves`))
    expect(new Set(sent.map((each) => getMove(each).moveKey)).size).toBe(2)
  })
})
