import { withTransaction } from '@playhouse/postgres/database.ts'
import { providerKey } from '@playhouse/vendor-api/payments/provider.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { audit } from '../../../../checks/audit.ts'
import { withdrawal } from '../../../../db/tables/cashier.ts'
import { dailyWork } from '../../../../db/tables/daily-work.ts'
import { payoutAttempt } from '../../../../db/tables/cashier-withdrawals.ts'
import { paymentArrival } from '../../../../db/tables/deposits.ts'
import { reconciliation, reconciliationDifference } from '../../../../db/tables/office.ts'
import { confirmDeposit, requestWithdrawal, settleWithdrawal } from '../../../../ledger/cashier.ts'
import { createMemberWith } from '../../../../ledger/ledger.fixture.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from '../../../../office/office.fixture.ts'
import { ScriptedMosswater, ScriptedProvider } from '../scripted-provider.fixture.ts'
import { findReconciliations, listReconciliations, reconcileDays } from './reconcile.ts'

const UNIT = 10_000n
const HOUR_MS = 3_600_000
/** Each test uses its own day: noon in Ho Chi Minh City; reconciled the next morning. */
let day = ''
let noon = new Date('2025-03-03T05:00:00Z')
let morning = noon
const never = new AbortController().signal

let office: TestOffice
let anna: OperatorBrowser
let memberId: number
let provider: ScriptedProvider
beforeAll(async () => {
  office = await openTestOffice({ providers: new ScriptedProvider().providers })
  anna = await office.logIn('anna')
})
afterAll(() => office.close())
beforeEach(async () => {
  noon = new Date(noon.getTime() + 72 * HOUR_MS)
  morning = new Date(noon.getTime() + 15.5 * HOUR_MS)
  day = noon.toISOString().slice(0, 10)
  provider = new ScriptedProvider()
  memberId = await createMemberWith(office.database, 0n)
  await office.database.delete(reconciliationDifference)
  await office.database.delete(reconciliation)
  await office.database.delete(dailyWork)
})

/** A payment on which provider and platform agree. */
async function paidIn(units: bigint, at = noon) {
  const payment = provider.pay(`PH${provider.payments.length}-${memberId}`, units * UNIT, 'text', at)
  const amount = units * UNIT
  const id = providerKey(provider.code, payment.id)
  await withTransaction(office.database, async (tx) => {
    const credited = await confirmDeposit(tx, {
      memberId,
      amount,
      channel: 'QR',
      paymentReference: id,
      createdAt: at,
      confirmedAt: at,
    })
    const arrival = { ...payment, id, amount, receivedAt: at, createdAt: at, memberId, depositId: credited.id }
    await tx.insert(paymentArrival).values({ ...arrival, provider: provider.code, state: 'CREDITED' })
  })
  return { ...payment, id }
}

/** A payout on which provider and platform agree, with a fee of 1. */
async function paidOut(units: bigint) {
  const amount = units * UNIT
  const requested = await withTransaction(office.database, (tx) =>
    requestWithdrawal(tx, { memberId, amount, requestKey: `W${units}`, requestedAt: noon }),
  )
  const key = { memberId, withdrawalId: requested.id, attempt: 1 }
  const reference = `W${memberId}-${requested.id}-1`
  const destination = { kind: 'BANK', bankCode: 'B', accountNumber: '12345678', accountName: 'A' } as const
  const order = { reference, amount: String(units - 1n), currency: 'VND', destination, transferText: 'W' }
  const { id: providerId } = await provider.call('createPayout', order)
  const ended = provider.finish(reference, 'PAID')
  if (ended) ended.finishedAt = noon.toISOString()
  const transactionId = await withTransaction(office.database, async (tx) => {
    const settled = await settleWithdrawal(tx, { ...requested, fee: UNIT }, noon)
    await tx
      .update(withdrawal)
      .set({ ...settled, fee: UNIT, state: 'DISBURSED' })
      .where(eq(withdrawal.id, requested.id))
    await tx
      .insert(payoutAttempt)
      .values({ ...key, provider: provider.code, state: 'PAID', providerId, createdAt: noon, endedAt: noon })
    return settled.transactionId
  })
  return { providerId, withdrawalId: requested.id, transactionId }
}

