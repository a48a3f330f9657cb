import { withTransaction } from '@playhouse/postgres/database.ts'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deposit } from '../../../db/tables/cashier.ts'
import { depositReference, heldPayment, paymentEvent } from '../../../db/tables/deposits.ts'
import { memberLimit } from '../../../db/tables/limits.ts'
import { member } from '../../../db/tables/members.ts'
import { takePayment } from '../../../domains/money/cashier/deposits/payment-arrivals.ts'
import { memberAccounts } from '../../../ledger/accounts.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

const UNIT = 10_000n
const reason = { reason: 'looked into it' }

let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
let lan: number
beforeAll(async () => {
  office = await openTestOffice({ environment: { TWO_OPERATORS_ABOVE: '10000' } })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
  const [found] = await office.database.select({ id: member.id }).from(member).where(eq(member.username, 'lan'))
  lan = found?.id ?? 0
})
beforeEach(() => setLimit(0n))
afterAll(() => office.close())

const setLimit = async (units: bigint) => {
  const value = units * UNIT
  const limit = { memberId: lan, kind: 'DEPOSIT', period: 'DAY', value } as const
  const target = [memberLimit.memberId, memberLimit.kind, memberLimit.period]
  await office.database.insert(memberLimit).values(limit).onConflictDoUpdate({ target, set: { value } })
}
const cash = async () => (await memberAccounts(office.database, lan)).cash.balance / UNIT

/** A payment that the member's limit does not allow. */
async function readHeldPayments(units: bigint, requestedAmount = units * UNIT) {
  const { database } = office
  const reference = randomUUID().slice(0, 11)
  const [row] = await database
    .insert(deposit)
    .values({
      memberId: lan,
      amount: requestedAmount,
      requestedAmount,
      channel: 'QR',
      state: 'EXPIRED',
      createdAt: new Date(),
      reference,
    })
    .returning()
  await database.insert(depositReference).values({ reference, memberId: lan, depositId: row?.id ?? 0 })
  const payment = {
    id: `py_${reference}`,
    reference,
    amount: String(units),
    currency: 'VND',
    text: reference,
    payerName: 'TRAN LAN',
    receivedAt: new Date().toISOString(),
  }
  await withTransaction(database, (tx) => takePayment(tx, 'lantern', payment, 'VND'))
  const [held] = await database.select().from(heldPayment).where(eq(heldPayment.paymentId, payment.id))
  const state = async () =>
    (await database.select().from(heldPayment).where(eq(heldPayment.paymentId, payment.id)))[0]?.state
  return { path: `/deposits/held/${lan}/${held?.id}`, id: held?.id ?? 0, state }
}

test('lists and counts held payments, and returns one by a decision with audit', async () => {
  const { path, id, state } = await readHeldPayments(500n)
  expect((await anna.get('/deposits/held')).html).toContain(`href="${path}"`)
  expect((await anna.get('/')).html).toMatch(/Deposits<\/a>[^]*?1 waiting/)
  const { html } = await anna.get(path)
  for (const text of ['500.00', 'deposit limit of a day', 'TRAN LAN', `${path}/return`, `${path}/release`])
    expect(html).toContain(text)
  expect((await anna.post(`${path}/return`, { reason: '' })).status).toBe(400)
  expect((await anna.post(`${path}/return`, reason)).location).toBe(`${path}?done=done`)
  expect(await state()).toBe('RETURNING')
  expect(await office.lastAudit()).toMatchObject({
    actor: 'anna',
    action: 'held.returned',
    subject: `held:${lan}:${id}`,
    oldValue: { state: 'HELD' },
    newValue: { state: 'RETURNING', amount: '500.00' },
  })
  // Decided: neither again nor otherwise.
  expect((await anna.get(path)).html).not.toContain(`${path}/release`)
  expect(await anna.post(`${path}/release`, reason)).toMatchObject({
    status: 409,
    html: expect.stringContaining('no longer held') as string,
  })
})

test('credits one only as far as the limit allows it by now', async () => {
  const { path, state } = await readHeldPayments(400n)
  const before = await cash()
  expect(await anna.post(`${path}/release`, reason)).toMatchObject({
    status: 409,
    html: expect.stringContaining('deposit limit of a day') as string,
  })
  expect(await state()).toBe('HELD')
  await setLimit(1_000_000n)
  expect((await anna.post(`${path}/release`, reason)).location).toBe(`${path}?done=done`)
  expect([await state(), (await cash()) - before]).toEqual(['RELEASED', 400n])
})

