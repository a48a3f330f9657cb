import { withTransaction } from '@playhouse/postgres/database.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { member } from '../../../db/tables/members.ts'
import { memberGameDay } from '../../../db/tables/records.ts'
import { memberDay, round } from '../../../db/tables/play.ts'
import { referral } from '../../../db/tables/referrals.ts'
import { brandDay, startOfDay } from '../../../ledger/brand-day.ts'
import { createMemberWith, findLedgerFaults } from '../../../ledger/ledger.fixture.ts'
import { addDays, getWeek } from '../../../lib/record-range.ts'
import { readBonuses, settleBonuses } from '../../money/bonus/bonus.ts'
import { earlierBonusStakes } from '../../money/bonus/earlier-rounds.ts'
import { remainingTurnover } from '../../money/cashier/turnover.ts'
import {
  DETAILS,
  findWorldFaults,
  newId,
  openSeamless,
  type Seamless,
} from '../../money/wallet/seamless/seamless.fixture.ts'
import { measureTeams } from '../agent/measures.ts'
import { readRebates } from '../agent/rebate-bills.ts'
import { getScores } from '../missions/scores.ts'
import { updateStandings } from '../missions/standings.ts'
import type { Mission } from '../missions/rules.ts'
import { creditPoints } from '../points/earn-points.ts'
import { addOffer, openPlayer, units } from '../promotions/bonus.fixture.ts'
import { claimOffer } from '../promotions/offers.ts'
import { getMonth, readTurnover } from '../ranks/ladder.ts'
import { judgeReferrals } from '../referrals/referral-rewards.ts'
import { rebateRate } from '../../../db/tables/agents.ts'
import { productTurnover } from './product-turnover.ts'

const TODAY = brandDay(new Date())
const TOMORROW = addDays(TODAY, 1)

let seamless: Seamless
beforeAll(async () => {
  seamless = await openSeamless()
  await addOffer(seamless.database, 'welcome')
})
afterAll(() => seamless.close())

const database = () => seamless.database
type Player = Awaited<ReturnType<typeof openPlayer>>

/** A player below an agent, with 5 of its own and 100 of bonus money, after stakes of 95 of its own. */
async function openInBonus(): Promise<Player & { agentId: number }> {
  const agentId = await createMemberWith(database(), 0n, 2)
  const player = await openPlayer(seamless, 100)
  await database()
    .update(member)
    .set({ path: String(agentId) })
    .where(eq(member.id, agentId))
  await database()
    .update(member)
    .set({ parentId: agentId, path: `${agentId}.${player.memberId}` })
    .where(eq(member.id, player.memberId))
  await claimOffer(database(), player.memberId, 'welcome')
  for (const stake of ['20', '20', '20', '20', '15']) await player.play(stake)
  return { ...player, agentId }
}

const rounds = async (memberId: number) => {
  const rows = await database().select().from(round).where(eq(round.memberId, memberId)).orderBy(round.id)
  return rows.slice(5).map(({ stake, bonusStake, uncounted, payout }) => ({ stake, bonusStake, uncounted, payout }))
}
const day = async (memberId: number) =>
  (await database().select().from(memberDay).where(eq(memberDay.memberId, memberId)))[0]

