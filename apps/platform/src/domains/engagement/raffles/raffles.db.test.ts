import { inbox } from '@playhouse/platform-api/messages.ts'
import * as contract from '@playhouse/platform-api/raffles.ts'
import { freePlay } from '@playhouse/platform-api/session.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { parseSecretKeys } from '@playhouse/server/secret-keys.ts'
import { eq, sql } from 'drizzle-orm'
import { spawn } from 'node:child_process'
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SECRET_KEYS, type TestPlatform } from '../../../app.fixture.ts'
import { RAFFLE_CHECKS } from '../../../checks/raffle-checks.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { raffle, raffleOrder, rafflePrize, raffleSeries, raffleText } from '../../../db/tables/raffles.ts'
import { getCash, findLedgerFaults } from '../../../ledger/ledger.fixture.ts'
import * as postings from '../../../ledger/postings.ts'
import { secretBox } from '../../../request/secret-box.ts'
import { openSmallWorld, type SmallWorld } from '../../../small-world-platform.fixture.ts'
import { getPoints } from '../points/read-points.ts'
import { buyTickets } from './buy-tickets.ts'
import { dueRaffles, moveRaffles, openRaffles } from './due-raffles.ts'
import { callOff } from './plan-raffles.ts'

const UNIT = 10_000n
const secrets = secretBox(parseSecretKeys(SECRET_KEYS))

/** Raffle of the running test: ledger keys name raffles, and stay. */
let series = 'moon0'
let ID = ''
let harness: TestPlatform
let as: SmallWorld['as']
let getId: SmallWorld['getId']
beforeAll(async () => void ({ harness, as, getId } = await openSmallWorld(['lan', 'minh', 'hoa', 'suba'])))
afterAll(() => harness.close())

beforeEach(async () => {
  series = `moon${Number(series.slice(4)) + 1}`
  ID = `${series}-1`
  await harness.database.execute(sql`truncate raffle_series, play_exclusion cascade`)
  await harness.database.update(member).set({ closedAt: null })
})

async function openRaffle(values: Partial<typeof raffleSeries.$inferInsert> = {}): Promise<void> {
  await harness.database.insert(raffleSeries).values({
    id: series,
    price: parseAmount('5'),
    memberLimit: 10,
    capacity: 100,
    minTickets: 3,
    prizes: [
      { count: 1, amount: String(parseAmount('1000')), points: '0' },
      { count: 2, amount: '0', points: String(parseAmount('7')) },
    ],
    saleMinutes: 60,
    picture: '/media/banners/raffle-lantern.svg',
    position: 1,
    ...values,
  })
  await harness.database
    .insert(raffleText)
    .values({ seriesId: series, language: 'EN', title: 'Moon', text: 'A raffle' })
  await openRaffles(harness.database, secrets)
}
/** Ends sales now and lets the draw come at once. */
const pass = (at = sql`clock_timestamp()`) =>
  harness.database.execute(
    sql`update raffle set closes_at = ${at}, draws_at = ${at}, next_action_at = ${at} where id = ${ID}`,
  )
const stored = async () => {
  const [found] = await harness.database.select().from(raffle).where(eq(raffle.id, ID))
  if (!found) throw new Error('There is no raffle.')
  return found
}
const give = (username: string, points: bigint) =>
  postings.postPoints(harness.database, {
    memberId: getId(username),
    type: 'POINTS_EARN',
    points: points * UNIT,
    key: randomUUID(),
    request: {},
  })
const buy = (username: string, tickets: number, requestKey: string = randomUUID()) =>
  buyTickets(harness.database, getId(username), { requestKey, raffleId: ID, tickets }).catch(
    (error: { code?: string }) => error.code ?? String(error),
  )
const exclude = (username: string) =>
  harness.database.execute(sql`
    insert into play_exclusion (member_id, kind, state, starts_at, ends_at)
    values (${getId(username)}, 'TIME_OUT', 'ACTIVE', now(), now() + interval '1 day')`)
const faults = async (): Promise<number[]> =>
  Promise.all(
    RAFFLE_CHECKS.map(async ({ sql: text }) => {
      const { rows } = await harness.database.execute<{ faults: bigint }>(sql.raw(text))
      return Number(rows[0]?.faults)
    }),
  )
