import { bonusAccount } from '@playhouse/platform-api/promotions.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { audit } from '../../apps/platform/src/checks/audit.ts'
import { freeRounds, memberBonus, promotionClaim } from '../../apps/platform/src/db/tables/bonuses.ts'
import { member } from '../../apps/platform/src/db/tables/members.ts'
import { memberMessage } from '../../apps/platform/src/db/tables/messages.ts'
import { addOffer, units } from '../../apps/platform/src/domains/engagement/promotions/bonus.fixture.ts'
import {
  cancelFreeRounds,
  grantRoundsByOperators,
  settleFreeRounds,
} from '../../apps/platform/src/domains/engagement/promotions/free-rounds.ts'
import { grantByOperators } from '../../apps/platform/src/domains/engagement/promotions/give-offer.ts'
import { forfeitForBreak, forfeitRunningBonus } from '../../apps/platform/src/domains/money/bonus/bonus.ts'
import { freeTable } from '../../apps/simulators/src/copperleaf/tables.ts'
import { GAME_ID, openCopperleaf } from './copperleaf.fixture.ts'

let at: Awaited<ReturnType<typeof openCopperleaf>>
let lan: number
beforeAll(async () => {
  at = await openCopperleaf()
  const [found] = await at.harness.database.select({ id: member.id }).from(member).where(eq(member.username, 'lan'))
  lan = found?.id ?? 0
  await addOffer(at.harness.database, 'welcome')
})
beforeEach(() => at.proxy.set({}))
afterEach(() => withTransaction(at.harness.database, (tx) => forfeitForBreak(tx, lan)))
afterAll(() => at.close())

const grant = (rounds = 3, promotionId = 'welcome') =>
  withTransaction(at.harness.database, (tx) =>
    grantRoundsByOperators(tx, { memberId: lan, nodeId: GAME_ID, promotionId, rounds, stake: units(2_000), days: 7 }, [
      'anna',
      'binh',
    ]),
  )
/** Looks at all free rounds now, as the job does from time to time. */
async function settle() {
  await at.database
    .update(freeRounds)
    .set({ nextActionAt: sql`now()` })
    .where(sql`state in ('SENDING', 'ENDING') or (state = 'ACTIVE' and (played = rounds or expires_at <= now()))`)
  await settleFreeRounds(at.database, { vendors: at.vendors, secret: at.harness.config.seamlessSecret })
}
const read = async (id: string) => (await at.database.select().from(freeRounds).where(eq(freeRounds.id, id)))[0]
const state = async (id: string) => (await read(id))?.state
const claims = () => at.database.$count(promotionClaim, sql`period like 'free-rounds:%'`)
const running = async () =>
  (
    await at.database
      .select()
      .from(memberBonus)
      .where(sql`member_id = ${lan} and ended_at is null`)
  )[0]
const sumBalance = async () => (await at.harness.call(balance, {}, { token: at.token })).value.sumBalance
async function visit() {
  const { opened } = await at.open()
  return opened.json<{ playToken: string; free: { left: number; bet: string } | null }>()
}
async function failedChecks(): Promise<string[]> {
  const lines: string[] = []
  await audit(at.harness.config.databaseUrl, (line) => lines.push(line))
  return lines.filter((line) => line.startsWith('FAILED  '))
}
/** Plays free rounds, each under the leaf that wins or loses. */
async function playFree(playToken: string, count: number) {
  for (let nr = 0; nr < count; nr += 1)
    expect((await at.play(playToken, { free: true, pick: nr % 3 })).state).toBe('done')
}
async function reportedRounds(id: string, played: number): Promise<void> {
  await expect.poll(async () => (await read(id))?.played).toBe(played)
}

