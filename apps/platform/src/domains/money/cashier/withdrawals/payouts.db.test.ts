import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withdrawal } from '../../../../db/tables/cashier.ts'
import { payoutAttempt } from '../../../../db/tables/cashier-withdrawals.ts'
import { findLedgerFaults } from '../../../../ledger/ledger.fixture.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import type { ProviderPayout } from '@playhouse/vendor-api/payments/provider.ts'
import { payoutEventHandlers } from '../payout-events.ts'
import { type Cashier, openCashier, type Player, getRow } from './withdrawals.fixture.ts'

const log = { warn: () => {}, error: () => {} }

let cashier: Cashier
beforeAll(async () => void (cashier = await openCashier()))
afterAll(() => cashier.close())
afterEach(() => void Object.assign(cashier.provider, { answers: 'NORMAL', outcome: 'PAID', reason: null }))

/** Handles a payout as a webhook would. */
const deliverEvent = (payout: ProviderPayout, provider = 'lantern') =>
  withTransaction(cashier.harness.database, (tx) =>
    payoutEventHandlers(log)['payout.paid'](tx, provider, { data: payout }),
  )
const reference = ({ memberId }: Player, id: number, attempt = 1) => `W${memberId}-${id}-${attempt}`
const getAttempts = (id: number) =>
  cashier.harness.database
    .select({ attempt: payoutAttempt.attempt, state: payoutAttempt.state, reason: payoutAttempt.reason })
    .from(payoutAttempt)
    .where(eq(payoutAttempt.withdrawalId, id))
    .orderBy(payoutAttempt.attempt)
const paidTimes = async ({ memberId }: Player) => {
  const { rows } = await cashier.harness.database.execute<{ many: number }>(sql`
    select count(*)::integer as many from ledger_transaction where member_id = ${memberId} and type = 'WITHDRAW'`)
  return rows[0]?.many
}
const requested = async (units = 300) => {
  const player = await cashier.player(1_000)
  return { player, id: await cashier.requested(player, units) }
}

