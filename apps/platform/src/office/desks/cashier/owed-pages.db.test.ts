import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CLOSED_CHECKS } from '../../../checks/closed-checks.ts'
import { memberTransfer } from '../../../db/tables/records.ts'
import { withdrawalStep } from '../../../db/tables/cashier-withdrawals.ts'
import {
  type Cashier,
  openCashier,
  type Player,
} from '../../../domains/money/cashier/withdrawals/withdrawals.fixture.ts'
import { findLedgerFaults } from '../../../ledger/ledger.fixture.ts'
import { accountId } from '../../../ledger/ledger.fixture.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postMemberTransfer, postPayout } from '../../../ledger/postings.ts'
import { confirmNewest, openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

const UNIT = 10_000n
let cashier: Cashier
let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
let agent: Player
let closed: Player
beforeAll(async () => {
  cashier = await openCashier()
  office = await openTestOffice({ database: { url: cashier.harness.config.databaseUrl } })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
})
afterAll(async () => {
  await office.close()
  await cashier.close()
})
const db = () => cashier.harness.database
const path = () => `/owed/${closed.memberId}`
const reason = { reason: 'asked the owner by letter' }

/** An account that was paid out, was sent 50 by its agent, and is closed since; a win of 30 came afterwards. */
beforeEach(async () => {
  await db().execute(sql`update member set closed_at = null`)
  agent = await cashier.player(1_000)
  closed = await cashier.player(100)
  await cashier.requested(closed, 100)
  await cashier.settle()
  const id = randomUUID()
  const { transactionId, occurredAt } = await postMemberTransfer(db(), {
    memberId: agent.memberId,
    to: closed.memberId,
    amount: 50n * UNIT,
    key: ledgerKeys.memberTransfer(id),
    request: { id },
  })
  const row = { id, amount: 50n * UNIT, createdAt: occurredAt }
  await db()
    .insert(memberTransfer)
    .values([
      {
        ...row,
        memberId: agent.memberId,
        direction: 'out',
        relation: 'downline',
        counterpartyId: closed.memberId,
        transactionId,
      },
      {
        ...row,
        memberId: closed.memberId,
        direction: 'in',
        relation: 'upline',
        counterpartyId: agent.memberId,
        transactionId: await readTransaction(closed, id),
      },
    ])
  await db().execute(sql`update member set closed_at = now() where id = ${closed.memberId}`)
  await db().execute(sql`select set_play_guard(${closed.memberId})`)
  await postPayout(db(), {
    memberId: closed.memberId,
    amount: 30n * UNIT,
    account: await accountId(db(), closed.memberId, `member:${closed.memberId}:cash`),
    house: await accountId(db(), 0, 'house:bets'),
    key: 'late-win',
    request: {},
  })
})

async function readTransaction({ memberId }: Player, id: string): Promise<bigint> {
  const { rows } = await db().execute<{ id: string }>(sql`
    select id::text from ledger_transaction where member_id = ${memberId} and idempotency_key = ${ledgerKeys.memberTransfer(id)}`)
  return BigInt(rows[0]?.id ?? 0)
}
const check = async () => {
  const [one] = CLOSED_CHECKS
  return (await db().execute<{ figure: string; faults: string }>(sql.raw(one.sql))).rows[0]
}
const transferId = async () => /name="transferId" value="([^"]+)"/.exec((await anna.get(path())).html)?.[1] ?? ''

test('names closed accounts with money, and reports credits that were not owed to them', async () => {
  expect(await check()).toMatchObject({
    figure: expect.stringMatching(/^1 closed accounts hold 80\.00: \w+ 80\.00$/),
    faults: 0n,
  })
  // As if a transfer had been possible.
  await db().execute(sql`update member set closed_at = now() - interval '1 day' where id = ${closed.memberId}`)
  expect(await check()).toMatchObject({ faults: 1n })
  expect((await anna.get('/owed')).html).toContain('80.00')
})

test('pays the owed amount out to the card of the last payout, by two operators, once', async () => {
  expect((await anna.get(path())).html).toContain(`10${closed.memberId}000001`)
  expect((await anna.post(`${path()}/pay-out`, reason)).location).toContain('waits')
  expect(await cashier.readBalances(closed)).toEqual({ cash: 80, locked: 0 })
  const responses = await Promise.all([confirmNewest(binh), confirmNewest(binh)])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 409])
  expect(await cashier.readBalances(closed)).toEqual({ cash: 0, locked: 80 })
  await cashier.settle()
  expect(await cashier.readBalances(closed)).toEqual({ cash: 0, locked: 0 })
  const steps = await db()
    .select()
    .from(withdrawalStep)
    .where(sql`member_id = ${closed.memberId} and actor = 'OPERATOR'`)
  expect(steps).toMatchObject([{ state: 'REQUESTED' }, { state: 'APPROVED', by: 'anna, binh' }])
  expect((await anna.get('/owed')).html).toContain('No closed account has money.')
  expect(await findLedgerFaults(db())).toEqual([])
})

test('returns a received transfer to its sender, by two operators, once, and for both to see', async () => {
  const target = { ...reason, transferId: await transferId() }
  expect((await anna.post(`${path()}/return`, target)).location).toContain('waits')
  expect((await confirmNewest(binh)).status).toBe(303)
  expect([(await cashier.readBalances(closed)).cash, (await cashier.readBalances(agent)).cash]).toEqual([30, 1_000])
  expect((await anna.post(`${path()}/return`, target)).status).toBe(404)
  const rows = await db()
    .select()
    .from(memberTransfer)
    .where(sql`member_id = ${agent.memberId}`)
  expect(rows.map(({ direction, relation }) => [direction, relation]).toSorted()).toEqual([
    ['in', 'downline'],
    ['out', 'downline'],
  ])
  expect(await findLedgerFaults(db())).toEqual([])
})

test('does not return to a sender who has closed the account too', async () => {
  await anna.post(`${path()}/return`, { ...reason, transferId: await transferId() })
  await db().execute(sql`update member set closed_at = now() where id = ${agent.memberId}`)
  expect((await confirmNewest(binh)).html).toContain('account is closed too')
  expect((await cashier.readBalances(closed)).cash).toBe(80)
})

test('has another look when the balance has changed since', async () => {
  await anna.post(`${path()}/pay-out`, reason)
  await postMemberTransfer(db(), {
    memberId: closed.memberId,
    to: agent.memberId,
    amount: UNIT,
    key: 'later',
    request: {},
  })
  expect((await binh.get(path())).html).toContain('has changed since it was proposed')
})

test('pays out nothing of an account that is open', async () => {
  expect((await anna.post(`/owed/${agent.memberId}/pay-out`, reason)).html).toContain('is not closed')
  expect((await anna.get('/owed/999999')).status).toBe(404)
})