const isRight = async () => {
  expect(await faults()).toEqual([0, 0, 0])
  expect(await findLedgerFaults(harness.database)).toEqual([])
}
const prizes = () => harness.database.select().from(rafflePrize).orderBy(rafflePrize.place)

/** Winners from the published list and seed, without the site's code. */
function recompute(list: string, seed: string, raffleId: string, places: number): number[] {
  const hash = createHash('sha256').update(list).digest('hex')
  const left = list.split('\n').flatMap((line) => {
    const [first, last] = (line.split(' ')[0] ?? '').split('-').map(Number)
    return first && last ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : []
  })
  let words: number[] = []
  let block = 0
  const below = (n: number): number => {
    for (;;) {
      if (words.length === 0) {
        const message = `${hash}:0:${raffleId}:${block++}`
        const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest()
        words = Array.from({ length: 8 }, (_, index) => bytes.readUInt32BE(index * 4))
      }
      const word = words.shift() as number
      if (word < Math.floor(2 ** 32 / n) * n) return word % n
    }
  }
  return Array.from({ length: Math.min(places, left.length) }, (_, step) => {
    const at = step + below(left.length - step)
    const won = left[at] as number
    left[at] = left[step] as number
    return won
  })
}

test('opens one raffle of a series when several processes do, with the seed’s hash and not the seed', async () => {
  await openRaffle()
  await Promise.all(Array.from({ length: 5 }, () => openRaffles(harness.database, secrets)))
  expect(await harness.database.$count(raffle)).toBe(1)
  const { value, queries } = await harness.call(contract.raffles, {}, { headers: { language: 'EN' } })
  expect(queries.length).toBeLessThanOrEqual(3)
  expect(value.list).toMatchObject([
    {
      id: ID,
      title: 'Moon',
      state: 'SELLING',
      price: '5.00',
      sold: 0,
      prizes: [
        { from: 1, to: 1, amount: '1000.00', points: '0.00' },
        { from: 2, to: 3, amount: '0.00', points: '7.00' },
      ],
      seed: null,
      listHash: null,
      winners: [],
    },
  ])
  expect(value.list[0]?.seedHash).toMatch(/^[0-9a-f]{64}$/)
  expect((await harness.call(contract.raffleTickets, { raffleId: ID }, {})).value.list).toBeNull()
})

test('sells tickets for points, once per request key, and shows the account its own', async () => {
  await openRaffle()
  await give('lan', 100n)
  const before = await getPoints(harness.database, getId('lan'))
  const input = { requestKey: randomUUID(), raffleId: ID, tickets: 3 }
  const first = (await harness.call(contract.buyRaffleTickets, input, as('lan'))).value
  expect(first).toMatchObject({ bought: { first: 1, last: 3 }, sold: 3 })
  expect((await harness.call(contract.buyRaffleTickets, input, as('lan'))).value).toEqual(first)
  expect(await harness.call(contract.buyRaffleTickets, { ...input, tickets: 2 }, as('lan'))).toMatchObject({
    body: { errorCode: 'request_key_reused' },
  })
  expect(before - (await getPoints(harness.database, getId('lan')))).toBe(15n * UNIT)
  const { value } = await harness.call(contract.raffleStatus, { raffleId: ID }, as('lan'))
  expect(value).toMatchObject({ excluded: false, tickets: [{ first: 1, last: 3 }], prizes: [] })
  await isRight()
})

test('gives the last ticket of a member’s limit to one of 100 parallel purchases', async () => {
  await openRaffle({ memberLimit: 4 })
  await give('lan', 10_000n)
  expect(await buy('lan', 3)).toMatchObject({ sold: 3 })
  const responses = await Promise.all(Array.from({ length: 100 }, () => buy('lan', 1)))
  expect(responses.filter((response) => response === 'raffle.limit')).toHaveLength(99)
  expect((await stored()).sold).toBe(4)
  await isRight()
})