describe('a round keeps the part of its stake that a bonus paid', () => {
  test('when it is settled in one call', async () => {
    const { memberId, play } = await openInBonus()
    await play('20', '40')
    await play('12')
    expect(await rounds(memberId)).toEqual([
      { stake: units(20), bonusStake: units(15), uncounted: 0n, payout: units(40) },
      { stake: units(12), bonusStake: units(2), uncounted: 0n, payout: 0n },
    ])
    expect(await day(memberId)).toMatchObject({ turnover: units(127), bonusTurnover: units(17) })
  })

  test('when it is settled later, without stakes that were cancelled', async () => {
    const { memberId, debit, credit, rollback } = await openInBonus()
    const [roundId, cancelled] = [newId(), newId()]
    await debit('8', roundId)
    await debit('4', roundId, cancelled)
    await debit('6', roundId)
    await rollback(cancelled)
    await credit(roundId, '30')
    expect(await rounds(memberId)).toEqual([
      { stake: units(14), bonusStake: units(9), uncounted: 0n, payout: units(30) },
    ])
    expect(await day(memberId)).toMatchObject({ turnover: units(109), bonusTurnover: units(9) })
  })

  test('of which the same share of what counts as turnover is the bonus’s', async () => {
    const { memberId, session } = await openInBonus()
    const call = { session, transactionId: newId(), roundId: newId(), stake: '20', payout: '0', details: DETAILS }
    await seamless.call('play', { ...call, turnover: '7' })
    expect(await rounds(memberId)).toMatchObject([{ bonusStake: units(15), uncounted: units(13) }])
    expect(await day(memberId)).toMatchObject({
      turnover: units(102),
      uncounted: units(13),
      bonusTurnover: units(5.25),
    })
  })

  test('through concurrent stakes, as the ledger has them', async () => {
    const { memberId, play, bonus } = await openInBonus()
    await Promise.all(Array.from({ length: 6 }, () => play('7')))
    const settled = await rounds(memberId)
    expect(settled.reduce((sum, { bonusStake }) => sum + bonusStake, 0n)).toBe(units(37))
    expect(await bonus()).toBe(units(63))
  })

  test('and the checks of the world find another one', async () => {
    const { memberId, play } = await openInBonus()
    await play('20')
    const change = (to: bigint) =>
      database()
        .update(round)
        .set({ bonusStake: to })
        .where(and(eq(round.memberId, memberId), eq(round.bonusStake, units(15))))
    expect(await findWorldFaults(database())).toEqual([])
    await change(units(14))
    expect(await findWorldFaults(database())).toEqual([
      'Every round’s postings equal its stake, the part of it that a bonus paid, and its payout',
      'Every member’s day equals a recount of its rounds, deposits and withdrawals',
      expect.stringContaining('own and team sums'),
    ])
    await database()
      .update(round)
      .set({ bonusStake: units(15) })
      .where(and(eq(round.memberId, memberId), eq(round.bonusStake, units(14))))
    expect(await findWorldFaults(database())).toEqual([])
    expect(await findLedgerFaults(database())).toEqual([])
  })
})

test('a round of before the rule gets its bonus part from the journal, and goes on to count as own money', async () => {
  const { memberId, play, debit, credit, rollback } = await openInBonus()
  await play('20', '40')
  const [roundId, cancelled] = [newId(), newId()]
  await debit('14', roundId)
  await debit('6', roundId, cancelled)
  await rollback(cancelled)
  await credit(roundId, '0')
  const settled = await rounds(memberId)
  // As the functions of before wrote it.
  await database().update(round).set({ bonusStake: 0n, turnoverRule: 1 }).where(eq(round.memberId, memberId))
  await database().update(memberDay).set({ bonusTurnover: 0n }).where(eq(memberDay.memberId, memberId))
  await database().execute(sql`update team_change set bonus_turnover = 0 where member_id = ${memberId}`)
  expect(await findWorldFaults(database())).toEqual([])
  const run = () => earlierBonusStakes.run(database(), new AbortController().signal)
  expect(await run()).toBe(2)
  expect(await run()).toBe(0)
  expect(await rounds(memberId)).toEqual(settled)
  expect(settled.map(({ bonusStake }) => bonusStake)).toEqual([units(15), units(4)])
  expect(await findWorldFaults(database())).toEqual([])
  const counted = await productTurnover(database(), memberId, {
    from: TODAY,
    to: TODAY,
    closedUntil: addDays(TODAY, -1),
  })
  expect(counted).toEqual([{ product: 'RNG', turnover: units(129) }])
})

