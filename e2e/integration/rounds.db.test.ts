import { parseAmount } from '@playhouse/shared/money.ts'
import { and, eq, sql } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { game } from '../../apps/platform/src/db/tables/games.ts'
import { round } from '../../apps/platform/src/db/tables/play.ts'
import { roundTable, sessionTable } from '../../apps/simulators/src/vendor/tables.ts'
import { seedHash } from '@playhouse/engines/server-random.ts'
import { tokenHash } from '@playhouse/server/token.ts'
import { findLedgerFaults } from '../../apps/platform/src/ledger/ledger.fixture.ts'
import { openTestVendor, type TestVendor } from './vendor.fixture.ts'
import { verifyRound } from '../../apps/games/src/verify/verify-round.ts'

let vendor: TestVendor
beforeAll(async () => {
  vendor = await openTestVendor()
})
afterAll(() => vendor.close())

const refused = (status: number, errorCode: string) => ({ status, body: { errorCode } })
const count = () => vendor.harness.database.$count(round)

test('a round moves exactly its stake and payout, is verified by its seeds and commits to the next seed', async () => {
  const page = await vendor.open('lan')
  const promised = page.data.session.serverSeedHash
  const before = parseAmount(page.data.session.balance)
  const { status, headers, body } = await page.play()
  expect(status).toBe(200)
  expect(headers['access-control-allow-origin']).toBe('null')
  expect(body).toMatchObject({ status: 'settled', stake: '1000.00', replayed: false, elapsedMs: 0 })
  expect(parseAmount(body.balance ?? '')).toBe(before - parseAmount('1000') + parseAmount(body.payout ?? ''))
  expect(await vendor.getBalance('lan')).toBe(body.balance)
  expect(body.fairness).toMatchObject({ serverSeedHash: promised, clientSeed: 'my-seed', nonce: 0 })
  const { modelId } = page.data.game
  const engine = 'slot'
  const { fairness, payout, bet } = body
  const claim = {
    engine,
    modelId,
    bet,
    payout: payout ?? '',
    fairness: { ...fairness, serverSeed: fairness.serverSeed ?? '' },
  }
  expect(verifyRound(claim)).toMatchObject({ kind: 'fair', view: body.view })

  const next = (await page.play()).body
  expect(next.fairness).toMatchObject({ serverSeedHash: body.nextServerSeedHash, nonce: 1 })
  expect(next.fairness.serverSeed).not.toBe(fairness.serverSeed)
  const [stored] = await vendor.harness.database.select().from(round).where(eq(round.vendorRoundId, body.roundId))
  expect(stored?.details).toMatchObject({ engine, modelId, bet, fairness })
  expect((await page.session()).lastRounds.map(({ roundId }) => roundId)).toEqual([next.roundId, body.roundId])
})

test.each(['\ud800', 'a\0b'])('refuses a bet, a move and a room with the text %j', async (text) => {
  const page = await vendor.open('lan')
  const rounds = await count()
  expect(await page.play({ bet: { stake: '1000', note: text } })).toMatchObject(refused(400, 'request_invalid'))
  const move = { moveKey: randomUUID(), move: { [text]: true } }
  expect(await page.ask(`rounds/${randomUUID()}/moves`, move)).toMatchObject(refused(400, 'request_invalid'))
  expect(await page.ask('table/seat', { roomId: text })).toMatchObject(refused(400, 'request_invalid'))
  expect(await count()).toBe(rounds)
})

test('refuses to launch with a NUL in the room', async () => {
  const launch = await vendor.launch('lan')
  expect(await vendor.post(`${launch}&room=%00`)).toMatchObject(refused(400, 'request_invalid'))
})

test('returns the played round when a request is repeated, and moves nothing', async () => {
  const page = await vendor.open('lan')
  const requested = { roundKey: randomUUID() }
  const first = await page.play(requested)
  const rounds = await count()
  expect(await page.play(requested)).toMatchObject({ status: 200, body: { ...first.body, replayed: true } })
  const elsewhere = await (await vendor.open('lan')).play(requested)
  expect(elsewhere.body).toMatchObject({ roundId: first.body.roundId, replayed: true })
  expect(await count()).toBe(rounds)
  for (const other of [{ bet: { stake: '2000' } }, { clientSeed: 'another' }]) {
    expect(await page.play({ ...requested, ...other })).toMatchObject(refused(422, 'round_key_reused'))
  }
  expect(await vendor.getBalance('lan')).toBe(first.body.balance)
})