test('gives the last ticket of a raffle to one of 100 parallel purchases of several members', async () => {
  await openRaffle({ capacity: 21, memberLimit: 100 })
  const usernames = ['lan', 'minh', 'hoa', 'suba']
  for (const username of usernames) await give(username, 10_000n)
  expect(await buy('lan', 20)).toMatchObject({ sold: 20 })
  const responses = await Promise.all(Array.from({ length: 100 }, (_, index) => buy(usernames[index % 4] ?? '', 1)))
  expect(responses.filter((response) => response === 'raffle.sold.out')).toHaveLength(99)
  expect((await stored()).sold).toBe(21)
  await isRight()
})

test('sells no ticket after closing, and draws from those sold before', async () => {
  await openRaffle({ memberLimit: 100, minTickets: 1 })
  await give('lan', 10_000n)
  await buy('lan', 1)
  await pass(sql`clock_timestamp() + interval '500 milliseconds'`)
  const responses: unknown[] = []
  const until = Date.now() + 1_500
  const buyer = async () => {
    while (Date.now() < until) responses.push(await buy('lan', 1))
  }
  const job = async () => {
    while (Date.now() < until) await moveRaffles(harness.database, secrets)
  }
  await Promise.all([buyer(), buyer(), job(), job()])
  const refusals = new Set(responses.filter((response) => typeof response === 'string'))
  expect([...refusals].toSorted()).toEqual(['raffle.closed'])
  const { state, ticketCount, sold, closesAt } = await stored()
  expect({ state, ticketCount }).toEqual({ state: 'DRAWN', ticketCount: sold })
  expect(sold).toBe(1 + responses.filter((response) => typeof response === 'object').length)
  const orders = await harness.database.select().from(raffleOrder)
  expect(orders.every(({ boughtAt }) => boughtAt.getTime() <= closesAt.getTime() + 100)).toBe(true)
  await isRight()
})

test('draws once by two processes; anyone recomputes the winners from list and seed, and prizes are claimed once', async () => {
  await openRaffle()
  for (const [username, tickets] of [
    ['lan', 5],
    ['minh', 2],
    ['hoa', 4],
  ] as const) {
    await give(username, 100n)
    await buy(username, tickets)
  }
  const { seedHash } = await stored()
  await pass()
  const signal = new AbortController().signal
  await Promise.all([
    dueRaffles(secrets).run(harness.database, signal),
    dueRaffles(secrets).run(harness.database, signal),
  ])
  await moveRaffles(harness.database, secrets)
  const { value } = await harness.call(contract.raffleDetail, { raffleId: ID }, { headers: { language: 'EN' } })
  const { list } = (await harness.call(contract.raffleTickets, { raffleId: ID }, {})).value
  expect(list).toBe('1-5 l***n\n6-7 m***h\n8-11 h***a\n')
  expect(value).toMatchObject({ state: 'DRAWN', seedHash, ticketCount: 11 })
  const seed = value.seed ?? ''
  expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(seedHash)
  expect(value.listHash).toBe(
    createHash('sha256')
      .update(list ?? '')
      .digest('hex'),
  )
  expect(value.winners.map(({ ticket }) => ticket)).toEqual(recompute(list ?? '', seed, ID, 3))
  // The next one is on sale.
  expect((await harness.call(contract.raffles, {}, { headers: { language: 'EN' } })).value.list).toMatchObject([
    { id: `${series}-2`, state: 'SELLING' },
  ])
  expect((await harness.call(contract.raffleResults, {}, {})).value).toMatchObject({ total: 1, list: [{ id: ID }] })

  const won = await prizes()
  expect(won.map(({ place, state }) => ({ place, state }))).toEqual([1, 2, 3].map((place) => ({ place, state: 'WON' })))
  for (const { memberId, place, amount, points } of won) {
    const username = ['lan', 'minh', 'hoa'].find((name) => getId(name) === memberId) ?? ''
    const cash = await getCash(harness.database, memberId)
    const held = await getPoints(harness.database, memberId)
    const claims = Array.from({ length: 20 }, () =>
      harness.call(contract.claimRafflePrize, { raffleId: ID, place }, as(username)),
    )
    for (const { status } of await Promise.all(claims)) expect(status).toBe(200)
    expect(await getCash(harness.database, memberId)).toBe(cash + amount)
    expect(await getPoints(harness.database, memberId)).toBe(held + points)
    const other = username === 'lan' ? 'minh' : 'lan'
    expect(await harness.call(contract.claimRafflePrize, { raffleId: ID, place }, as(other))).toMatchObject({
      body: { errorCode: 'reward.not.claimable' },
    })
    const inboxOf = (await harness.call(inbox, {}, as(username))).value.list
    expect(inboxOf.map(({ title }) => title)).toContain('Your raffle ticket won')
  }
  await isRight()
})

