import type { Endpoint, InputOf } from '@playhouse/platform-api/endpoint.ts'
import { claimMission } from '@playhouse/platform-api/missions.ts'
import { redeemPointReward } from '@playhouse/platform-api/points.ts'
import { claimPromotion } from '@playhouse/platform-api/promotions.ts'
import { sealBody } from '@playhouse/platform-api/sealing.ts'
import type { FaultPoint } from '@playhouse/server/fault-point.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headersFor, newestKey, SECRET_KEYS } from '../../apps/platform/src/app.fixture.ts'
import { audit } from '../../apps/platform/src/checks/audit.ts'
import { promotionClaim } from '../../apps/platform/src/db/tables/bonuses.ts'
import { memberMission, mission } from '../../apps/platform/src/db/tables/missions.ts'
import { pointsItem, pointsRedemption } from '../../apps/platform/src/db/tables/points.ts'
import { raffle, raffleOrder, raffleSeries } from '../../apps/platform/src/db/tables/raffles.ts'
import {
  type Cashier,
  openCashier,
  PAYMENT_PASSWORD,
  type Player,
} from '../../apps/platform/src/domains/money/cashier/withdrawals/withdrawals.fixture.ts'
import { addOffer } from '../../apps/platform/src/domains/engagement/promotions/bonus.fixture.ts'
import { openRaffles } from '../../apps/platform/src/domains/engagement/raffles/due-raffles.ts'
import { getPoints } from '../../apps/platform/src/domains/engagement/points/read-points.ts'
import { getCash } from '../../apps/platform/src/ledger/ledger.fixture.ts'
import { postPoints } from '../../apps/platform/src/ledger/postings.ts'
import { secretBox } from '../../apps/platform/src/request/secret-box.ts'
import { parseSecretKeys } from '@playhouse/server/secret-keys.ts'
import { type KillableProcesses, startKillable } from './killed-process.fixture.ts'
import { allEveryNight } from '@playhouse/testing/every-night.ts'

const UNIT = 10_000n

let cashier: Cashier
let main: KillableProcesses
beforeAll(async () => {
  cashier = await openCashier()
  const { config, database } = cashier.harness
  await database.insert(mission).values({
    id: 'reels',
    kind: 'TURNOVER',
    cycle: 'ONCE',
    products: [],
    target: UNIT,
    amount: 40n * UNIT,
    points: 5n * UNIT,
    startsOn: '2026-01-01',
    position: 1,
  })
  await addOffer(database, 'bonus', { kind: 'SIGN_IN', threshold: 0n })
  await database.insert(raffleSeries).values({
    id: 'moon',
    price: 5n * UNIT,
    memberLimit: 10,
    capacity: 1_000,
    minTickets: 1,
    prizes: [{ count: 1, amount: String(parseAmount('10')), points: '0' }],
    saleMinutes: 60,
    picture: '/media/banners/x.svg',
    position: 1,
  })
  await openRaffles(database, secretBox(parseSecretKeys(SECRET_KEYS)))
  await addOffer(database, 'tickets', {
    kind: 'TICKET',
    threshold: 0n,
    fixedAmount: null,
    multiple: 0,
    maxStake: null,
    days: null,
    tickets: 2,
    raffleSeriesId: 'moon',
  })
  await database.insert(pointsItem).values({
    id: 'cash',
    kind: 'CASH',
    points: 60n * UNIT,
    amount: 30n * UNIT,
    quantity: 100,
    available: 100,
    picture: '/media/banners/x.svg',
    position: 1,
  })
  main = await startKillable(config.databaseUrl, { SECRET_KEYS }, ['platform'])
})
afterAll(async () => {
  await main.end()
  await cashier.close()
})

/** Calls the platform, which may be killed meanwhile. @returns the status; undefined without an answer */
async function send<E extends Endpoint>(endpoint: E, input: InputOf<E>, { token }: Player) {
  const sealed = endpoint.sealed ? await sealBody(input, await newestKey(cashier.harness.app)) : undefined
  const response = await fetch(main.platform(endpoint.path), {
    method: 'POST',
    headers: {
      ...headersFor(endpoint, { token }),
      ...(sealed && { encryption: sealed.encryption }),
      'content-type': 'application/json',
    },
    body: JSON.stringify(sealed ? { value: sealed.value } : input),
  }).catch(() => undefined)
  return response?.status
}

