import { inbox } from '@playhouse/platform-api/messages.ts'
import * as contract from '@playhouse/platform-api/promotions.ts'
import { raffleStatus } from '@playhouse/platform-api/raffles.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { parseSecretKeys } from '@playhouse/server/secret-keys.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SECRET_KEYS, type TestPlatform } from '../../../app.fixture.ts'
import { RAFFLE_CHECKS } from '../../../checks/raffle-checks.ts'
import { REWARD_CHECKS } from '../../../checks/reward-checks.ts'
import { promotionClaim, type promotionOffer } from '../../../db/tables/bonuses.ts'
import { liveEvent } from '../../../db/tables/live.ts'
import { raffle, raffleOrder, raffleSeries } from '../../../db/tables/raffles.ts'
import { findLedgerFaults } from '../../../ledger/ledger.fixture.ts'
import { secretBox } from '../../../request/secret-box.ts'
import { openSmallWorld, type SmallWorld } from '../../../small-world-platform.fixture.ts'
import { getPoints } from '../points/read-points.ts'
import { moveRaffles, openRaffles } from '../raffles/due-raffles.ts'
import { addOffer } from './bonus.fixture.ts'
import { claimOffer } from './offers.ts'

const secrets = secretBox(parseSecretKeys(SECRET_KEYS))
const WEEK_MS = 7 * 86_400_000

let series = 'moon0'
let harness: TestPlatform
let as: SmallWorld['as']
let getId: SmallWorld['getId']
beforeAll(async () => void ({ harness, as, getId } = await openSmallWorld(['lan', 'minh', 'hoa', 'suba'])))
afterAll(() => harness.close())

beforeEach(async () => {
  series = `moon${Number(series.slice(4)) + 1}`
  await harness.database.execute(sql`truncate promotion, promotion_offer, promotion_claim, raffle_series cascade`)
})

/** A raffle on sale and a promotion that gives three of its tickets a week. */
async function open({
  raffle: terms = {},
  offer = {},
}: {
  raffle?: Partial<typeof raffleSeries.$inferInsert>
  offer?: Partial<typeof promotionOffer.$inferInsert>
} = {}): Promise<void> {
  await harness.database.insert(raffleSeries).values({
    id: series,
    price: parseAmount('5'),
    memberLimit: 10,
    capacity: 100,
    minTickets: 1,
    prizes: [{ count: 1, amount: String(parseAmount('10')), points: '0' }],
    saleMinutes: 60,
    picture: '/media/banners/x.svg',
    position: 1,
    ...terms,
  })
  await openRaffles(harness.database, secrets)
  await addOffer(harness.database, 'tickets', {
    kind: 'TICKET',
    period: 'WEEK',
    threshold: 0n,
    fixedAmount: null,
    multiple: 0,
    maxStake: null,
    days: null,
    tickets: 3,
    raffleSeriesId: series,
    ...offer,
  })
}
const getOffer = async (username: string) =>
  (await harness.call(contract.memberPromotions, {}, as(username))).value.list.find(
    ({ promotionId }) => promotionId === 'tickets',
  )
const claim = (username: string) => harness.call(contract.claimPromotion, { promotionId: 'tickets' }, as(username))
const orders = () => harness.database.select().from(raffleOrder).orderBy(raffleOrder.first)
const stored = async () =>
  (
    await harness.database
      .select()
      .from(raffle)
      .where(eq(raffle.id, `${series}-1`))
  )[0]
const end = () =>
  harness.database.execute(sql`update raffle set closes_at = now(), draws_at = now(), next_action_at = now()`)
const isRight = async () => {
  for (const { sql: text, what } of [...RAFFLE_CHECKS, ...REWARD_CHECKS]) {
    const { rows } = await harness.database.execute<{ faults: bigint }>(sql.raw(text))
    expect([what, Number(rows[0]?.faults)]).toEqual([what, 0])
  }
  expect(await findLedgerFaults(harness.database)).toEqual([])
}