test('gives points back once, as a set, and draws nothing when too few tickets were sold', async () => {
  await openRaffle({ minTickets: 6 })
  for (const username of ['lan', 'minh']) await give(username, 50n)
  const readPoints = () => Promise.all(['lan', 'minh'].map((username) => getPoints(harness.database, getId(username))))
  const before = await readPoints()
  await buy('lan', 3)
  await buy('minh', 1)
  await buy('lan', 1)
  await pass()
  const posts = vi.spyOn(postings, 'postCredits')
  await Promise.all(Array.from({ length: 3 }, () => moveRaffles(harness.database, secrets)))
  expect(posts.mock.calls.map(([, credits]) => credits.length)).toEqual([3])
  posts.mockRestore()
  expect(await readPoints()).toEqual(before)
  expect((await stored()).state).toBe('VOID')
  expect(await prizes()).toEqual([])
  const { list } = (await harness.call(inbox, {}, as('lan'))).value
  expect(list[0]).toMatchObject({ title: 'The raffle was called off' })
  const { value } = await harness.call(contract.raffleDetail, { raffleId: ID }, {})
  expect(value).toMatchObject({ state: 'VOID', seed: null })
  await isRight()
})

test('is called off once while others buy and the job runs, and all points go back', async () => {
  await openRaffle({ memberLimit: 100 })
  for (const username of ['lan', 'minh']) await give(username, 1_000n)
  const before = [await getPoints(harness.database, getId('lan')), await getPoints(harness.database, getId('minh'))]
  await buy('lan', 3)
  await buy('minh', 2)
  const until = Date.now() + 1_000
  const responses: unknown[] = []
  const buyer = async (username: string) => {
    while (Date.now() < until) responses.push(await buy(username, 1))
  }
  const job = async () => {
    while (Date.now() < until) await moveRaffles(harness.database, secrets)
  }
  const calls = Promise.all(
    Array.from({ length: 10 }, async () => {
      await setTimeout(300)
      return withTransaction(harness.database, (tx) => callOff(tx, ID))
    }),
  )
  await Promise.all([buyer('lan'), buyer('minh'), job(), job(), calls])
  expect((await calls).filter(Boolean)).toHaveLength(1)
  expect(responses.some((response) => typeof response === 'object')).toBe(true)
  expect(responses.at(-1)).toBe('raffle.closed')
  expect(await stored()).toMatchObject({ state: 'VOID', calledOff: true })
  expect([await getPoints(harness.database, getId('lan')), await getPoints(harness.database, getId('minh'))]).toEqual(
    before,
  )
  const { list } = (await harness.call(inbox, {}, as('lan'))).value
  expect(list[0]).toMatchObject({ title: 'The raffle was called off' })
  const { value } = await harness.call(contract.raffleDetail, { raffleId: ID }, {})
  expect(value).toMatchObject({ state: 'VOID', calledOff: true, seed: null })
  await isRight()
})

test('is not called off once its sale is over', async () => {
  await openRaffle()
  await pass()
  expect(await withTransaction(harness.database, (tx) => callOff(tx, ID))).toBeUndefined()
  expect((await stored()).calledOff).toBe(false)
})

