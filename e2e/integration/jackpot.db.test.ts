import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jackpot, jackpotPot, jackpotWin } from '../../apps/platform/src/db/tables/jackpots.ts'
import { roundTable } from '../../apps/simulators/src/vendor/tables.ts'
import { meterAndLedger, openJackpot } from '../../apps/platform/src/domains/play/jackpots/jackpot.fixture.ts'
import { foldFeeds } from '../../apps/platform/src/domains/play/jackpots/fold.ts'
import { findLedgerFaults } from '../../apps/platform/src/ledger/ledger.fixture.ts'
import type { LaunchResponse, Meter, RoundResponse } from '@playhouse/vendor-api/play-api.ts'
import { openTestVendor, type TestVendor } from './vendor.fixture.ts'
import { verifyRound } from '../../apps/games/src/verify/verify-round.ts'

const SEED = parseAmount('500')

let vendor: TestVendor
beforeAll(async () => {
  vendor = await openTestVendor()
  const rules = { name: 'Moonwell', vendorCode: 'SEN', seedAmount: SEED, contributionPpm: 10_000, oneIn: 1_000 }
  await openJackpot(vendor.harness.database, { id: 'moonwell', ...rules }, [1])
})
afterAll(() => vendor.close())

/** Units of stake that win for certain; with 1,000 every round of the test wins. */
const setOneIn = (oneIn: number) =>
  vendor.harness.database.update(jackpot).set({ oneIn }).where(eq(jackpot.id, 'moonwell'))
const readMeter = async () => (await meterAndLedger(vendor.harness.database, 'moonwell')).meter

async function expectMeterMatchesLedger(): Promise<void> {
  const { meter, ledger } = await meterAndLedger(vendor.harness.database, 'moonwell')
  expect(meter).toBe(ledger)
  expect(await findLedgerFaults(vendor.harness.database)).toEqual([])
}

function getClaim({ game }: LaunchResponse, round: RoundResponse) {
  const { bet, payout, fairness, jackpot: drawn } = round
  return {
    engine: 'slot',
    modelId: game.modelId,
    bet,
    payout: payout ?? '',
    jackpot: drawn ?? undefined,
    fairness: { ...fairness, serverSeed: fairness.serverSeed ?? '' },
  }
}

test('pays a winning round the jackpot once, and its draw can be reproduced', async () => {
  const page = await vendor.open('lan')
  const before = parseAmount(page.data.session.balance)
  const prize = (await readMeter()) + parseAmount('10')
  const requested = { roundKey: randomUUID() }
  const { body } = await page.play(requested)
  expect(body.jackpot).toMatchObject({ id: 'moonwell', oneIn: 1_000, hit: true })
  expect(parseAmount(body.jackpot?.amount ?? '')).toBe(prize)
  expect(parseAmount(body.balance ?? '')).toBe(before - parseAmount('1000') + parseAmount(body.payout ?? '') + prize)
  expect((await page.play(requested)).body).toEqual({ ...body, replayed: true })
  expect(await readMeter()).toBe(SEED)
  expect((await page.ask<Meter>('meter')).body).toEqual({ amount: '500.00', won: [] })

  const claim = getClaim(page.data, body)
  expect(verifyRound(claim)).toMatchObject({ kind: 'fair', jackpot: { stakeUnits: 1_000n, hit: true } })
  const denied = { ...claim, jackpot: { oneIn: 1_000, hit: false } }
  expect(verifyRound(denied)).toMatchObject({ kind: 'other-jackpot' })
  await expectMeterMatchesLedger()
})

test('pays a win once when its response is lost and the round is settled again', async () => {
  const page = await vendor.open('hoa')
  const { body } = await page.play()
  const wins = await vendor.harness.database.$count(jackpotWin)
  const unsettled = {
    status: 'settling' as const,
    jackpotPaid: null,
    balanceAfter: null,
    endedAt: null,
    dueAt: sql`now()`,
  }
  await vendor.harness.database.update(roundTable).set(unsettled).where(eq(roundTable.id, body.roundId))
  await vendor.restart()
  await expect
    .poll(
      async () => (await vendor.harness.database.select().from(roundTable).where(eq(roundTable.id, body.roundId)))[0],
    )
    .toMatchObject({ status: 'settled', jackpotPaid: parseAmount(body.jackpot?.amount ?? '') })
  expect(await vendor.harness.database.$count(jackpotWin)).toBe(wins)
  await expectMeterMatchesLedger()
})

