import * as points from '@playhouse/platform-api/points.ts'
import { inbox } from '@playhouse/platform-api/messages.ts'
import { freePlay, login } from '@playhouse/platform-api/session.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { countQueries, openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { playExclusion } from '../../../db/tables/limits.ts'
import { member } from '../../../db/tables/members.ts'
import { pointsItem, pointsRedemption } from '../../../db/tables/points.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { createMemberWith, findLedgerFaults, getCash } from '../../../ledger/ledger.fixture.ts'
import { postPoints } from '../../../ledger/postings.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { addDays } from '../../../lib/record-range.ts'
import { hashQuickly } from '../../../lib/password.fixture.ts'
import { creditPoints, duePoints } from './earn-points.ts'
import { decideRedemption, takeItem } from './spend-points.ts'

const PAYMENT = 'harbour8Stone'
const UNIT = 10_000n
const yesterday = () => addDays(brandDay(new Date()), -1)

let harness: TestPlatform
const tokens = new Map<string, string>()
const ids = new Map<string, number>()
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    prepare: async (database) => {
      await database.update(member).set({ paymentPasswordHash: await hashQuickly(PAYMENT) })
    },
  })
  for (const username of ['lan', 'minh', 'hoa', 'suba', 'agenta']) {
    const { token, id } = (await harness.call(login, { username, password: PASSWORD })).value
    tokens.set(username, token)
    ids.set(username, Number(id))
  }
})
afterAll(() => harness.close())

const as = (username: string) => ({ token: tokens.get(username) ?? '', headers: { language: 'EN' } })
const getId = (username: string) => ids.get(username) ?? 0

async function play(who: string | number, day: string, stake: bigint, category = 'RNG'): Promise<void> {
  await harness.database.execute(sql`
    insert into round (member_id, node_id, round_key, stake, payout, balance_after, settled_at)
    select ${typeof who === 'number' ? who : getId(who)}, min(node_id), ${randomUUID()}, ${stake * UNIT}, 0, 0, ${`${day} 12:00+07`}
    from game where category = ${category}`)
}
const countDay = (id: number, turnover: bigint) =>
  harness.database.execute(
    sql`select add_to_member_day(${id}, ${`${yesterday()} 12:00+07`}, p_turnover => ${turnover * UNIT}, p_rounds => 1)`,
  )
const give = (username: string, amount: bigint) =>
  postPoints(harness.database, {
    memberId: getId(username),
    type: 'POINTS_EARN',
    points: amount * UNIT,
    key: randomUUID(),
    request: {},
  })
const getBalance = async (username: string) => (await harness.call(points.pointBalance, {}, as(username))).value.balance
const redeem = (username: string, itemId: string, more: object = {}) =>
  harness.call(
    points.redeemPointReward,
    { requestKey: randomUUID(), itemId, points: '400', paymentPassword: PAYMENT, ...more },
    as(username),
  )
/** Without the payment password, of which only five attempts may run at once. */
const take = (username: string, itemId: string, price: string, requestKey: string = randomUUID()) =>
  takeItem(
    harness.database,
    { memberId: getId(username), language: 'EN' },
    { requestKey, itemId, points: formatAmount(parseAmount(price)) },
  ).catch((error: { code?: string }) => error.code)
const findStock = async (id: string) =>
  (await harness.database.select().from(pointsItem).where(eq(pointsItem.id, id)))[0]?.available

test('gives points for settled play of closed days once, by product and rank', async () => {
  await play('lan', yesterday(), 1_000_000n)
  await play('lan', addDays(yesterday(), -2), 660_000n, 'LIVE')
  await play('lan', brandDay(new Date()), 5_000_000n)
  await Promise.all(Array.from({ length: 5 }, () => creditPoints(harness.database, getId('lan'))))
  expect((await harness.call(points.pointBalance, {}, as('lan'))).value).toMatchObject({
    balance: '12.00',
    hasPaymentPassword: true,
  })
  await play('minh', yesterday(), 1_000_000n)
  await harness.database.update(member).set({ rank: 5 }).where(eq(member.username, 'minh'))
  expect(await getBalance('minh')).toBe('15.00')
})