const held = async ({ memberId }: Player) => ({
  cash: (await getCash(cashier.harness.database, memberId)) / UNIT,
  points: (await getPoints(cashier.harness.database, memberId)) / UNIT,
})

/** A claim, and the balances after it of a member with 1,000 in cash and 100 points. */
interface Claim {
  ask: (player: Player) => () => Promise<number | undefined>
  after: { cash: bigint; points: bigint }
  /** Rows that say it was done. */
  rows: (player: Player) => Promise<number>
}
const claims: Readonly<Record<string, Claim>> = {
  mission: {
    ask: (player) => () => send(claimMission, { missionId: 'reels', period: 'once' }, player),
    after: { cash: 1_040n, points: 105n },
    rows: ({ memberId }) =>
      cashier.harness.database.$count(
        memberMission,
        sql`${memberMission.memberId} = ${memberId} and ${memberMission.state} = 'CLAIMED'`,
      ),
  },
  bonus: {
    ask: (player) => () => send(claimPromotion, { promotionId: 'bonus' }, player),
    after: { cash: 1_000n, points: 100n },
    rows: ({ memberId }) => cashier.harness.database.$count(promotionClaim, eq(promotionClaim.memberId, memberId)),
  },
  tickets: {
    ask: (player) => () => send(claimPromotion, { promotionId: 'tickets' }, player),
    after: { cash: 1_000n, points: 100n },
    rows: ({ memberId }) => cashier.harness.database.$count(raffleOrder, eq(raffleOrder.memberId, memberId)),
  },
  redemption: {
    ask: (player) => {
      const requestKey = randomUUID()
      const input = { requestKey, itemId: 'cash', points: '60', note: '', paymentPassword: PAYMENT_PASSWORD }
      return () => send(redeemPointReward, input, player)
    },
    after: { cash: 1_030n, points: 40n },
    rows: ({ memberId }) => cashier.harness.database.$count(pointsRedemption, eq(pointsRedemption.memberId, memberId)),
  },
}

const STEPS = ['kept', 'paid', 'committed'] as const
const FAMILIES = [
  ['mission', 'mission'],
  ['bonus', 'promotion'],
  ['tickets', 'promotion'],
  ['redemption', 'points'],
] as const

test.each(
  // Ordered so that every family is in each run, at different steps.
  allEveryNight(
    FAMILIES.flatMap(([name, family], nth) =>
      STEPS.map((_step, index) => [name, `${family}:${STEPS[(index + nth) % 3]}` as FaultPoint] as const),
    ),
  ),
)('claims once when the platform is killed: %s at %s', async (name, point) => {
  const { database, config } = cashier.harness
  const { ask, after, rows } = claims[name] as Claim
  const player = await cashier.player(1_000)
  const { memberId } = player
  await postPoints(database, { memberId, type: 'POINTS_EARN', points: 100n * UNIT, key: randomUUID(), request: {} })
  await database.insert(memberMission).values({
    memberId,
    missionId: 'reels',
    period: 'once',
    state: 'REACHED',
    // Reached without play, which the audit would miss.
    target: 0n,
    amount: 40n * UNIT,
    points: 5n * UNIT,
    reachedAt: new Date(),
  })
  const request = ask(player)
  await main.start(point)
  expect(await request()).toBeUndefined()
  expect(await main.gone()).toBe('SIGKILL')

  // Not at all before the commit, and wholly after it.
  const isDone = point.endsWith(':committed')
  expect(await rows(player)).toBe(isDone ? 1 : 0)
  expect(await held(player)).toEqual(isDone ? after : { cash: 1_000n, points: 100n })
  await main.start()
  // The page repeats the request, and a second tab does too.
  expect(await Promise.all([request(), request()])).toEqual([200, 200])
  expect(await rows(player)).toBe(1)
  expect(await held(player)).toEqual(after)
  const [open] = await database.select().from(raffle).where(eq(raffle.id, 'moon-1'))
  const sold = await database.select({ sum: sql<number>`coalesce(sum(tickets), 0)::integer` }).from(raffleOrder)
  expect(open?.sold).toBe(sold[0]?.sum)
  const lines: string[] = []
  await audit(config.databaseUrl, (line) => lines.push(line))
  expect(lines.filter((line) => line.startsWith('FAILED  '))).toEqual([])
})
