import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jackpotWin } from '../../../../db/tables/jackpots.ts'
import { newServerSeed, seedHash } from '@playhouse/engines/server-random.ts'
import { meterAndLedger, openJackpot } from '../../../play/jackpots/jackpot.fixture.ts'
import { foldFeeds } from '../../../play/jackpots/fold.ts'
import { getCash, findLedgerFaults, createMemberWith } from '../../../../ledger/ledger.fixture.ts'
import { DETAILS, newId, openGame, openSeamless, type Seamless } from './seamless.fixture.ts'

const UNIT = 10_000n
const SEED = 500n * UNIT

/** A jackpot of 1 % in game 1 that every round of a whole unit wins. */
const SURE = { id: 'sure', name: 'Sure', vendorCode: 'V', seedAmount: SEED, contributionPpm: 10_000, oneIn: 1 }

let seamless: Seamless
beforeAll(async () => {
  seamless = await openSeamless()
  await openJackpot(seamless.database, SURE, [1])
})
afterAll(() => seamless.close())

const readMeter = async () => (await meterAndLedger(seamless.database, 'sure')).meter

async function expectMeterMatchesLedger(): Promise<void> {
  const { meter, ledger } = await meterAndLedger(seamless.database, 'sure')
  expect(meter).toBe(ledger)
  expect(await findLedgerFaults(seamless.database)).toEqual([])
}

async function player({ units = 1_000n, kind = 0, nodeId = 1 } = {}) {
  const memberId = await createMemberWith(seamless.database, units * UNIT, kind)
  const { session } = await openGame(seamless.database, memberId, { nodeId })
  return { memberId, session, cash: () => getCash(seamless.database, memberId) }
}

/** Details whose seeds prove a hit of the jackpot above. */
function proving() {
  const serverSeed = newServerSeed()
  return { ...DETAILS, fairness: { serverSeedHash: seedHash(serverSeed), serverSeed, clientSeed: 'mine', nonce: 0 } }
}

const bet = (session: string) => {
  return { session, transactionId: newId(), roundId: newId(), stake: '10', payout: '0', details: DETAILS }
}
const claim = (session: string) => ({ ...bet(session), details: proving(), jackpot: { id: 'sure' } })

describe('a stake', () => {
  test('contributes to its game’s jackpot from the house’s share', async () => {
    const { session, cash } = await player()
    const before = await readMeter()
    const { body } = await seamless.call('play', { ...bet(session), payout: '3' })
    expect(await readMeter()).toBe(before + parseAmount('0.1'))
    const { rows } = await seamless.database.execute(sql`
      select code, amount from ledger_entry join ledger_account on id = account_id
      where transaction_id = ${String(body.transaction)}::bigint and ledger_account.member_id = 0 order by line`)
    expect(rows).toEqual([
      { code: 'house:bets', amount: parseAmount('9.9') },
      { code: 'jackpot:sure', amount: parseAmount('0.1') },
    ])
    expect(await cash()).toBe(993n * UNIT)
    expect((await seamless.call('meter', { session })).body).toEqual({
      id: 'sure',
      amount: formatAmount(await readMeter()),
      won: [],
    })
    await expectMeterMatchesLedger()
  })

  test('contributes nothing without a jackpot or in free play', async () => {
    const before = await readMeter()
    const elsewhere = await player({ nodeId: 2 })
    expect(await seamless.call('play', bet(elsewhere.session), { vendor: 'W' })).toMatchObject({ status: 200 })
    const demo = await player({ kind: 4 })
    expect(await seamless.call('play', bet(demo.session))).toMatchObject({ status: 200 })
    expect(await readMeter()).toBe(before)
    const none = await seamless.call('meter', { session: elsewhere.session }, { vendor: 'W' })
    expect(none).toMatchObject({ status: 409, body: { error: 'jackpot_refused' } })
  })

  test('reverses its contribution when rolled back, folded or not', async () => {
    const { session, cash } = await player()
    const before = await readMeter()
    for (const folded of [false, true]) {
      const debit = { session, transactionId: newId(), roundId: newId(), amount: '10' }
      await seamless.call('debit', debit)
      expect(await readMeter()).toBe(before + parseAmount('0.1'))
      if (folded) await foldFeeds(seamless.database)
      const undo = { session, transactionId: newId(), debitId: debit.transactionId }
      expect(await seamless.call('rollback', undo)).toMatchObject({ status: 200 })
      expect(await readMeter()).toBe(before)
    }
    expect(await cash()).toBe(1_000n * UNIT)
    await expectMeterMatchesLedger()
  })

  test('keeps meter and ledger equal under fifty concurrent stakes', async () => {
    const players = await Promise.all(Array.from({ length: 10 }, () => player()))
    const before = await readMeter()
    const played = new AbortController()
    let looks = 0
    const watched = (async () => {
      while (!played.signal.aborted) {
        await foldFeeds(seamless.database)
        const { meter, ledger } = await meterAndLedger(seamless.database, 'sure')
        if (meter !== ledger) throw new Error(`The meter says ${meter}, the ledger ${ledger}`)
        looks += 1
      }
    })()
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => seamless.call('play', bet(players[index % 10]?.session ?? ''))),
    )
    played.abort()
    await watched
    expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(200))
    expect(looks).toBeGreaterThan(1)
    expect(await readMeter()).toBe(before + 50n * parseAmount('0.1'))
    await foldFeeds(seamless.database)
    const { rows } = await seamless.database.execute(sql`select from jackpot_feed`)
    expect(rows).toEqual([])
    await expectMeterMatchesLedger()
  })
})