test('credits the members of a closed day together, each by its rank and products', async () => {
  const { database } = harness
  const ranked = await Promise.all(
    Array.from({ length: 40 }, async (_, place) => ({
      id: await createMemberWith(database, 0n),
      isRanked: place % 2 === 1,
    })),
  )
  for (const { id, isRanked } of ranked) {
    if (isRanked) await database.update(member).set({ rank: 5 }).where(eq(member.id, id))
    for (const category of isRanked ? ['RNG', 'LIVE'] : ['RNG']) await play(id, yesterday(), 660_000n, category)
    await countDay(id, 660_000n)
  }
  const { queries } = await countQueries(() => duePoints.run(database, new AbortController().signal))
  const { rows } = await database.execute<{ balance: bigint }>(sql`
    select balance from ledger_account where code = any(${sql.param(ranked.map(({ id }) => `member:${id}:points`))}::text[])
      and member_id = any(${sql.param(ranked.map(({ id }) => id))}::integer[]) order by member_id`)
  const byMember = ranked.toSorted((one, other) => one.id - other.id)
  expect(rows.map(({ balance }) => balance)).toEqual(byMember.map(({ isRanked }) => (isRanked ? 129_000n : 66_000n)))
  expect(queries.length).toBeLessThan(20)
  expect(await findLedgerFaults(database)).toEqual([])
})

test('continues with other members when one member’s points cannot be posted, and retries that one later', async () => {
  const { database } = harness
  const closing = new AbortController().signal
  // The next point would overflow 64 bits.
  await give('agenta', 922_337_203_685_477n)
  for (const username of ['agenta', 'suba']) {
    await play(username, yesterday(), 1_000_000n)
    await countDay(getId(username), 1_000_000n)
  }
  await expect(duePoints.run(database, closing)).rejects.toThrow(`member ${getId('agenta')} failed`)
  expect(await getBalance('suba')).toBe('10.00')
  expect(await duePoints.run(database, closing)).toBe(0)
  await postPoints(database, {
    memberId: getId('agenta'),
    type: 'POINTS_SPEND',
    points: 922_337_203_685_477n * UNIT,
    key: randomUUID(),
    request: {},
  })
  await database.execute(sql`update points_account set retry_at = now()`)
  expect(await duePoints.run(database, closing)).toBe(1)
  expect(await getBalance('agenta')).toBe('10.00')
})

test('lists the items in the caller’s language with their stock', async () => {
  const english = (await harness.call(points.pointReward, {}, { headers: { language: 'EN' } })).value.list
  const brandOwn = (await harness.call(points.pointReward, {}, { headers: { language: 'TY' } })).value.list
  expect(english).toHaveLength(6)
  expect(english.find(({ id }) => id === 'lotus-cup')).toMatchObject({ name: 'Lotus teacup', availableQuantity: 80 })
  expect(brandOwn.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
  expect(brandOwn[2]?.name).toBe('Cốc hoa sen')
})

test('pays cash at once, and once per request key', async () => {
  await give('hoa', 500n)
  const before = await getCash(harness.database, getId('hoa'))
  const requestKey = randomUUID()
  const responses = await Promise.all(Array.from({ length: 20 }, () => take('hoa', 'cash-120', '120', requestKey)))
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
  expect(responses[0]).toMatchObject({ balance: '380.00', redemption: { status: 'APPROVED', amount: '15000.00' } })
  expect(await getCash(harness.database, getId('hoa'))).toBe(before + 15_000n * UNIT)
  expect(await findStock('cash-120')).toBe(499)
  expect(await redeem('hoa', 'lotus-cup', { requestKey })).toMatchObject({ body: { errorCode: 'request_key_reused' } })
})

test('gives the last item to one of 100 parallel redemptions', async () => {
  const usernames = ['suba', 'agenta', 'lan', 'minh']
  for (const username of usernames) await give(username, 100_000n)
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, index) => take(usernames[index % 4] ?? '', 'travel-set', '2500')),
  )
  expect(responses.filter((response) => response === 'points.item.unavailable')).toHaveLength(99)
  expect(responses.find((response) => typeof response === 'object')).toMatchObject({
    redemption: { status: 'IN_PROCESS' },
  })
  expect(await findStock('travel-set')).toBe(0)
  const { rows } = await harness.database.execute(
    sql`select 1 from ledger_transaction where type = 'POINTS_SPEND' and reference = 'travel-set'`,
  )
  expect(rows).toHaveLength(1)
  expect(await findLedgerFaults(harness.database)).toEqual([])
})