test('are played at the vendor without a stake, and what they win becomes one bonus under its terms', async () => {
  const before = await claims()
  const id = await grant()
  await settle()
  expect(await state(id)).toBe('ACTIVE')
  const { playToken, free } = await visit()
  expect(free).toEqual({ left: 3, bet: '2000.00' })
  const cash = await sumBalance()
  await playFree(playToken, 3)
  expect(await sumBalance()).toBe(cash)
  expect(await at.play(playToken, { free: true })).toMatchObject({ state: 'cancelled' })
  // The rounds may have won nothing; a fixed win makes the test deterministic.
  await at.database
    .update(freeTable)
    .set({ won: units(5_800), reported: 0 })
    .where(eq(freeTable.grantId, id))
  await reportedRounds(id, 3)
  await Promise.all([settle(), settle(), settle()])
  await expect.poll(() => state(id)).toBe('ENDED')
  expect(await claims()).toBe(before + 1)
  expect(await running()).toMatchObject({ granted: units(5_800), required: units(17_400), maxStake: units(20) })
  const { value } = await at.harness.call(bonusAccount, {}, { token: at.token })
  expect(value.freeRounds.find((one) => one.id === id)).toMatchObject({
    nodeId: GAME_ID,
    gameName: 'Three Leaves',
    state: 'PLAYED',
    played: 3,
    rounds: 3,
    stake: '2000.00',
    won: '5800.00',
    waits: false,
    multiple: 3,
  })
})

test('are announced to their owner when they are granted and cancelled', async () => {
  await at.database.delete(memberMessage)
  const id = await grant()
  await withTransaction(at.harness.database, (tx) => cancelFreeRounds(tx, lan, id))
  const templates = (await at.database.select().from(memberMessage)).map(({ template }) => template)
  expect(templates).toEqual(['freeRounds.GRANTED', 'freeRounds.CANCELLED'])
  await settle()
})

test('wait with what they won while another bonus runs', async () => {
  const id = await grant(1)
  await settle()
  await playFree((await visit()).playToken, 1)
  await at.database
    .update(freeTable)
    .set({ won: units(5_800), reported: 0 })
    .where(eq(freeTable.grantId, id))
  await reportedRounds(id, 1)
  await withTransaction(at.harness.database, (tx) =>
    grantByOperators(tx, { memberId: lan, promotionId: 'welcome', amount: units(50), key: id, operators: ['anna'] }),
  )
  await settle()
  expect(await state(id)).toBe('ENDING')
  const { value } = await at.harness.call(bonusAccount, {}, { token: at.token })
  expect(value.freeRounds.find((one) => one.id === id)).toMatchObject({ waits: true, won: '5800.00' })
  await withTransaction(at.harness.database, (tx) => forfeitForBreak(tx, lan))
  await settle()
  expect(await state(id)).toBe('ENDED')
  expect((await running())?.granted).toBe(units(5_800))
})

test('can be cancelled before the vendor knows of them, and are not played then', async () => {
  const id = await grant()
  await withTransaction(at.harness.database, (tx) => cancelFreeRounds(tx, lan, id))
  await settle()
  expect(await read(id)).toMatchObject({ state: 'ENDED', cause: 'CANCELLED', played: 0, won: 0n, claimId: null })
  expect((await visit()).free).toBeNull()
  await expect(withTransaction(at.harness.database, (tx) => cancelFreeRounds(tx, lan, id))).rejects.toMatchObject({
    code: 'bonus.not.found',
  })
})

test('credit every round that was played when they are cancelled or expire meanwhile', async () => {
  for (const end of ['CANCELLED', 'EXPIRED'] as const) {
    const id = await grant(5)
    await settle()
    const { playToken } = await visit()
    const ended =
      end === 'CANCELLED'
        ? withTransaction(at.harness.database, (tx) => cancelFreeRounds(tx, lan, id))
        : at.database
            .update(freeRounds)
            .set({ expiresAt: sql`now()` })
            .where(eq(freeRounds.id, id))
    await Promise.all([ended.then(settle), at.play(playToken, { free: true }), at.play(playToken, { free: true })])
    await settle()
    const [vendor] = await at.database.select().from(freeTable).where(eq(freeTable.grantId, id))
    const row = await read(id)
    expect(row).toMatchObject({ state: 'ENDED', cause: end, played: vendor?.played, won: vendor?.won })
    expect(row?.claimId === null).toBe(row?.won === 0n)
    expect((await at.play(playToken, { free: true })).state).toBe('cancelled')
    await withTransaction(at.harness.database, (tx) => forfeitForBreak(tx, lan))
  }
})