test('takes two operators above the limit, who cannot exceed the member’s own meanwhile', async () => {
  const { path, state } = await readHeldPayments(10_001n)
  // Refused before another operator looks at it.
  expect((await anna.post(`${path}/release`, reason)).status).toBe(409)
  await setLimit(1_000_000n)
  expect((await anna.get(path)).html).toContain('takes two operators')
  expect((await anna.post(`${path}/release`, reason)).location).toBe(`${path}?done=waits`)
  expect(await state()).toBe('HELD')
  expect((await binh.post(`${path}/return`, reason)).status).toBe(409)
  const [, confirm = ''] = /action="(\/decisions\/\d+\/confirm)"/.exec((await binh.get(path)).html) ?? []
  expect((await anna.post(confirm)).status).toBe(403)
  await setLimit(0n)
  expect((await binh.post(confirm)).status).toBe(409)
  await setLimit(1_000_000n)
  expect((await binh.post(confirm)).location).toBe('/decisions?done=confirmed')
  expect(await state()).toBe('RELEASED')
})

test('shows that one is far more than requested, and credits it by two operators whom the limit allows it', async () => {
  await setLimit(1_000_000n)
  const { path, state } = await readHeldPayments(11_000n, 1_000n * UNIT)
  const { html } = await anna.get(path)
  for (const text of ['11,000.00', '1,000.00', 'far more than requested']) expect(html).toContain(text)
  expect((await anna.get('/deposits/held?because=UNUSUAL_AMOUNT')).html).toContain(`href="${path}"`)
  const before = await cash()
  expect((await anna.post(`${path}/release`, reason)).location).toBe(`${path}?done=waits`)
  expect([await state(), (await cash()) - before]).toEqual(['HELD', 0n])
  const [, confirm = ''] = /action="(\/decisions\/\d+\/confirm)"/.exec((await binh.get(path)).html) ?? []
  expect((await binh.post(confirm)).location).toBe('/decisions?done=confirmed')
  expect([await state(), (await cash()) - before]).toEqual(['RELEASED', 11_000n])
})

test('shows an unprocessed webhook until an operator closes it or has it processed again', async () => {
  const id = 'msg/<1>'
  await office.database
    .insert(paymentEvent)
    .values({ id, body: '{"amount":"<b>-5</b>"}', state: 'STUCK', error: 'above zero', nextActionAt: null })
  const path = `/deposits/webhooks/${encodeURIComponent(id)}`
  expect((await anna.get('/deposits/webhooks')).html).toContain(`href="${path}"`)
  expect((await anna.get(path)).html).toContain('&#60;b&#62;-5')
  const getState = async () => (await office.database.select().from(paymentEvent).where(eq(paymentEvent.id, id)))[0]
  expect((await anna.post(`${path}/retry`, reason)).location).toBe(`${path}?done=done`)
  expect(await getState()).toMatchObject({ state: 'RECEIVED', attempts: 0, nextActionAt: expect.any(Date) as Date })
  expect((await anna.post(`${path}/close`, reason)).status).toBe(409)
  await office.database.update(paymentEvent).set({ state: 'STUCK' }).where(eq(paymentEvent.id, id))
  expect((await anna.post(`${path}/close`, reason)).status).toBe(303)
  expect(await getState()).toMatchObject({ state: 'CLOSED' })
  expect(await office.lastAudit()).toMatchObject({ action: 'webhook.closed', subject: `webhook:${id}` })
})

test('lists deposits that the provider did not take, with its error', async () => {
  await office.database.insert(deposit).values({
    memberId: lan,
    amount: 700n * UNIT,
    channel: 'QR',
    state: 'REJECTED',
    reason: 'PROVIDER_UNREACHABLE',
    failure: 'connect ECONNREFUSED',
    createdAt: new Date(),
    nextActionAt: new Date(),
  })
  const { html } = await anna.get('/deposits/requests')
  for (const text of ['700.00', 'provider unreachable', 'ECONNREFUSED']) expect(html).toContain(text)
})