test('a losing round shows its draw and contributes to the jackpot', async () => {
  await setOneIn(2 ** 32)
  const page = await vendor.open('lan')
  const before = await readMeter()
  const { body } = await page.play()
  expect(body.jackpot).toEqual({ id: 'moonwell', oneIn: 2 ** 32, hit: false, amount: null })
  expect(await readMeter()).toBe(before + parseAmount('10'))
  expect(verifyRound(getClaim(page.data, body))).toMatchObject({ kind: 'fair', jackpot: { hit: false } })
  await expectMeterMatchesLedger()
})

test('free play neither contributes nor wins, and shows no meter', async () => {
  await setOneIn(1_000)
  const before = await readMeter()
  const page = await vendor.open('demo')
  expect((await page.play()).body.jackpot).toBeNull()
  expect(await readMeter()).toBe(before)
  const jackpots = [page.data.jackpot, (await vendor.open('lan')).data.jackpot]
  expect(jackpots).toMatchObject([
    { terms: { name: 'Moonwell' }, meter: null },
    { terms: { name: 'Moonwell' }, meter: formatAmount(before) },
  ])
})

describe('must-drop jackpot', () => {
  const limits = { seedAmount: parseAmount('500'), mustDropBy: parseAmount('600') }
  const open = () => vendor.open('lan', { nodeId: 2 })

  test('is not drawn by rounds, and its game shows meter and limit', async () => {
    const rules = { id: 'comet', name: 'Comet', vendorCode: 'SEN', contributionPpm: 10_000, ...limits }
    const { database } = vendor.harness
    await openJackpot(database, rules, [2])
    const [pot] = await database.select().from(jackpotPot)
    // The drop point is set because one pot in ten would drop in this test.
    await database.update(jackpotPot).set({ dropPoint: limits.mustDropBy })
    const page = await open()
    expect(page.data.jackpot).toEqual({
      terms: {
        id: 'comet',
        name: 'Comet',
        seedAmount: '500.00',
        contributionPpm: 10_000,
        oneIn: null,
        mustDropBy: '600.00',
      },
      meter: '500.00',
    })
    expect(JSON.stringify(page.data)).not.toContain(pot?.serverSeed.toString('hex'))
    expect((await page.play()).body.jackpot).toBeNull()
    expect(vendor.logged()).not.toContain(pot?.serverSeed.toString('hex'))
  })

  test('reports a paid win to every page of the winner’s session', async () => {
    const [page, other] = [await open(), await vendor.open('hoa', { nodeId: 2 })]
    const { database } = vendor.harness
    const before = (await page.ask<Meter>('meter')).body
    expect(before.won).toEqual([])
    await database.update(jackpotPot).set({ dropPoint: parseAmount(before.amount) + 1n })
    const held = parseAmount((await page.play()).body.balance ?? '')
    // The platform folds too; the second fold finds nothing.
    await foldFeeds(database)
    await expect.poll(() => database.$count(jackpotWin, eq(jackpotWin.jackpotId, 'comet'))).toBe(1)
    const [win] = await database.select().from(jackpotWin).where(eq(jackpotWin.jackpotId, 'comet'))
    const prize = formatAmount(win?.amount ?? 0n)
    expect(parseAmount(prize)).toBe(parseAmount(before.amount) + parseAmount('10'))
    const { body: meterResponse } = await page.ask<Meter>('meter')
    expect(meterResponse).toEqual({ amount: '500.00', won: [{ id: String(win?.transactionId), amount: prize }] })
    expect((await page.ask<Meter>('meter')).body).toEqual(meterResponse)
    expect(parseAmount((await page.session()).balance)).toBe(held + parseAmount(prize))
    expect((await other.ask<Meter>('meter')).body.won).toEqual([])
    const { meter, ledger } = await meterAndLedger(database, 'comet')
    expect(meter).toBe(ledger)
    expect(await findLedgerFaults(database)).toEqual([])
  })
})
