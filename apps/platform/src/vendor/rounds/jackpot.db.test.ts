import { parseAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jackpot, jackpotWin } from '../../db/tables/jackpots.ts'
import { vendorRound } from '../../db/tables/vendor-runtime.ts'
import { meterAndBook, openJackpot } from '../../jackpots/jackpot.fixture.ts'
import { faultsOf } from '../../ledger/book.fixture.ts'
import type { Meter, RoundAnswer } from '../contract.ts'
import { openTrialVendor, type TrialVendor } from '../vendor.fixture.ts'
import { verifyRound } from '../verify/verify-round.ts'

const SEED = parseAmount('500')

let vendor: TrialVendor
beforeAll(async () => {
  vendor = await openTrialVendor()
  const rules = { name: 'Moonwell', vendorCode: 'SEN', seedAmount: SEED, contributionPpm: 10_000, oneIn: 1_000 }
  await openJackpot(vendor.trial.database, { id: 'moonwell', ...rules }, [1])
})
afterAll(() => vendor.close())

/** Units of stake that win for certain: with 1,000 every round of the test does. */
const setOneIn = (oneIn: number) => vendor.trial.database.update(jackpot).set({ oneIn })
const meter = async () => (await meterAndBook(vendor.trial.database, 'moonwell')).meter

async function expectTrueBook(): Promise<void> {
  const { meter: told, book } = await meterAndBook(vendor.trial.database, 'moonwell')
  expect(told).toBe(book)
  expect(await faultsOf(vendor.trial.database)).toEqual([])
}

function claimOf(data: { engine: string; modelId: string }, round: RoundAnswer) {
  const { bet, payout, fairness, jackpot: drawn } = round
  return {
    engine: data.engine,
    modelId: data.modelId,
    bet,
    payout: payout ?? '',
    jackpot: drawn ?? undefined,
    fairness: { ...fairness, serverSeed: fairness.serverSeed ?? '' },
  }
}

test('a round that wins is paid what is in the jackpot, once, and anyone can draw it again', async () => {
  const page = await vendor.open('lan')
  const before = parseAmount(page.data.session.balance)
  const prize = (await meter()) + parseAmount('10')
  const asked = { roundKey: randomUUID() }
  const { body } = await page.play(asked)
  expect(body.jackpot).toMatchObject({ id: 'moonwell', oneIn: 1_000, hit: true })
  expect(parseAmount(body.jackpot?.amount ?? '')).toBe(prize)
  expect(parseAmount(body.balance ?? '')).toBe(before - parseAmount('1000') + parseAmount(body.payout ?? '') + prize)
  expect((await page.play(asked)).body).toEqual({ ...body, replayed: true })
  expect(await meter()).toBe(SEED)
  expect((await page.ask<Meter>('meter')).body).toEqual({ amount: '500.00', won: [] })

  const claim = claimOf(page.data, body)
  expect(verifyRound(claim)).toMatchObject({ kind: 'fair', jackpot: { stakeUnits: 1_000n, hit: true } })
  const denied = { ...claim, jackpot: { oneIn: 1_000, hit: false } }
  expect(verifyRound(denied)).toMatchObject({ kind: 'other-jackpot' })
  await expectTrueBook()
})

test('a win whose answer is lost is paid once when the round is settled again', async () => {
  const page = await vendor.open('hoa')
  const { body } = await page.play()
  const wins = await vendor.trial.database.$count(jackpotWin)
  const unsettled = {
    status: 'settling' as const,
    jackpotPaid: null,
    balanceAfter: null,
    endedAt: null,
    dueAt: sql`now()`,
  }
  await vendor.trial.database.update(vendorRound).set(unsettled).where(eq(vendorRound.id, body.roundId))
  await vendor.restart()
  await expect
    .poll(
      async () => (await vendor.trial.database.select().from(vendorRound).where(eq(vendorRound.id, body.roundId)))[0],
    )
    .toMatchObject({ status: 'settled', jackpotPaid: parseAmount(body.jackpot?.amount ?? '') })
  expect(await vendor.trial.database.$count(jackpotWin)).toBe(wins)
  await expectTrueBook()
})

test('a round that does not win says what was drawn, and feeds the jackpot', async () => {
  await setOneIn(2 ** 32)
  const page = await vendor.open('lan')
  const before = await meter()
  const { body } = await page.play()
  expect(body.jackpot).toEqual({ id: 'moonwell', oneIn: 2 ** 32, hit: false, amount: null })
  expect(await meter()).toBe(before + parseAmount('10'))
  expect(verifyRound(claimOf(page.data, body))).toMatchObject({ kind: 'fair', jackpot: { hit: false } })
  await expectTrueBook()
})

test('free play neither feeds nor wins, and its page shows no meter', async () => {
  await setOneIn(1_000)
  const before = await meter()
  const page = await vendor.open('demo')
  expect((await page.play()).body.jackpot).toBeNull()
  expect(await meter()).toBe(before)
  const shown = await Promise.all(
    ['demo', 'lan'].map(async (who) => (await vendor.app.inject({ url: await vendor.launch(who) })).body),
  )
  expect(shown.map((html) => html.includes('id="meter"'))).toEqual([false, true])
  for (const html of shown) expect(html).toContain('Moonwell')
})