describe('a payout', () => {
  test('is queried after a lost response, and not ordered again', async () => {
    cashier.provider.answers = 'LOST_ANSWER'
    const { player, id } = await requested()
    const before = cashier.provider.calls['createPayout'] ?? 0
    await cashier.settle()
    expect(await cashier.getState(id)).toBe('PROCESSING')
    expect(await cashier.readBalances(player)).toEqual({ cash: 700, locked: 300 })
    cashier.provider.answers = 'NORMAL'
    await cashier.hurry()
    expect(await cashier.getState(id)).toBe('DISBURSED')
    expect((cashier.provider.calls['createPayout'] ?? 0) - before).toBe(1)
    expect(await paidTimes(player)).toBe(1)
  })

  test('is ordered again under the same reference after a lost request', async () => {
    cashier.provider.answers = 'LOST_REQUEST'
    const { player, id } = await requested()
    await cashier.settle()
    await cashier.hurry()
    expect(await cashier.getState(id)).toBe('PROCESSING')
    cashier.provider.answers = 'NORMAL'
    await cashier.hurry()
    expect(await cashier.getState(id)).toBe('DISBURSED')
    expect(await getAttempts(id)).toEqual([{ attempt: 1, state: 'PAID', reason: null }])
    expect(cashier.provider.payouts.has(reference(player, id))).toBe(true)
  })

  test('waits while the provider is busy', async () => {
    cashier.provider.answers = 'BUSY'
    const { player, id } = await requested()
    await cashier.settle()
    expect(await cashier.getState(id)).toBe('PROCESSING')
    const row = await getRow(cashier, player.memberId, id)
    expect(row.nextActionAt?.getTime()).toBeGreaterThan(Date.now() + 5_000)
    cashier.provider.answers = 'NORMAL'
    await cashier.hurry()
    expect(await cashier.getState(id)).toBe('DISBURSED')
  })

  test('is disbursed once, by poll and repeated webhooks in any order', async () => {
    cashier.provider.outcome = 'ACCEPTED'
    const { player, id } = await requested()
    await cashier.settle()
    expect(await getAttempts(id)).toEqual([{ attempt: 1, state: 'ACCEPTED', reason: null }])
    const accepted = cashier.provider.payouts.get(reference(player, id))
    cashier.provider.finish(reference(player, id), 'PAID')
    const paid = cashier.provider.payouts.get(reference(player, id))
    if (!accepted || !paid) throw new Error('The provider has no such payout.')
    await Promise.all([...[paid, accepted, paid, paid].map((payout) => deliverEvent(payout)), cashier.hurry()])
    expect(await paidTimes(player)).toBe(1)
    expect(await cashier.readBalances(player)).toEqual({ cash: 700, locked: 0 })
  })

  test('returns the money with the provider’s reason when it fails', async () => {
    Object.assign(cashier.provider, { outcome: 'FAILED', reason: 'account_closed' })
    const { player, id } = await requested()
    await cashier.settle()
    expect(await cashier.getState(id)).toBe('FAILED')
    expect(await cashier.readBalances(player)).toEqual({ cash: 1_000, locked: 0 })
    expect(await getAttempts(id)).toEqual([{ attempt: 1, state: 'FAILED', reason: 'account_closed' }])
    // A forged or late event says paid after the money was returned.
    cashier.provider.finish(reference(player, id), 'PAID')
    await deliverEvent(cashier.provider.payouts.get(reference(player, id)) as ProviderPayout)
    expect(await paidTimes(player)).toBe(0)
    expect(await cashier.getState(id)).toBe('FAILED')
  })

  test('is tried three times after failures at the bank, each as a new order', async () => {
    Object.assign(cashier.provider, { outcome: 'FAILED', reason: 'bank_unavailable' })
    const { player, id } = await requested()
    await cashier.settle()
    await cashier.hurry()
    expect((await getAttempts(id)).map(({ state }) => state)).toEqual(['FAILED', 'FAILED'])
    expect(await cashier.getState(id)).toBe('PROCESSING')
    await cashier.hurry()
    expect(await cashier.getState(id)).toBe('FAILED')
    expect(await getAttempts(id)).toHaveLength(3)
    expect(await cashier.readBalances(player)).toEqual({ cash: 1_000, locked: 0 })
  })

  test('returns the money when the provider refuses for good', async () => {
    cashier.provider.answers = 'REFUSED'
    const { player, id } = await requested()
    await cashier.settle()
    expect(await cashier.getState(id)).toBe('FAILED')
    expect(await cashier.readBalances(player)).toEqual({ cash: 1_000, locked: 0 })
  })

  test('is not accepted with another amount than ordered', async () => {
    cashier.provider.answers = 'OTHER_AMOUNT'
    const { player, id } = await requested()
    await cashier.settle()
    expect(await cashier.getState(id)).toBe('PROCESSING')
    expect(await getAttempts(id)).toMatchObject([{ reason: 'amount_differs' }])
    expect(await cashier.readBalances(player)).toEqual({ cash: 700, locked: 300 })
  })

  test('is not ordered to a network that is not known, where it would be lost', async () => {
    const { player, id } = await requested()
    const before = cashier.provider.calls['createPayout'] ?? 0
    await cashier.harness.database.execute(sql`
      update withdrawal set destination = destination || '{"kind": "CRYPTO", "bankCode": "BEP20"}'
      where member_id = ${player.memberId}`)
    await cashier.settle()
    await cashier.hurry()
    expect((cashier.provider.calls['createPayout'] ?? 0) - before).toBe(0)
    expect(await cashier.getState(id)).toBe('PROCESSING')
    expect(await cashier.readBalances(player)).toEqual({ cash: 700, locked: 300 })
  })

  test('takes no word of another provider than it was ordered from', async () => {
    cashier.provider.outcome = 'ACCEPTED'
    const { player, id } = await requested()
    await cashier.settle()
    const [payout] = [...cashier.provider.payouts.values()].filter(
      ({ reference: key }) => key === reference(player, id),
    )
    if (!payout) throw new Error('The payout was not ordered.')
    await deliverEvent({ ...payout, state: 'PAID' }, 'mosswater')
    expect(await cashier.getState(id)).toBe('PROCESSING')
    await deliverEvent({ ...payout, state: 'PAID' })
    expect(await cashier.getState(id)).toBe('DISBURSED')
  })

  test('ignores an unknown reference', async () => {
    const { player, id } = await requested()
    const foreign = {
      id: 'x',
      state: 'PAID',
      amount: '300',
      currency: 'VND',
      createdAt: '',
      finishedAt: null,
      reason: null,
    }
    for (const name of [`W${player.memberId}-${id}-1`, 'W999999-1-1', 'D-1', 'W1-1-1; drop table member']) {
      await deliverEvent({ ...foreign, reference: name } as ProviderPayout)
    }
    expect(await cashier.getState(id)).toBe('REQUESTED')
    expect(await paidTimes(player)).toBe(0)
  })

  test('proceeds for others when one withdrawal fails, which is retried later', async () => {
    const { database } = cashier.harness
    const [failing, other] = [await requested(100), await requested(100)]
    await database
      .update(withdrawal)
      .set({ state: 'CANCELLED', nextActionAt: new Date(0) })
      .where(eq(withdrawal.id, failing.id))
    const run = () => cashier.due.run(database, new AbortController().signal)
    await expect(run()).rejects.toThrow(`withdrawal ${failing.id} failed`)
    while ((await run()) > 0);
    expect(await cashier.getState(other.id)).toBe('DISBURSED')
    expect((await getRow(cashier, failing.player.memberId, failing.id)).nextActionAt?.getTime()).toBeGreaterThan(
      Date.now(),
    )
    await database
      .update(withdrawal)
      .set({ state: 'REQUESTED', nextActionAt: new Date() })
      .where(eq(withdrawal.id, failing.id))
    await cashier.settle()
    expect(await cashier.getState(failing.id)).toBe('DISBURSED')
  })

  test('is made once by two concurrent platforms', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => requested(100)))
    const run = () => cashier.due.run(cashier.harness.database, new AbortController().signal)
    for (let turn = 0; turn < 6; turn += 1) await Promise.all([run(), run(), run()])
    for (const { player, id } of all) {
      expect(await cashier.getState(id)).toBe('DISBURSED')
      expect(await paidTimes(player)).toBe(1)
      expect(await getAttempts(id)).toHaveLength(1)
    }
    expect(await findLedgerFaults(cashier.harness.database)).toEqual([])
  })
})
