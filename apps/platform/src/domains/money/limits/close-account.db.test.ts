import { closeAccount } from '@playhouse/platform-api/limits.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { deposit, withdrawal } from '../../../db/tables/cashier.ts'
import { bankCard, withdrawalSetting } from '../../../db/tables/cashier-withdrawals.ts'
import { confirmDeposit } from '../../../ledger/cashier.ts'
import { findLedgerFaults } from '../../../ledger/ledger.fixture.ts'
import { PlatformError } from '../../../request/platform-error.ts'
import { readStanding } from './closing-state.ts'
import { createDeposit } from '../cashier/deposits/create-deposit.ts'
import { paymentProviders } from '@playhouse/vendor-api/payments/all.ts'
import { allEveryNight } from '@playhouse/testing/every-night.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { type Cashier, openCashier, type Player } from '../cashier/withdrawals/withdrawals.fixture.ts'
import { DETAILS, newId, openGame, signedCall } from '../wallet/seamless/seamless.fixture.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
  await cashier.harness.database.update(withdrawalSetting).set({ turnoverPercent: 100 })
})
afterAll(() => cashier.close())

const UNIT = 10_000n
const first = ({ token }: Player) =>
  cashier.harness.call(closeAccount, { stepUp: { method: 'password', answer: PASSWORD } }, { token })
const second = ({ token }: Player, confirmation: string | null) =>
  cashier.harness.call(closeAccount, { confirmation: confirmation ?? '' }, { token })
const getWithdrawals = ({ memberId }: Player) =>
  cashier.harness.database.select().from(withdrawal).where(eq(withdrawal.memberId, memberId)).orderBy(withdrawal.id)
const isClosed = async ({ memberId }: Player) => (await readStanding(cashier.harness.database, memberId)) !== 'OPEN'

/** 100 units are free to withdraw, 50 are an unplayed deposit. */
async function halfPlayed(): Promise<Player> {
  const player = await cashier.player(100)
  const { database } = cashier.harness
  await database
    .update(deposit)
    .set({ confirmedAt: sql`now() - interval '3 days'` })
    .where(eq(deposit.memberId, player.memberId))
  await database.execute(
    sql`select add_to_member_day(${player.memberId}, now() - interval '1 day', p_turnover => ${100n * UNIT}, p_rounds => 1)`,
  )
  await withTransaction(database, (tx) =>
    confirmDeposit(tx, {
      memberId: player.memberId,
      amount: 50n * UNIT,
      channel: 'MANUAL',
      paymentReference: randomUUID(),
      createdAt: new Date(),
    }),
  )
  await database.update(deposit).set({ details: { payerBank: 'SONGHONG', payerName: 'NGUYEN THI LAN' } })
  return player
}

describe('closing an account', () => {
  test('returns unplayed deposits to their bank after a review, and pays out the rest', async () => {
    const player = await halfPlayed()
    const [{ id: cardOfSource } = { id: '' }] = await cashier.harness.database
      .insert(bankCard)
      .values({
        memberId: player.memberId,
        bankCode: 'SONGHONG',
        accountNumber: '77001122',
        accountName: 'NGUYEN THI LAN',
        usableAt: sql`now() - interval '1 hour'`,
      })
      .returning({ id: bankCard.id })
    const { value } = await first(player)
    expect(value).toMatchObject({ balance: '150.00', unplayed: '50.00' })
    expect((await second(player, value.confirmation)).status).toBe(200)
    await cashier.settle()
    expect(await getWithdrawals(player)).toMatchObject([
      {
        amount: 50n * UNIT,
        unplayed: 50n * UNIT,
        state: 'REVIEW',
        reviewReasons: ['UNPLAYED_DEPOSIT'],
        bankCardId: cardOfSource,
      },
      { amount: 100n * UNIT, unplayed: 0n, state: 'DISBURSED', bankCardId: player.cardId },
    ])
    expect(await cashier.readBalances(player)).toEqual({ cash: 0, locked: 50 })
    expect(await findLedgerFaults(cashier.harness.database)).toEqual([])
  })

  test('happens once when the second step is sent twice at once', async () => {
    const player = await halfPlayed()
    const { value } = await first(player)
    const responses = await Promise.all([1, 2, 3].map(() => second(player, value.confirmation)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await getWithdrawals(player)).toHaveLength(2)
  })

  /** Runs both about at once, each sometimes first, and returns what became of the account's 150 units. */
  async function race(against: (player: Player) => Promise<unknown>, turn: number) {
    const player = await halfPlayed()
    const { value } = await first(player)
    const [closed] = await Promise.all([
      setTimeout(turn % 2 === 0 ? 0 : 8).then(() => second(player, value.confirmation)),
      setTimeout(turn % 2 === 0 ? 8 : 0).then(() => against(player)),
    ])
    const { cash, locked } = await cashier.readBalances(player)
    return { player, closed: closed.status === 200, cash, locked }
  }
  const turns = allEveryNight(Array.from({ length: 12 }, (_, turn) => turn))

  test('loses no money in races with a withdrawal', async () => {
    for (const turn of turns) {
      const { player, closed, cash, locked } = await race((own) => cashier.request(own, 30), turn)
      expect(await isClosed(player)).toBe(closed)
      expect(cash + locked).toBe(150)
      expect(closed ? cash : 0).toBe(0)
    }
    expect(await findLedgerFaults(cashier.harness.database)).toEqual([])
  })

  test('loses no money in races with a bet', async () => {
    const { harness } = cashier
    for (const turn of turns) {
      let staked = 0
      const { player, closed, cash, locked } = await race(async ({ memberId }) => {
        const { session } = await openGame(harness.database, memberId)
        const bet = { session, transactionId: newId(), roundId: newId(), stake: '30', payout: '0', details: DETAILS }
        const { statusCode } = await harness.app.inject(
          signedCall(harness.config.seamlessSecret, 'play', bet, { vendor: 'SEN' }),
        )
        staked = statusCode === 200 ? 30 : 0
      }, turn)
      expect(await isClosed(player)).toBe(closed)
      expect(cash + locked + staked).toBe(150)
      expect(closed ? cash : 0).toBe(0)
    }
    expect(await findLedgerFaults(harness.database)).toEqual([])
  })

  test('leaves no deposit open in races with one', async () => {
    const { database } = cashier.harness
    // Does not answer, so that the deposit stays open.
    const providers = paymentProviders.open({ lantern: { url: 'http://127.0.0.1:9', secrets: ['unused'] } })
    const services = {
      database,
      providers,
      currency: async () => 'VND',
      bonusChosen: async () => {},
      requiredAge: async () => 21,
      siteOrigin: 'http://localhost',
      log: { warn: () => {} },
    }
    let opened = 0
    for (const turn of turns) {
      const { player, closed } = await race(async ({ memberId }) => {
        const requested = {
          memberId,
          method: 'QR' as const,
          amount: 100_000n * UNIT,
          requestKey: randomUUID(),
          details: {},
        }
        await createDeposit(services, requested).catch((error: unknown) => {
          if (!(error instanceof PlatformError)) throw error
        })
      }, turn)
      const open = await database.$count(deposit, sql`member_id = ${player.memberId} and state = 'PREPARING'`)
      expect(await isClosed(player)).toBe(closed)
      expect(open).toBe(closed ? 0 : 1)
      opened += open
    }
    expect(opened).toBeGreaterThan(0)
    await providers.get('lantern')?.close()
  })
})