async function reconcile(now = morning) {
  const { run } = reconcileDays(provider.providers, () => now)
  await run(office.database, never)
  return (await findReconciliations(office.database, day))[0]
}
const again = () => office.database.update(reconciliation).set({ state: 'DUE', nextActionAt: new Date() })

it('compares yesterday’s books from 3 a.m. on, and finds nothing when they agree', async () => {
  await paidIn(500n)
  await paidOut(200n)
  await reconcile(new Date(morning.getTime() - HOUR_MS))
  expect(await findReconciliations(office.database, day)).toEqual([])
  expect(await reconcile()).toMatchObject({
    report: {
      state: 'DONE',
      statementIn: 500n * UNIT,
      ledgerIn: 500n * UNIT,
      statementOut: 199n * UNIT,
      ledgerOut: 199n * UNIT,
      compared: 2,
    },
    differences: [],
  })
})

it('finds a payment whose webhook never arrived, and shows it in the back office until it is explained', async () => {
  await paidIn(500n)
  const lost = provider.pay('PHLOST', 70n * UNIT, 'text', noon)
  expect((await reconcile())?.differences).toMatchObject([
    {
      number: 1,
      direction: 'IN',
      reference: lost.id,
      reason: 'NOT_HERE',
      statementAmount: 70n * UNIT,
      ledgerAmount: null,
    },
  ])
  expect((await anna.get('/')).html).toMatch(/Reconciliation<\/a>[^]*?1 waiting/)
  expect((await anna.get('/reconciliation')).html).toContain('1, 1 unexplained')
  // Of this day and provider alone.
  await office.database.insert(reconciliation).values({ day: '2020-01-01', provider: 'mosswater', state: 'DONE' })
  expect(await listReconciliations(office.database, 10)).toMatchObject([
    { differences: 1, unexplained: 1 },
    { report: { provider: 'mosswater' }, differences: 0, unexplained: 0 },
  ])
  const { html } = await anna.get(`/reconciliation/${day}`)
  for (const text of [lost.id, 'its message never arrived', '70.00']) expect(html).toContain(text)

  const explain = `/reconciliation/${day}/lantern/1/explain`
  expect((await anna.post(explain, { reason: '' })).status).toBe(400)
  expect((await anna.post(explain, { reason: 'credited by hand' })).location).toBe(`/reconciliation/${day}?done=done`)
  expect((await anna.post(`/reconciliation/${day}/9/explain`, { reason: 'credited by hand' })).status).toBe(404)
  // The difference stays explained when the day is compared again.
  expect((await anna.post('/reconciliation', { day })).location).toBe(`/reconciliation/${day}?done=queued`)
  expect((await reconcile())?.differences).toMatchObject([
    { reference: lost.id, explanation: 'credited by hand', explainedBy: 'anna' },
  ])
})

it('finds a deposit that was credited with a wrong amount', async () => {
  const { id } = await paidIn(500n)
  await office.database
    .update(paymentArrival)
    .set({ amount: 499n * UNIT })
    .where(eq(paymentArrival.id, id))
  expect((await reconcile())?.differences).toMatchObject([
    {
      reference: id,
      reason: 'AMOUNT',
      statementAmount: 500n * UNIT,
      recordAmount: 499n * UNIT,
      ledgerAmount: 500n * UNIT,
    },
  ])
  await office.database
    .update(paymentArrival)
    .set({ amount: 500n * UNIT })
    .where(eq(paymentArrival.id, id))
})

it('finds a ledger deposit without a payment', async () => {
  await paidIn(500n)
  const invented = { memberId, amount: 9n * UNIT, channel: 'QR', createdAt: noon, confirmedAt: noon }
  await withTransaction(office.database, (tx) => confirmDeposit(tx, { ...invented, paymentReference: 'invented' }))
  expect((await reconcile())?.differences).toMatchObject([
    { direction: 'IN', reference: 'invented', reason: 'LEDGER_ONLY', ledgerAmount: 9n * UNIT },
  ])
})