test('are the same after a lost answer of the vendor', async () => {
  const before = await claims()
  const id = await grant(1)
  const services = { secret: at.harness.config.seamlessSecret }
  const lose = async (): Promise<never> => {
    throw new Error('The connection ended.')
  }
  await settleFreeRounds(at.database, {
    ...services,
    vendors: {
      grantFreeRounds: async (...call) => {
        await at.vendors.grantFreeRounds(...call)
        return lose()
      },
      endFreeRounds: lose,
    },
  }).catch(() => {})
  await settle()
  expect(await state(id)).toBe('ACTIVE')
  await playFree((await visit()).playToken, 1)
  await at.database
    .update(freeTable)
    .set({ won: units(1_000), reported: 0 })
    .where(eq(freeTable.grantId, id))
  await reportedRounds(id, 1)
  await settle()
  await settle()
  expect([await state(id), await claims()]).toEqual(['ENDED', before + 1])
})

test('are refused for other games, other stakes and promotions without a bonus', async () => {
  await addOffer(at.harness.database, 'cash-only', { multiple: 0, maxStake: null, days: null })
  const refused = (changed: object) =>
    withTransaction(at.harness.database, (tx) =>
      grantRoundsByOperators(
        tx,
        { memberId: lan, nodeId: GAME_ID, promotionId: 'welcome', rounds: 1, stake: units(2_000), days: 1, ...changed },
        [],
      ),
    )
  await expect(refused({ nodeId: 1 })).rejects.toMatchObject({ code: 'game.not.found' })
  await expect(refused({ stake: units(1) })).rejects.toMatchObject({ code: 'game.not.found' })
  await expect(refused({ promotionId: 'cash-only' })).rejects.toMatchObject({ code: 'promotion.not.found' })
})

test('a report of a stranger changes nothing', async () => {
  const id = await grant(2)
  await settle()
  await at.database.update(freeTable).set({ played: 2, session: randomUUID() }).where(eq(freeTable.grantId, id))
  await expect
    .poll(async () => (await at.database.select().from(freeTable).where(eq(freeTable.grantId, id)))[0]?.reported)
    .toBe(2)
  expect((await read(id))?.played).toBe(0)
  await withTransaction(at.harness.database, (tx) => cancelFreeRounds(tx, lan, id))
  await settle()
})

test('are not played any more once their owner takes a break or closes the account', async () => {
  for (const stop of [forfeitForBreak, forfeitRunningBonus]) {
    const id = await grant(2)
    await settle()
    const { playToken } = await visit()
    await withTransaction(at.harness.database, (tx) => stop(tx, lan))
    expect(await read(id)).toMatchObject({ state: 'ENDING', cause: 'CANCELLED' })
    await settle()
    expect((await at.play(playToken, { free: true })).state).toBe('cancelled')
    expect(await state(id)).toBe('ENDED')
  }
})

test('pass the check of all sums, under an offer of the week too, and a win without its bonus does not', async () => {
  await addOffer(at.harness.database, 'weekly', { kind: 'LOSS_REBATE', period: 'WEEK' })
  const id = await grant(1, 'weekly')
  await settle()
  await playFree((await visit()).playToken, 1)
  await at.database
    .update(freeTable)
    .set({ won: units(5_800), reported: 0 })
    .where(eq(freeTable.grantId, id))
  await reportedRounds(id, 1)
  await settle()
  expect(await state(id)).toBe('ENDED')
  expect(await failedChecks()).toEqual([])
  await at.database
    .update(freeRounds)
    .set({ won: units(5_801) })
    .where(eq(freeRounds.id, id))
  expect(await failedChecks()).toEqual([expect.stringContaining('free rounds')])
})