test('gives numbered tickets without points, and says which in the answer, the raffle and a message', async () => {
  await open()
  const before = await getPoints(harness.database, getId('lan'))
  expect(await getOffer('lan')).toMatchObject({
    kind: 'TICKET',
    status: 'issued',
    amount: null,
    tickets: 3,
    raffleId: `${series}-1`,
  })
  expect((await claim('lan')).value).toMatchObject({ status: 'claimed', amount: null, obstacle: null, tickets: 3 })
  expect((await harness.call(raffleStatus, { raffleId: `${series}-1` }, as('lan'))).value.tickets).toEqual([
    { first: 1, last: 3 },
  ])
  expect((await harness.call(inbox, {}, as('lan'))).value.list[0]).toMatchObject({
    title: 'Your raffle tickets are here',
  })
  expect(await getPoints(harness.database, getId('lan'))).toBe(before)
  await isRight()
})

test('gives them once under 40 parallel presses, and again next week', async () => {
  await open()
  const responses = await Promise.all(
    Array.from({ length: 40 }, () => claimOffer(harness.database, getId('lan'), 'tickets')),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set(['claimed']))
  expect(await orders()).toHaveLength(1)
  expect((await stored())?.sold).toBe(3)
  await claimOffer(harness.database, getId('lan'), 'tickets', new Date(Date.now() + WEEK_MS))
  expect(await orders()).toMatchObject([
    { first: 1, tickets: 3 },
    { first: 4, tickets: 3 },
  ])
  await isRight()
})

test('gives the last tickets of a raffle to one of several members, and keeps no claim of the others', async () => {
  await open({ raffle: { capacity: 5, memberLimit: 5 } })
  const responses = await Promise.all(['lan', 'minh', 'hoa', 'suba'].map((username) => claim(username)))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await orders()).toHaveLength(1)
  expect(await harness.database.$count(promotionClaim)).toBe(1)
  expect((await stored())?.sold).toBe(3)
  await isRight()
})

test('says that there is no room beyond the limit of an account, and where no raffle is on sale', async () => {
  await open({ raffle: { memberLimit: 2 } })
  expect(await getOffer('lan')).toMatchObject({ status: 'open', obstacle: { kind: 'NO_TICKETS', amount: null } })
  expect(await claim('lan')).toMatchObject({ body: { errorCode: 'promotion.not.eligible' } })
  await harness.database.update(raffle).set({ memberLimit: 10 })
  expect(await getOffer('lan')).toMatchObject({ status: 'issued' })
  await end()
  expect(await getOffer('lan')).toMatchObject({ obstacle: { kind: 'NO_TICKETS' }, raffleId: null })
  expect(await claim('lan')).toMatchObject({ body: { errorCode: 'promotion.not.eligible' } })
  expect(await orders()).toEqual([])
})

test('names the deposit that is missing', async () => {
  await open({ offer: { threshold: parseAmount('1000000000') } })
  expect(await getOffer('lan')).toMatchObject({ obstacle: { kind: 'DEPOSIT' } })
})

test('lets them win like any other, and tells the winner and everybody', async () => {
  await open()
  await claim('lan')
  await end()
  await harness.database.delete(liveEvent)
  await moveRaffles(harness.database, secrets)
  expect((await stored())?.state).toBe('DRAWN')
  const events = await harness.database.select().from(liveEvent).orderBy(liveEvent.id)
  expect(
    events.filter(({ type }) => type.startsWith('RAFFLE')).map(({ memberId, event }) => [memberId, event]),
  ).toEqual(
    expect.arrayContaining([
      [0, { type: 'RAFFLE', raffleId: `${series}-1` }],
      [getId('lan'), { type: 'RAFFLE_WON', raffleId: `${series}-1`, place: 1 }],
    ]),
  )
  await isRight()
})

test('lapse with a message when the raffle is called off, and no points are posted', async () => {
  await open({ raffle: { minTickets: 4 } })
  await claim('lan')
  const before = await getPoints(harness.database, getId('lan'))
  await end()
  await moveRaffles(harness.database, secrets)
  expect(await stored()).toMatchObject({ state: 'VOID' })
  expect(await getPoints(harness.database, getId('lan'))).toBe(before)
  expect((await harness.call(inbox, {}, as('lan'))).value.list[0]).toMatchObject({
    title: 'Your free raffle tickets lapsed',
  })
  await isRight()
})
