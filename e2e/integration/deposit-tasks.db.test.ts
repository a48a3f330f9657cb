import { depositByQr, deposit as readDeposit } from '@playhouse/platform-api/cashier-deposits.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { signPayment } from '@playhouse/vendor-api/payments/lantern/signature.ts'
import { PAYMENT_WEBHOOK_PATH } from '@playhouse/vendor-api/payments/provider.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { depositBlock, paymentEvent } from '../../apps/platform/src/db/tables/deposits.ts'
import { memberMessage } from '../../apps/platform/src/db/tables/messages.ts'
import { listPaymentEvents } from '../../apps/platform/src/domains/money/cashier/deposits/operator.ts'
import { ALL_WAITING } from '../../apps/platform/src/lib/operator-list.ts'
import { retryEvent } from '../../apps/platform/src/domains/money/cashier/deposits/payment-events.ts'
import { openTestCashier, PAYMENTS_SECRET, type TestCashier } from './deposits.fixture.ts'

let cashier: TestCashier
let hoa: string
beforeAll(async () => {
  cashier = await openTestCashier()
  hoa = await cashier.logIn('hoa')
})
afterEach(() => cashier.expectConsistentLedger())
afterAll(() => cashier.close())

describe('a webhook that cannot be processed', () => {
  const payment = {
    id: 'py_1',
    reference: null,
    amount: '100000',
    currency: 'VND',
    text: 'hello',
    payerName: 'SOMEBODY',
    receivedAt: new Date().toISOString(),
  }
  const received = (changes: object) => ({
    type: 'payment.received',
    timestamp: new Date().toISOString(),
    data: { ...payment, ...changes },
  })
  const stuck = async () => (await listPaymentEvents(cashier.harness.database, ALL_WAITING)).map(({ row }) => row)

  test.each([
    [
      'an amount that no account can hold',
      JSON.stringify(received({ id: 'py_2', amount: '999999999999999' })),
      /larger than/,
    ],
    ['an amount with too many digits', JSON.stringify(received({ amount: '9999999999999999' })), /amount/],
    ['a negative amount', JSON.stringify(received({ amount: '-5' })), /amount/],
    ['nothing', JSON.stringify(received({ amount: '0' })), /above zero/],
    ['an unknown currency', JSON.stringify(received({ currency: 'dong' })), /currency/],
    ['no data', JSON.stringify({ type: 'payment.received', timestamp: new Date().toISOString() }), /data/],
    ['no JSON', '{"type":"payment.received', /./],
    ['no type', '{}', /./],
  ])('becomes an operator’s task at once: %s', async (_, body, error) => {
    await cashier.sendWebhook(body)
    await expect.poll(stuck).toMatchObject([{ body, state: 'STUCK', error: expect.stringMatching(error) as string }])
    // Only an operator retries the event, and it stays a task.
    const [event] = await stuck()
    expect(event?.nextActionAt).toBeNull()
    expect(await withTransaction(cashier.harness.database, (tx) => retryEvent(tx, event?.id ?? ''))).toBe(true)
    await expect.poll(stuck).toHaveLength(1)
    await cashier.harness.database.delete(paymentEvent)
  })

  test('is ignored if its type is unknown', async () => {
    const body = JSON.stringify({ type: 'refund.started', data: {} })
    await cashier.sendWebhook(body)
    await expect.poll(() => cashier.harness.database.$count(paymentEvent, eq(paymentEvent.state, 'IGNORED'))).toBe(1)
  })

  test.each([
    ['too long', `{"type":"payment.received","data":"${'x'.repeat(20_000)}"}`],
    ['with characters that cannot be stored', '{"type":"payment.received\u0000"}'],
  ])('is stored and answered: %s', async (_, body) => {
    const { harness } = cashier
    const id = `odd-${body.length}`
    const response = await harness.app.inject({
      method: 'POST',
      url: PAYMENT_WEBHOOK_PATH,
      headers: { 'content-type': 'application/json', ...signPayment([PAYMENTS_SECRET], 'webhooks', body, { id }) },
      payload: body,
    })
    expect(response.statusCode).toBe(200)
    expect((await stuck()).map((event) => event.id)).toContain(id)
    await harness.database.delete(paymentEvent)
  })

  test('is retried a limited number of times with growing pauses, then waits for an operator', async () => {
    const { database } = cashier.harness
    // A cause that passes, unlike one in the webhook itself.
    await database.execute(sql`alter table payment_arrival add constraint refused check (payer_name <> 'REFUSED')`)
    await cashier.sendWebhook(JSON.stringify(received({ id: 'py_3', payerName: 'REFUSED' })))
    const attempts = async () => (await database.select().from(paymentEvent))[0]
    for (let attempt = 1; attempt < 10; attempt += 1) {
      await expect.poll(async () => (await attempts())?.attempts).toBe(attempt)
      const pause = ((await attempts())?.nextActionAt?.getTime() ?? 0) - Date.now()
      expect(pause).toBeLessThanOrEqual(1_000 * 2 ** (attempt - 1))
      await database.execute(sql`update payment_event set next_action_at = now()`)
    }
    await expect.poll(async () => (await attempts())?.attempts).toBe(10)
    expect(await stuck()).toMatchObject([
      { attempts: 10, nextActionAt: null, error: expect.stringContaining('refused') as string },
    ])
    await database.execute(sql`alter table payment_arrival drop constraint refused`)
    await withTransaction(database, async (tx) => retryEvent(tx, (await attempts())?.id ?? ''))
    await expect.poll(async () => (await attempts())?.state).toBe('DONE')
    await database.delete(paymentEvent)
  })
})