test('returns points and stock when an operator rejects, once', async () => {
  await give('suba', 400n)
  const before = await getBalance('suba')
  const { value } = await redeem('suba', 'lotus-cup', { note: '12 Lotus Street' })
  expect(value.redemption).toMatchObject({ status: 'IN_PROCESS', itemName: 'Lotus teacup' })
  const stock = await findStock('lotus-cup')
  const decide = (approved: boolean) =>
    withTransaction(harness.database, (tx) =>
      decideRedemption(tx, {
        memberId: getId('suba'),
        id: BigInt(value.redemption.id),
        approved,
        operator: 'mai',
        reason: 'no delivery there',
      }),
    )
  const decided = await Promise.all([decide(false), decide(false), decide(false)])
  expect(decided.filter(Boolean)).toHaveLength(1)
  expect(await decide(true)).toBeUndefined()
  const [first] = (await harness.call(points.redeemPointList, {}, as('suba'))).value.list
  expect(first).toMatchObject({ status: 'REJECTED', reason: 'no delivery there' })
  expect(await getBalance('suba')).toBe(before)
  expect(await findStock('lotus-cup')).toBe((stock ?? 0) + 1)
  const [message] = (await harness.call(inbox, {}, as('suba'))).value.list
  expect(message).toMatchObject({ kind: 'PROMOTION', title: 'Your redemption was declined' })
})

test('converts points into cash at the published ratio', async () => {
  const before = await getCash(harness.database, getId('hoa'))
  const convert = (amount: string) =>
    harness.call(points.convertPoint, { requestKey: randomUUID(), points: amount, paymentPassword: PAYMENT }, as('hoa'))
  expect((await convert('100')).value).toMatchObject({ balance: '280.00', redemption: { amount: '10000.00' } })
  expect(await getCash(harness.database, getId('hoa'))).toBe(before + 10_000n * UNIT)
  for (const amount of ['99', '100.5', '-100']) expect((await convert(amount)).status).toBe(400)
  expect(await convert('281')).toMatchObject({ status: 409, body: { errorCode: 'points.insufficient' } })
  expect(await findLedgerFaults(harness.database)).toEqual([])
})

test('refuses a wrong payment password, a changed price and a sold-out item, and takes no points', async () => {
  const before = await getBalance('hoa')
  expect(await redeem('hoa', 'cash-120', { points: '120', paymentPassword: 'wrong' })).toMatchObject({
    body: { errorCode: 'payment.password.wrong' },
  })
  for (const [item, price] of [
    ['cash-120', '119'],
    ['carp-kite', '600'],
    ['nothing', '1'],
  ] as const)
    expect(await redeem('hoa', item, { points: price })).toMatchObject({
      body: { errorCode: 'points.item.unavailable' },
    })
  expect(await redeem('hoa', 'cash-1000', { points: '1000' })).toMatchObject({
    body: { errorCode: 'points.insufficient' },
  })
  expect(await findStock('cash-1000')).toBe(200)
  expect(await getBalance('hoa')).toBe(before)
  expect(
    await harness.database.select().from(pointsRedemption).where(eq(pointsRedemption.itemId, 'cash-1000')),
  ).toEqual([])
})

