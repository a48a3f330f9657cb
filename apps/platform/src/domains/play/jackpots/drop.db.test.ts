import { formatAmount } from '@playhouse/shared/money.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { jackpot, jackpotPot, jackpotWin } from '../../../db/tables/jackpots.ts'
import { newServerSeed, seedHash } from '@playhouse/engines/server-random.ts'
import { getCash, findLedgerFaults, createMemberWith } from '../../../ledger/ledger.fixture.ts'
import { DETAILS, newId, openGame, openSeamless, type Seamless } from '../../money/wallet/seamless/seamless.fixture.ts'
import { foldMustDrop } from './drop.ts'
import { meterAndLedger, openJackpot } from './jackpot.fixture.ts'
import { foldFeeds } from './fold.ts'
import { drawPot } from './pots.ts'

const UNIT = 10_000n
/** A stake of 10 feeds one unit; dropped within a span of a hundred. */
const RULE = { jackpotId: 'comet', seedAmount: 500n * UNIT, mustDropBy: 600n * UNIT }
/** Feeds one minor unit: practically never enough to reach the randomly drawn drop point of a new pot. */
const DUST = { stake: '0.001' }
const COMET = { id: 'comet', name: 'Comet', vendorCode: 'V', contributionPpm: 100_000, ...RULE }

let seamless: Seamless
beforeAll(async () => {
  seamless = await openSeamless()
  await openJackpot(seamless.database, COMET, [1])
})
afterAll(() => seamless.close())
// Feeds of earlier tests stay in the jackpot, so each test sets its own drop point.
beforeEach(() => foldFeeds(seamless.database))

const held = async () => (await meterAndLedger(seamless.database, 'comet')).meter
const wins = () => seamless.database.select().from(jackpotWin).orderBy(asc(jackpotWin.transactionId))
const pots = () => seamless.database.select().from(jackpotPot).orderBy(asc(jackpotPot.number))

/** Sets the open pot's drop point this much above its amount. @returns the pot's number */
async function dropIn(units: bigint): Promise<number> {
  const dropPoint = (await held()) + units * UNIT
  const open = sql`${jackpotPot.transactionId} is null`
  const [pot] = await seamless.database.update(jackpotPot).set({ dropPoint }).where(open).returning()
  return pot?.number ?? 0
}

async function expectBalancedLedger(): Promise<void> {
  const { meter, ledger } = await meterAndLedger(seamless.database, 'comet')
  expect(meter).toBe(ledger)
  expect(await findLedgerFaults(seamless.database)).toEqual([])
}

async function player(kind = 0) {
  const memberId = await createMemberWith(seamless.database, 1_000n * UNIT, kind)
  const { session } = await openGame(seamless.database, memberId, { nodeId: 1 })
  const stake = (requested: object = {}) => {
    const bet = { session, transactionId: newId(), roundId: newId(), stake: '10', payout: '0', details: DETAILS }
    return seamless.call('play', { ...bet, ...requested })
  }
  const meter = async () => (await seamless.call('meter', { session })).body
  return { memberId, session, stake, meter, cash: () => getCash(seamless.database, memberId) }
}