describe('a deposit that the provider does not take', () => {
  const request = async () => {
    const { value } = await cashier.harness.call(
      depositByQr,
      { requestKey: randomUUID(), amount: '100000' },
      { token: hoa },
    )
    return value
  }
  const detail = async (id: string) => (await cashier.harness.call(readDeposit, { id }, { token: hoa })).value

  test('fails in words when the last time to reach him has passed, and blocks nobody', async () => {
    await cashier.stopProvider()
    const made = await request()
    expect(made.state).toBe('PREPARING')
    await cashier.harness.database.execute(
      sql`update deposit set created_at = created_at - interval '20 seconds', next_action_at = now() where id = ${Number(made.id)}`,
    )
    await expect.poll(async () => (await detail(made.id)).state, { interval: 500 }).toBe('REJECTED')
    expect(await detail(made.id)).toMatchObject({ reason: 'PROVIDER_UNREACHABLE' })
    const { rows } = await cashier.harness.database.execute<{ failure: string }>(
      sql`select failure from deposit where id = ${Number(made.id)}`,
    )
    expect(rows[0]?.failure).toContain('ECONNREFUSED')
    const [message] = await cashier.harness.database
      .select()
      .from(memberMessage)
      .where(eq(memberMessage.about, `deposit:${made.id}`))
    expect(message?.template).toBe('deposit.NOT_TAKEN')
    expect(await cashier.harness.database.$count(depositBlock)).toBe(0)
    await cashier.startProvider()
  })

  test('is credited once if the provider had it all the same and the money arrives', async () => {
    await cashier.control({ answers: 'LOST_ANSWER' })
    const made = await request()
    await cashier.harness.database.execute(
      sql`update deposit set created_at = created_at - interval '20 seconds', next_action_at = now() where id = ${Number(made.id)}`,
    )
    await expect.poll(async () => (await detail(made.id)).state).toBe('REJECTED')
    await cashier.control({ answers: 'NORMAL' })
    const before = parseAmount(await cashier.getBalance(hoa))
    await cashier.bankCredit({ amount: '100000', text: made.transferText ?? '' })
    await expect.poll(async () => (await detail(made.id)).state).toBe('CONFIRMED')
    expect(parseAmount(await cashier.getBalance(hoa)) - before).toBe(parseAmount('100000'))
  })
})