describe('stakes from a bonus', () => {
  let player: Awaited<ReturnType<typeof openInBonus>>
  const at = () => startOfDay(TOMORROW)
  beforeEach(async () => {
    player = await openInBonus()
    // 20 of which 5 are own money, and two rounds that the bonus pays wholly, one of them a win.
    for (const [stake, payout] of [
      ['20', '0'],
      ['20', '0'],
      ['10', '20'],
    ] as const)
      await player.play(stake, payout)
  })

  const rollUp = () => database().execute(sql`select roll_up_records(${player.memberId}, ${TODAY}::date)`)

  test('earn no rebate, before and after the day is summed', async () => {
    const read = (closedUntil: string) =>
      productTurnover(database(), player.memberId, { from: TODAY, to: TODAY, closedUntil })
    expect(await read(addDays(TODAY, -1))).toEqual([{ product: 'RNG', turnover: units(100) }])
    await rollUp()
    expect(await read(TODAY)).toEqual([{ product: 'RNG', turnover: units(100) }])
    const [sums] = await database()
      .select()
      .from(memberGameDay)
      .where(and(eq(memberGameDay.memberId, player.memberId), eq(memberGameDay.outcome, 1)))
    expect(sums).toMatchObject({ rounds: 1, bonusRounds: 1, turnover: units(10), bonusTurnover: units(10) })
  })

  test('earn no points', async () => {
    await database().execute(sql`
      insert into points_rate (product, turnover_per_point) values ('RNG', ${units(10)}) on conflict (product) do update set turnover_per_point = excluded.turnover_per_point`)
    await creditPoints(database(), player.memberId, new Date(at().getTime() + 3_600_000))
    const { rows } = await database().execute<{ points: bigint }>(sql`
      select balance as points from ledger_account
      where member_id = ${player.memberId} and code = ${`member:${player.memberId}:points`}`)
    expect(rows).toEqual([{ points: units(10) }])
  })

  test('reach no rank', async () => {
    expect(await readTurnover(database(), player.memberId, getMonth(TODAY))).toEqual({
      total: units(100),
      month: units(100),
    })
  })

  test.each([
    ['TURNOVER', units(100)],
    // Five rounds of own money, and one with some.
    ['ROUNDS', 6n],
    ['GAMES_WON', 0n],
    ['DAYS', 1n],
  ] as const)('are not counted by missions of the kind %s', async (kind, progress) => {
    const mission = { id: kind, kind, cycle: 'DAY', products: [], startsOn: TODAY, endsOn: null, target: units(1_000) }
    const standing = async (now: Date) =>
      withTransaction(database(), (tx) => updateStandings(tx, player.memberId, [mission as unknown as Mission], now))
    expect((await standing(new Date()))[0]).toMatchObject({ progress })
    const { rows } = await database().execute(
      sql`select until from record_rollup where member_id = ${player.memberId} and until >= ${TODAY}`,
    )
    expect(rows).toEqual([])
    const later = await standing(new Date(at().getTime() + 3_600_000))
    expect(later.find(({ period }) => period.key === TODAY)).toMatchObject({ progress })
  })

  test('have no score on leaderboards, and reach no minimum stake', async () => {
    const score = async (metric: 'TURNOVER' | 'MULTIPLIER', minStake: bigint) => {
      const board = { metric, minStake, products: ['RNG'], startsOn: TODAY }
      const { rows } = await database().execute<{ score: bigint }>(sql`
        select score from (${getScores(board, getWeek(TODAY), player.memberId)}) as counted`)
      return rows[0]?.score
    }
    expect(await score('TURNOVER', 0n)).toBe(units(100))
    expect(await score('TURNOVER', units(20))).toBe(units(80))
    expect(await score('MULTIPLIER', 0n)).toBeUndefined()
  })

  test('count for no friend who was invited', async () => {
    const invite = async (minTurnover: bigint) => {
      const inviter = await createMemberWith(database(), 0n)
      await database()
        .insert(referral)
        .values({
          memberId: inviter,
          friendId: player.memberId,
          reward: units(5),
          minDeposit: units(100),
          minTurnover,
          firstDay: TODAY,
          lastDay: TODAY,
          registeredAt: new Date(),
          nextActionAt: at(),
        })
      return inviter
    }
    const [more, enough] = [await invite(units(101)), await invite(units(100))]
    await judgeReferrals(database())
    const state = async (inviter: number) =>
      (await database().select().from(referral).where(eq(referral.memberId, inviter)))[0]?.state
    expect([await state(more), await state(enough)]).toEqual(['DEPOSITED', 'PAID'])
  })

  test('are no valid bets of agents, and the profit of the house stays whole', async () => {
    const { agentId } = player
    const head = { id: agentId, path: String(agentId) }
    const measure = async (kind: 'DAILY_SALARY' | 'HOURLY_SALARY') =>
      (await measureTeams(database(), kind, [head], { from: startOfDay(TODAY), to: at() })).get(agentId)
    const expected = { validBet: units(100), payout: units(-25), byProduct: { RNG: units(100) } }
    expect(await measure('DAILY_SALARY')).toMatchObject(expected)
    expect(await measure('HOURLY_SALARY')).toMatchObject({ ...expected, largestBet: units(20) })
    await database().insert(rebateRate).values({ memberId: agentId, basisPoints: 10 })
    await database().execute(sql`select fold_team_changes(1000000)`)
    const [row] = await withTransaction(database(), (tx) => readRebates(tx, TODAY, [agentId]))
    expect(row?.own).toMatchObject({ validBet: units(100) })
    expect(await measure('DAILY_SALARY')).toMatchObject(expected)
  })

  test('count for the bonus itself, and for what deposits require', async () => {
    await settleBonuses(database())
    const { running } = await readBonuses(database(), player.memberId, 'EN', 'VND')
    expect(running).toMatchObject({ wagered: '145.00' })
    expect(await remainingTurnover(database(), player.memberId)).toMatchObject({ done: units(100), remaining: 0n })
  })
})