describe('an item that the office changes while its dialog is open', () => {
  const change = (values: Partial<typeof pointsItem.$inferInsert>) =>
    harness.database.update(pointsItem).set(values).where(eq(pointsItem.id, 'cash-120'))
  const seen = { points: 120n * UNIT, enabled: true, available: 499 }

  test.each([
    ['price', { points: 121n * UNIT }],
    ['state', { enabled: false }],
    ['stock', { available: 0 }],
  ])('is not taken when its %s has changed, and nothing is taken for it', async (_, values) => {
    await give('minh', 200n)
    const [held, cash] = [await getBalance('minh'), await getCash(harness.database, getId('minh'))]
    await change(values)
    const requestKey = randomUUID()
    expect(await take('minh', 'cash-120', '120', requestKey)).toBe('points.item.unavailable')
    expect([await getBalance('minh'), await getCash(harness.database, getId('minh'))]).toEqual([held, cash])
    // The same dialog, at the price that it shows by then.
    await change({ ...seen, points: 121n * UNIT })
    expect(await take('minh', 'cash-120', '121', requestKey)).toMatchObject({ redemption: { status: 'APPROVED' } })
    await change(seen)
  })

  test('is taken at the price that was seen or not at all, in 20 races', async () => {
    await give('minh', 20_000n)
    for (let turn = 0; turn < 20; turn += 1) {
      const before = Number(await getBalance('minh'))
      const [response] = await Promise.all([
        setTimeout(turn % 5).then(() => take('minh', 'cash-120', '120')),
        change({ points: 150n * UNIT }),
      ])
      const isTaken = typeof response === 'object'
      expect(isTaken || response === 'points.item.unavailable').toBe(true)
      expect(Number(await getBalance('minh'))).toBe(before - (isTaken ? 120 : 0))
      await change(seen)
    }
    expect(await findLedgerFaults(harness.database)).toEqual([])
  })
})

test('spends points once when two tabs spend the last of them', async () => {
  const held = Number(await getBalance('agenta'))
  await postPoints(harness.database, {
    memberId: getId('agenta'),
    type: 'POINTS_SPEND',
    points: BigInt(held - 150) * UNIT,
    key: randomUUID(),
    request: {},
  })
  const responses = await Promise.all([take('agenta', 'cash-120', '120'), take('agenta', 'cash-120', '120')])
  expect(responses.filter((response) => response === 'points.insufficient')).toHaveLength(1)
  expect(await getBalance('agenta')).toBe('30.00')
})

test('redeems and converts during a break from play, because points are owed', async () => {
  await give('suba', 300n)
  await harness.database
    .insert(playExclusion)
    .values({ memberId: getId('suba'), kind: 'SELF_EXCLUSION', state: 'ACTIVE', endsAt: null })
  const before = await getCash(harness.database, getId('suba'))
  expect(await redeem('suba', 'cash-120', { points: '120' })).toMatchObject({ status: 200 })
  const input = { requestKey: randomUUID(), points: '100', paymentPassword: PAYMENT }
  expect(await harness.call(points.convertPoint, input, as('suba'))).toMatchObject({ status: 200 })
  expect(await getCash(harness.database, getId('suba'))).toBe(before + 25_000n * UNIT)
  await harness.database.delete(playExclusion)
})

test('refuses demo accounts', async () => {
  const demo = (await harness.call(freePlay, {})).value.token
  expect(await harness.call(points.pointBalance, {}, { token: demo })).toMatchObject({
    body: { errorCode: 'in_need_true_account' },
  })
})

test('states every movement of the points with its reason and the points after it, by pages', async () => {
  await give('hoa', 500n)
  const before = parseAmount(await getBalance('hoa'))
  await redeem('hoa', 'lotus-cup')
  const conversion = { requestKey: randomUUID(), points: '100', paymentPassword: PAYMENT }
  await harness.call(points.convertPoint, conversion, as('hoa'))
  const { total, list } = (await harness.call(points.pointStatement, { pageSize: 2 }, as('hoa'))).value
  expect(list).toMatchObject([
    { kind: 'CONVERSION', points: '-100.00', balance: formatAmount(before - 500n * UNIT), itemName: null },
    { kind: 'ITEM', points: '-400.00', balance: formatAmount(before - 400n * UNIT), itemName: 'Lotus teacup' },
  ])
  const rest = (await harness.call(points.pointStatement, { pageSize: 2, pageNo: 2 }, as('hoa'))).value
  expect(rest).toMatchObject({ total, list: [{ points: '500.00', balance: formatAmount(before) }, {}] })
  expect((await harness.call(points.pointStatement, {}, as('lan'))).value.list.at(-1)).toMatchObject({
    kind: 'PLAY',
    points: '12.00',
    playedUntil: yesterday(),
  })
})