test('takes out tickets of accounts that are closed or take a break at the end of sales, with their points', async () => {
  await openRaffle()
  for (const [username, tickets] of [
    ['minh', 2],
    ['lan', 3],
    ['suba', 1],
    ['hoa', 4],
  ] as const) {
    await give(username, 100n)
    await buy(username, tickets)
  }
  const before = await getPoints(harness.database, getId('lan'))
  await exclude('lan')
  await harness.database.update(member).set({ closedAt: new Date() }).where(eq(member.username, 'suba'))
  await pass()
  await moveRaffles(harness.database, secrets)
  expect(await getPoints(harness.database, getId('lan'))).toBe(before + 15n * UNIT)
  const { ticketList, seed, state } = await stored()
  expect(ticketList).toBe('1-2 m***h\n7-10 h***a\n')
  expect(state).toBe('DRAWN')
  const winners = await prizes()
  expect(winners.map(({ ticket }) => ticket)).toEqual(recompute(ticketList ?? '', seed ?? '', ID, 3))
  expect(winners.every(({ memberId }) => [getId('minh'), getId('hoa')].includes(memberId))).toBe(true)
  await isRight()
})

test('pays a winner who takes a break after sales closed, because the prize is owed', async () => {
  await openRaffle({ prizes: [{ count: 1, amount: String(parseAmount('1000')), points: '0' }] })
  await give('lan', 100n)
  await buy('lan', 3)
  await pass()
  await moveRaffles(harness.database, secrets)
  await exclude('lan')
  const before = await getCash(harness.database, getId('lan'))
  const { status } = await harness.call(contract.claimRafflePrize, { raffleId: ID, place: 1 }, as('lan'))
  expect(status).toBe(200)
  expect(await getCash(harness.database, getId('lan'))).toBe(before + 1_000n * UNIT)
  await isRight()
})

test('refuses demo accounts, breaks, missing points, unknown raffles and ended ones, and takes nothing', async () => {
  await openRaffle()
  const demo = (await harness.call(freePlay, {})).value.token
  const input = () => ({ requestKey: randomUUID(), raffleId: ID, tickets: 1 })
  expect(await harness.call(contract.buyRaffleTickets, input(), { token: demo })).toMatchObject({
    body: { errorCode: 'in_need_true_account' },
  })
  await exclude('lan')
  expect(await buy('lan', 1)).toBe('play.excluded')
  await harness.database.execute(sql`truncate play_exclusion`)
  const held = await getPoints(harness.database, getId('suba'))
  await harness.database.update(raffle).set({ price: held + UNIT })
  expect(await buy('suba', 1)).toBe('points.insufficient')
  expect((await stored()).sold).toBe(0)
  expect(await harness.call(contract.buyRaffleTickets, { ...input(), raffleId: 'nothing' }, as('lan'))).toMatchObject({
    status: 404,
    body: { errorCode: 'raffle.not.found' },
  })
  expect(await harness.call(contract.raffleDetail, { raffleId: 'nothing' }, {})).toMatchObject({ status: 404 })
  await harness.database.update(raffle).set({ price: parseAmount('5') })
  await pass()
  expect(await buy('lan', 1)).toBe('raffle.closed')
})

test.each(['SEALED', 'DRAWN', 'VOID', 'called off'])('is right after a process is killed at %s', async (step) => {
  await openRaffle({ minTickets: step === 'VOID' ? 9 : 3 })
  await give('lan', 100n)
  await give('minh', 100n)
  await buy('lan', 3)
  await buy('minh', 2)
  if (step === 'called off') await withTransaction(harness.database, (tx) => callOff(tx, ID))
  else await pass()
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'raffle-')), 'fault')
  await writeFile(file, `raffle:${step === 'called off' ? 'VOID' : step}`)
  const worker = spawn(process.execPath, [fileURLToPath(new URL('due-raffles.fixture.ts', import.meta.url))], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: harness.config.databaseUrl,
      SECRET_KEYS,
      FAULT_POINT_FILE: file,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [, signal] = (await once(worker, 'exit')) as [number | null, string | null]
  expect(signal).toBe('SIGKILL')
  await moveRaffles(harness.database, secrets)
  const { state, ticketList, seed } = await stored()
  expect(state).toBe(step === 'VOID' || step === 'called off' ? 'VOID' : 'DRAWN')
  const expected = state === 'DRAWN' ? recompute(ticketList ?? '', seed ?? '', ID, 3) : []
  expect((await prizes()).map(({ ticket }) => ticket)).toEqual(expected)
  await isRight()
})