describe('the stake that reaches the drop point', () => {
  test('wins the whole pot once, reveals its seed and starts another pot', async () => {
    const [before, winner, after] = [await player(), await player(), await player()]
    const number = await dropIn(2n)
    const prize = (await held()) + 2n * UNIT
    await before.stake()
    const { body } = await winner.stake()
    await after.stake(DUST)
    expect(await held()).toBe(prize + 1n)
    expect((await wins()).length).toBe(0)
    await foldFeeds(seamless.database)
    await foldFeeds(seamless.database)
    expect(await wins()).toMatchObject([{ jackpotId: 'comet', memberId: winner.memberId, nodeId: 1, amount: prize }])
    expect(await Promise.all([before, winner, after].map(({ cash }) => cash()))).toEqual([
      990n * UNIT,
      990n * UNIT + prize,
      1_000n * UNIT - 10n,
    ])
    // Later stakes feed the next pot.
    expect(await held()).toBe(RULE.seedAmount + 1n)
    const [win] = await wins()
    const won = (await pots()).find((pot) => pot.number === number)
    expect(won).toMatchObject({
      transactionId: win?.transactionId,
      betId: BigInt(String(body.transaction)),
      fed: UNIT,
      dropPoint: prize,
    })
    const next = (await pots()).at(-1)
    expect(next).toMatchObject({ number: number + 1, transactionId: null, betId: null, fed: null })
    const drawn = drawPot(RULE, number + 1, next?.serverSeed.toString('hex'))
    expect(next?.dropPoint).toBe(drawn.dropPoint)
    expect(next?.seedHash.toString('hex')).toBe(drawn.seedHash)
    await expectBalancedLedger()
  })

  test('is reported only to its member’s open games', async () => {
    const [winner, other] = [await player(), await player()]
    await dropIn(1n)
    const prize = (await held()) + UNIT
    expect(await winner.meter()).toEqual({ id: 'comet', amount: formatAmount(prize - UNIT), won: [] })
    await winner.stake()
    await foldFeeds(seamless.database)
    const [win] = (await wins()).toReversed()
    const reported = [{ transaction: String(win?.transactionId), amount: formatAmount(prize) }]
    expect(await winner.meter()).toMatchObject({ amount: formatAmount(RULE.seedAmount), won: reported })
    expect(await other.meter()).toMatchObject({ won: [] })
    const later = await openGame(seamless.database, winner.memberId, { nodeId: 1 })
    expect((await seamless.call('meter', { session: later.session })).body).toMatchObject({ won: [] })
  })

  test('wins even if its session ended before the fold', async () => {
    const winner = await player()
    await dropIn(1n)
    await winner.stake()
    await seamless.database.execute(sql`update game_session set ended_at = now() where id = ${winner.session}`)
    await foldFeeds(seamless.database)
    expect((await wins()).at(-1)).toMatchObject({ memberId: winner.memberId })
    await expectBalancedLedger()
  })

  test('is exactly one of fifty concurrent stakes, and meter and ledger always agree', async () => {
    const players = await Promise.all(Array.from({ length: 10 }, () => player()))
    const [already, number] = [(await wins()).length, await dropIn(25n)]
    const prize = (await held()) + 25n * UNIT
    const over = new AbortController()
    const folding = Array.from({ length: 2 }, async () => {
      while (!over.signal.aborted) {
        await foldFeeds(seamless.database)
        const { meter, ledger } = await meterAndLedger(seamless.database, 'comet')
        if (meter !== ledger) throw new Error(`The meter says ${meter}, the ledger ${ledger}`)
      }
    })
    const responses = await Promise.all(players.flatMap(({ stake }) => Array.from({ length: 5 }, () => stake())))
    over.abort()
    await Promise.all(folding)
    await foldFeeds(seamless.database)
    expect(responses.every(({ status }) => status === 200)).toBe(true)
    const won = (await wins()).slice(already)
    expect(won[0]).toMatchObject({ amount: prize })
    expect((await pots()).filter((pot) => pot.number === number)).toMatchObject([
      { transactionId: won[0]?.transactionId },
    ])
    const paid = won.reduce((sum, { amount }) => sum + amount, 0n)
    expect(paid + (await held())).toBe(prize + 25n * UNIT + BigInt(won.length) * RULE.seedAmount)
    await expectBalancedLedger()
  })
})

describe('a fold', () => {
  test('pays several drops in order, each pot starting at the seed amount', async () => {
    const [first, second] = [await player(), await player()]
    const number = await dropIn(1n)
    const already = (await wins()).length
    await first.stake()
    // A hundred units lift any pot to its limit.
    await second.stake({ stake: '1000' })
    await first.stake(DUST)
    const { rows } = await seamless.database.execute<{ amount: bigint }>(
      sql`select amount from jackpot_feed order by transaction_id`,
    )
    expect(rows.map(({ amount }) => amount)).toEqual([UNIT, 100n * UNIT, 1n])
    await foldFeeds(seamless.database)
    const won = (await wins()).slice(already)
    expect(won.map(({ memberId }) => memberId)).toEqual([first.memberId, second.memberId])
    expect(won[1]?.amount).toBe(RULE.seedAmount + 100n * UNIT)
    expect((await pots()).map((pot) => pot.number).slice(-3)).toEqual([number, number + 1, number + 2])
    expect(await held()).toBe(RULE.seedAmount + 1n)
    await expectBalancedLedger()
  })

  test('skips a jackpot locked by another, and never pays twice', async () => {
    const winner = await player()
    await dropIn(1n)
    await winner.stake()
    const already = (await wins()).length
    await withTransaction(seamless.database, async (tx) => {
      await foldMustDrop(tx, 'comet')
      // Started before this one commits, so it skips the jackpot.
      await foldFeeds(seamless.database)
      expect((await wins()).length).toBe(already)
    })
    await Promise.all([foldFeeds(seamless.database), foldFeeds(seamless.database)])
    expect((await wins()).length).toBe(already + 1)
    await expectBalancedLedger()
  })

  test('rolls back when interrupted, and the next completes it', async () => {
    const winner = await player()
    const number = await dropIn(1n)
    const prize = (await held()) + UNIT
    await winner.stake()
    const already = (await wins()).length
    const cut = withTransaction(seamless.database, async (tx) => {
      await foldMustDrop(tx, 'comet')
      throw new Error('cut off')
    })
    await expect(cut).rejects.toThrow('cut off')
    expect([(await wins()).length, await winner.cash(), await held()]).toEqual([already, 990n * UNIT, prize])
    expect((await pots()).at(-1)).toMatchObject({ number, transactionId: null })
    await foldFeeds(seamless.database)
    expect([(await wins()).length, await winner.cash()]).toEqual([already + 1, 990n * UNIT + prize])
    await expectBalancedLedger()
  })

  test('neither blocks a bet of the winner nor is blocked by one', async () => {
    const winner = await player()
    await dropIn(1n)
    const already = (await wins()).length
    await winner.stake()
    const more = Array.from({ length: 20 }, () => winner.stake())
    const folded = Promise.all([foldFeeds(seamless.database), foldFeeds(seamless.database)])
    expect((await Promise.all(more)).map(({ status }) => status)).toEqual(Array(20).fill(200))
    await folded
    await foldFeeds(seamless.database)
    expect((await wins()).length).toBeGreaterThan(already)
    await expectBalancedLedger()
  })
})