test.each(['0', '-1000', '15', '1000.5', '200010', '999999999999999', 'all of it', ''])(
  'a stake of %j is refused, and nothing is kept',
  async (stake) => {
    const page = await vendor.open('lan')
    const before = await vendor.getBalance('lan')
    const stored = await vendor.harness.database.$count(roundTable)
    expect(await page.play({ bet: { stake } })).toMatchObject(refused(400, 'stake_invalid'))
    expect(await vendor.getBalance('lan')).toBe(before)
    expect(await vendor.harness.database.$count(roundTable)).toBe(stored)
  },
)

test.each([{ roundKey: 'x' }, { clientSeed: 'a b' }, { clientSeed: '' }, { stake: '1000' }])(
  'rejects a request with %j',
  async (requested) => {
    expect(await (await vendor.open('lan')).play(requested)).toMatchObject(refused(400, 'request_invalid'))
  },
)

describe('a stake above the balance', () => {
  test('takes nothing, keeps the committed seed and leaves the key unused', async () => {
    const page = await vendor.open('minh')
    const before = await page.session()
    const requested = { roundKey: randomUUID(), bet: { stake: '20000' } }
    expect(await page.play(requested)).toMatchObject(refused(409, 'insufficient_balance'))
    expect(await page.session()).toEqual(before)
    expect(await page.play({ ...requested, bet: { stake: '1000' } })).toMatchObject({ status: 200 })
  })

  test('plays exactly one of two concurrent rounds with a balance for one', async () => {
    const pages = [await vendor.open('minh', { nodeId: 1 }), await vendor.open('minh', { nodeId: 2 })]
    const stake = String((parseAmount(await vendor.getBalance('minh')) / 10_000n / 10n) * 10n)
    const responses = await Promise.all(pages.map((page) => page.play({ bet: { stake } })))
    const won = responses.filter(({ status }) => status === 200)
    const lost = responses.filter(({ status }) => status !== 200)
    // If the first one's payout covers the second, both are valid.
    const paidBack = won.some(({ body }) => parseAmount(body.payout ?? '0') >= parseAmount(stake))
    expect(won.length).toBe(paidBack && lost.length === 0 ? 2 : 1)
    for (const response of lost) expect(response).toMatchObject(refused(409, 'insufficient_balance'))
  })
})

test('plays concurrent requests of a window one at a time, without reusing a seed', async () => {
  const page = await vendor.open('hoa')
  const before = parseAmount(await vendor.getBalance('hoa'))
  const responses = await Promise.all(Array.from({ length: 12 }, () => page.play()))
  const won = responses.filter(({ status }) => status === 200)
  expect(won.length).toBeGreaterThanOrEqual(1)
  for (const response of responses.filter(({ status }) => status !== 200)) {
    expect(response).toMatchObject(refused(409, 'round_in_progress'))
  }
  const moved = won.reduce((sum, { body }) => sum + parseAmount(body.payout ?? '') - parseAmount('1000'), 0n)
  expect(parseAmount(await vendor.getBalance('hoa'))).toBe(before + moved)
  expect(new Set(won.map(({ body }) => body.fairness.serverSeed)).size).toBe(won.length)
})

test('plays a round once when it is sent twelve times at once', async () => {
  const page = await vendor.open('hoa')
  const requested = { roundKey: randomUUID() }
  const rounds = await count()
  const responses = await Promise.all(Array.from({ length: 12 }, () => page.play(requested)))
  expect(await count()).toBe(rounds + 1)
  const ids = responses.filter(({ status }) => status === 200).map(({ body }) => body.roundId)
  expect(new Set(ids).size).toBe(1)
})

describe('a session changed since its last bet', () => {
  const change = (values: Record<string, unknown>, token: string) =>
    vendor.harness.database
      .update(sessionTable)
      .set(values)
      .where(eq(sessionTable.playTokenHash, tokenHash(token)))

  test('plays with the seed that another process promised', async () => {
    const page = await vendor.open('lan')
    await page.play()
    const serverSeed = randomBytes(32)
    await change({ serverSeed, nonce: 7 }, page.data.playToken)
    const { body } = await page.play()
    const promised = { serverSeed: serverSeed.toString('hex'), nonce: 7 }
    expect(body).toMatchObject({ status: 'settled', fairness: promised })
    expect((await page.play()).body.fairness).toMatchObject({ serverSeedHash: body.nextServerSeedHash, nonce: 8 })
  })

  test('refuses a bet after half an hour without one, and stores nothing', async () => {
    const page = await vendor.open('lan')
    await page.play()
    await change({ lastSeenAt: sql`now() - interval '31 minutes'` }, page.data.playToken)
    const rounds = await vendor.harness.database.$count(roundTable)
    expect(await page.play()).toMatchObject(refused(401, 'game_session_expired'))
    expect(await vendor.harness.database.$count(roundTable)).toBe(rounds)
  })

  test('notes a bet two minutes after the last', async () => {
    const page = await vendor.open('lan')
    await page.play()
    await change({ lastSeenAt: sql`now() - interval '2 minutes'` }, page.data.playToken)
    await page.play()
    const recent = and(
      eq(sessionTable.playTokenHash, tokenHash(page.data.playToken)),
      sql`${sessionTable.lastSeenAt} > now() - interval '1 minute'`,
    )
    expect(await vendor.harness.database.$count(sessionTable, recent)).toBe(1)
  })
})