it('finds a ledger deposit without a payment where the first provider is not used', async () => {
  provider = new ScriptedMosswater()
  await paidIn(500n)
  const invented = { memberId, amount: 9n * UNIT, channel: 'QR', createdAt: noon, confirmedAt: noon }
  await withTransaction(office.database, (tx) => confirmDeposit(tx, { ...invented, paymentReference: 'unbacked' }))
  expect((await reconcile())?.differences).toMatchObject([{ reference: 'unbacked', reason: 'LEDGER_ONLY' }])
})

it('finds a payout that the ledger lacks, and one wrongly recorded as failed', async () => {
  await paidIn(1_000n)
  const [missing, failed] = [await paidOut(200n), await paidOut(300n)]
  await office.database.update(withdrawal).set({ transactionId: null }).where(eq(withdrawal.id, missing.withdrawalId))
  await office.database
    .update(payoutAttempt)
    .set({ state: 'FAILED' })
    .where(eq(payoutAttempt.withdrawalId, failed.withdrawalId))
  expect((await reconcile())?.differences).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ reference: missing.providerId, reason: 'NOT_IN_LEDGER' }),
      expect.objectContaining({ reference: failed.providerId, reason: 'PAID_AFTER_FAILURE' }),
    ]),
  )
  await office.database
    .update(withdrawal)
    .set({ transactionId: missing.transactionId })
    .where(eq(withdrawal.id, missing.withdrawalId))
  await office.database
    .update(payoutAttempt)
    .set({ state: 'PAID' })
    .where(eq(payoutAttempt.withdrawalId, failed.withdrawalId))
})

it('finds differences of the second provider in its own report, and none in that of the first', async () => {
  const [lantern, mosswater] = [provider, new ScriptedMosswater()]
  await paidIn(500n)
  provider = mosswater
  await paidIn(300n)
  const wrong = await paidIn(200n)
  const lost = mosswater.pay('PHLOST', 70n * UNIT, 'text', noon)
  const { providerId } = await paidOut(150n)
  const payout = [...mosswater.payouts.values()].find(({ id }) => id === providerId)
  if (payout) payout.amount = '148'
  const setWrong = (units: bigint) =>
    office.database
      .update(paymentArrival)
      .set({ amount: units * UNIT })
      .where(eq(paymentArrival.id, wrong.id))
  await setWrong(199n)
  const { run } = reconcileDays(new Map([...lantern.providers, ...mosswater.providers]), () => morning)
  while ((await run(office.database, never)) > 0);
  const reports = await findReconciliations(office.database, day)
  expect(reports.map(({ report, differences }) => [report.provider, report.compared, differences.length])).toEqual([
    ['lantern', 1, 0],
    ['mosswater', 4, 3],
  ])
  expect(reports[1]?.differences).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ reference: providerKey('mosswater', lost.id), reason: 'NOT_HERE' }),
      expect.objectContaining({ reference: wrong.id, reason: 'AMOUNT', recordAmount: 199n * UNIT }),
      expect.objectContaining({ reference: providerId, reason: 'AMOUNT', statementAmount: 148n * UNIT }),
    ]),
  )
  await setWrong(200n)
})

it('finds a payment that the bank lacks', async () => {
  const { id } = await paidIn(500n)
  const call = provider.call.bind(provider)
  provider.call = (async (name: 'statement', request: { day: string; book: 'PROVIDER' | 'BANK' }) => {
    const response = await call(name, request)
    return request.book === 'BANK' ? { ...response, entries: [] } : response
  }) as typeof provider.call
  expect((await reconcile())?.differences).toMatchObject([{ reference: id, reason: 'NOT_AT_BANK' }])
})