describe('a win', () => {
  test('pays the jackpot including its own part, once', async () => {
    const { memberId, session, cash } = await player()
    const prize = (await readMeter()) + parseAmount('0.1')
    const requested = claim(session)
    const first = await seamless.call('play', requested)
    const amount = formatAmount(prize)
    expect(first).toMatchObject({ status: 200, body: { jackpot: { id: 'sure', amount }, replayed: false } })
    expect(await cash()).toBe(990n * UNIT + prize)
    expect(first.body.balance).toBe(formatAmount(await cash()))
    expect(await readMeter()).toBe(SEED)
    await seamless.call('play', bet(session))
    expect(await seamless.call('play', requested)).toEqual({ status: 200, body: { ...first.body, replayed: true } })
    const wins = await seamless.database.select().from(jackpotWin)
    expect(wins).toMatchObject([{ jackpotId: 'sure', memberId, nodeId: 1, amount: prize }])
    const other = await seamless.call('play', { ...requested, jackpot: undefined })
    expect(other).toMatchObject({ status: 422, body: { error: 'transaction_reused' } })
    await expectMeterMatchesLedger()
  })

  test('pays the amount to the first of several concurrent wins, then the seed', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => player()))
    const before = await readMeter()
    const responses = await Promise.all(players.map(({ session }) => seamless.call('play', claim(session))))
    const prizes = responses.map(({ body }) => parseAmount((body.jackpot as { amount: string }).amount))
    const own = parseAmount('0.1')
    const [largest = 0n, ...rest] = prizes.toSorted((a, b) => Number(b - a))
    // Stakes that are not folded yet belong to the next pot.
    expect(largest).toBeGreaterThanOrEqual(before + own)
    for (const prize of rest) expect(prize).toBeGreaterThanOrEqual(SEED + own)
    const paid = prizes.reduce((sum, prize) => sum + prize, 0n)
    expect(paid + (await readMeter())).toBe(before + 6n * (SEED + own))
    await expectMeterMatchesLedger()
  })

  test.each([
    ['its seeds do not reproduce', () => ({ details: DETAILS })],
    [
      'its seeds were not promised',
      () => ({ details: { ...DETAILS, fairness: { ...proving().fairness, serverSeed: newServerSeed() } } }),
    ],
    ['its game does not feed', () => ({ jackpot: { id: 'other' } })],
  ])('that %s is refused completely', async (_, change) => {
    const { session, cash } = await player()
    const before = await readMeter()
    const response = await seamless.call('play', { ...claim(session), ...change() })
    expect(response).toMatchObject({ status: 409, body: { error: 'jackpot_refused' } })
    expect([await cash(), await readMeter()]).toEqual([1_000n * UNIT, before])
  })

  test('is refused in free play and below one unit', async () => {
    const demo = await player({ kind: 4 })
    const small = await player()
    for (const requested of [claim(demo.session), { ...claim(small.session), stake: '0.5' }]) {
      expect(await seamless.call('play', requested)).toMatchObject({ status: 409, body: { error: 'jackpot_refused' } })
    }
  })
})