test('takes no stake for a game under maintenance', async () => {
  const page = await vendor.open('lan')
  const close = (maintenance: boolean) =>
    vendor.harness.database.update(game).set({ maintenance }).where(eq(game.nodeId, 1))
  await close(true)
  expect(await page.play()).toMatchObject(refused(409, 'game_maintenance'))
  await close(false)
})

test('reveals a seed only after its round', async () => {
  const page = await vendor.open('lan')
  const { rows } = await vendor.harness.database.execute<{ seed: Buffer }>(
    sql`select server_seed as seed from vendor.session order by created_at desc limit 1`,
  )
  const seed = rows[0]?.seed.toString('hex') ?? ''
  expect(page.data.session.serverSeedHash).toBe(seedHash(seed))
  expect(JSON.stringify([page.data, await page.session()])).not.toContain(seed)
})

test('excludes rounds of demo accounts from daily totals', async () => {
  const page = await vendor.open('demo')
  expect(await page.play({ bet: { stake: '200000' } })).toMatchObject({ status: 200 })
  const { rows } = await vendor.harness.database.execute(
    sql`select from member_day join member on member.id = member_id where kind = 4`,
  )
  expect(rows).toEqual([])
})

describe('without an answer of the wallet', () => {
  test('a round stays pending, and the same key returns its result later, once', async () => {
    const page = await vendor.open('hoa')
    const before = parseAmount(await vendor.getBalance('hoa'))
    const requested = { roundKey: randomUUID() }
    await vendor.silence()
    expect(await page.play(requested)).toMatchObject(refused(503, 'system_busy'))
    expect(await page.play()).toMatchObject(refused(409, 'round_in_progress'))
    await vendor.listen()
    const later = await playUntilSettled(() => page.play(requested))
    expect(later).toMatchObject({ status: 'settled', stake: '1000.00' })
    const moved = parseAmount(later.payout ?? '') - parseAmount('1000')
    expect(parseAmount(await vendor.getBalance('hoa'))).toBe(before + moved)
    expect((await page.session()).openRound).toBeNull()
  })

  test('the recovery alone repeats the call, even after a restart', async () => {
    const page = await vendor.open('hoa')
    const before = parseAmount(await vendor.getBalance('hoa'))
    const requested = { roundKey: randomUUID() }
    await vendor.silence()
    await page.play(requested)
    await vendor.listen()
    await vendor.restart()
    await expect.poll(() => openRounds(), { interval: 200 }).toBe(0)
    const { body } = await page.play(requested)
    expect(body).toMatchObject({ status: 'settled', replayed: true })
    const moved = parseAmount(body.payout ?? '') - parseAmount('1000')
    expect(parseAmount(await vendor.getBalance('hoa'))).toBe(before + moved)
  })

  test('a later refusal ends the round without a stake', async () => {
    const page = await vendor.open('hoa')
    const requested = { roundKey: randomUUID() }
    const before = await vendor.getBalance('hoa')
    await vendor.silence()
    await page.play(requested)
    await vendor.harness.database.update(game).set({ maintenance: true }).where(eq(game.nodeId, 1))
    await vendor.listen()
    const later = await playUntilSettled(() => page.play(requested))
    await vendor.harness.database.update(game).set({ maintenance: false }).where(eq(game.nodeId, 1))
    expect(later).toMatchObject({ status: 'refunded', payout: null, view: null, balance: before })
    expect(await vendor.getBalance('hoa')).toBe(before)
    expect(await page.play()).toMatchObject({ status: 200, body: { replayed: false } })
  })
})

const openRounds = () =>
  vendor.harness.database.$count(roundTable, sql`status in ('staking', 'going', 'settling', 'refunding')`)

async function playUntilSettled(play: () => ReturnType<Awaited<ReturnType<TestVendor['open']>>['play']>) {
  for (let tries = 0; tries < 480; tries += 1) {
    const { status, body } = await play()
    if (status === 200 && body.status !== 'pending') return body
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The round did not end.')
}

test('leaves no ledger faults', async () => {
  expect(await findLedgerFaults(vendor.harness.database)).toEqual([])
})