it('assigns a payment at midnight to the day whose statement has it', async () => {
  const { id } = await paidIn(500n)
  // The provider books it after midnight.
  const entry = provider.payments.find((payment) => payment.id === id)
  if (entry) entry.receivedAt = new Date(noon.getTime() + 12 * HOUR_MS + 1_000).toISOString()
  expect((await reconcile())?.differences).toEqual([])
})

it('retries and reports when the provider does not answer', async () => {
  await paidIn(500n)
  provider.lossy = 1
  expect(await reconcile()).toMatchObject({
    report: { state: 'DUE', attempts: 1, failure: expect.stringContaining('no answer') },
  })
  expect((await anna.get('/reconciliation')).html).toContain('failing')
  provider.lossy = 0
  // Not before the retry is due.
  expect(await reconcile()).toMatchObject({ report: { state: 'DUE' } })
  await again()
  expect(await reconcile()).toMatchObject({ report: { state: 'DONE', failure: null } })
})

it('runs once with two platform processes', async () => {
  provider.pay('PHLOST', 70n * UNIT, 'text', noon)
  await Promise.all([reconcile(), reconcile()])
  expect((await findReconciliations(office.database, day))[0]?.differences).toHaveLength(1)
})

it('records the head of the audit log, which the world check then expects', async () => {
  await reconcile()
  const lines: string[] = []
  await audit(office.url, (line) => lines.push(line))
  expect(lines.filter((line) => line.includes('audit log'))).toEqual([
    expect.stringMatching(/^OK .*unbroken/),
    expect.stringMatching(/^OK .*: 1 heads/),
  ])
})

it.each([
  ['Every credited deposit', 'update deposit set amount = amount + 1 where id = (select max(id) from deposit)'],
  [
    'Every credited deposit',
    'delete from credited_payment where reference = (select max(reference) from credited_payment)',
  ],
  [
    'Every payment that arrived',
    `update payment_arrival set state = 'UNMATCHED' where id = (select max(id) from payment_arrival)`,
  ],
  [
    'Every withdrawal is held once',
    `update withdrawal set disbursed_at = null where id = (select max(id) from withdrawal)`,
  ],
  [
    'Every withdrawal is held once',
    `update withdrawal set state = 'REJECTED' where id = (select max(id) from withdrawal)`,
  ],
  [
    'Every payout at the provider',
    `update payout_attempt set state = 'FAILED' where withdrawal_id = (select max(id) from withdrawal)`,
  ],
  [
    'Money in, won, lost and out',
    'update withdrawal set amount = amount + 1 where id = (select max(id) from withdrawal)',
  ],
])('the world check “%s…” fails after: %s', async (what, statement) => {
  await paidIn(500n)
  await paidOut(100n)
  const line = async () => {
    const lines: string[] = []
    await audit(office.url, (text) => lines.push(text))
    return lines.find((text) => text.includes(what))
  }
  expect(await line()).toMatch(/^OK/)
  const copy = await office.database.$client.connect()
  try {
    // Undone afterwards, because other connections must see it.
    await copy.query(`create table kept_deposit as table deposit; create table kept_withdrawal as table withdrawal;
      create table kept_arrival as table payment_arrival; create table kept_attempt as table payout_attempt;
      create table kept_payment as table credited_payment`)
    await copy.query(statement)
    expect(await line()).toMatch(/^FAILED/)
  } finally {
    await copy.query(`update deposit set amount = kept.amount from kept_deposit kept where kept.id = deposit.id;
      update withdrawal set amount = kept.amount, state = kept.state, disbursed_at = kept.disbursed_at from kept_withdrawal kept
        where kept.id = withdrawal.id;
      update payment_arrival set state = kept.state from kept_arrival kept where kept.id = payment_arrival.id;
      update payout_attempt set state = kept.state from kept_attempt kept where kept.withdrawal_id = payout_attempt.withdrawal_id;
      insert into credited_payment select * from kept_payment on conflict do nothing;
      drop table kept_deposit, kept_withdrawal, kept_arrival, kept_attempt, kept_payment`)
    copy.release()
  }
})