describe('a refunded stake', () => {
  async function staked(by: Awaited<ReturnType<typeof player>>, amount: string) {
    const debitId = newId()
    const { session } = by
    expect(await seamless.call('debit', { session, transactionId: debitId, roundId: newId(), amount })).toMatchObject({
      status: 200,
    })
    return () => seamless.call('rollback', { session, transactionId: newId(), debitId })
  }

  test('pays the drop even if the fold runs late, and takes the refund from the next pot', async () => {
    for (const folded of [true, false]) {
      const winner = await player()
      await dropIn(1n)
      const prize = (await held()) + UNIT
      const giveBack = await staked(winner, '10')
      if (folded) await foldFeeds(seamless.database)
      expect(await giveBack()).toMatchObject({ status: 200 })
      await foldFeeds(seamless.database)
      expect((await wins()).at(-1)).toMatchObject({ memberId: winner.memberId, nodeId: 1, amount: prize })
      expect([await winner.cash(), await held()]).toEqual([1_000n * UNIT + prize, RULE.seedAmount - UNIT])
      await expectBalancedLedger()
    }
  })

  test('withdraws its part before the drop point is reached', async () => {
    const [leaver, winner] = [await player(), await player()]
    await dropIn(2n)
    const [before, already] = [await held(), (await wins()).length]
    const giveBack = await staked(leaver, '10')
    await giveBack()
    await winner.stake()
    await foldFeeds(seamless.database)
    expect([await held(), (await wins()).length]).toEqual([before + UNIT, already])
    await winner.stake()
    await foldFeeds(seamless.database)
    expect((await wins()).at(-1)).toMatchObject({ memberId: winner.memberId, amount: before + 2n * UNIT })
    await expectBalancedLedger()
  })
})

test('ignores free play and claims by rounds', async () => {
  const [demo, claimer] = [await player(4), await player()]
  await dropIn(1n)
  const [before, already] = [await held(), (await wins()).length]
  await demo.stake()
  const serverSeed = newServerSeed()
  const fairness = { serverSeedHash: seedHash(serverSeed), serverSeed, clientSeed: 'mine', nonce: 0 }
  const claim = { details: { ...DETAILS, fairness }, jackpot: { id: 'comet' } }
  expect(await claimer.stake(claim)).toMatchObject({ status: 409, body: { error: 'jackpot_refused' } })
  await foldFeeds(seamless.database)
  expect([await held(), (await wins()).length]).toEqual([before, already])
})

test('enforces one kind of jackpot and a limit above its seed', async () => {
  const change = (set: object) => seamless.database.update(jackpot).set(set).where(eq(jackpot.id, 'comet'))
  for (const [set, constraint] of [
    [{ oneIn: 7 }, 'jackpot_kind'],
    [{ mustDropBy: null }, 'jackpot_kind'],
    [{ mustDropBy: RULE.seedAmount }, 'jackpot_must_drop_by'],
  ] as const)
    await expect(change(set)).rejects.toMatchObject({ cause: { constraint } })
})

test('folds nothing in one statement', async () => {
  const requested: string[] = []
  const { $client } = seamless.database
  const query = $client.query.bind($client)
  $client.query = ((...args: Parameters<typeof query>) => {
    requested.push(String((args[0] as unknown as { text: string }).text))
    return query(...args)
  }) as typeof query
  await foldFeeds(seamless.database)
  $client.query = query
  expect(requested).toHaveLength(1)
})
