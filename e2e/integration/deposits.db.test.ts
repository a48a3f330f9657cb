import { listArrivals } from '../../apps/platform/src/domains/money/cashier/deposits/operator.ts'
import { ALL_WAITING } from '../../apps/platform/src/lib/operator-list.ts'
import {
  cancelDeposit,
  depositByGateway,
  depositByQr,
  depositProof,
  depositReport,
  depositSettings,
  deposit as readDeposit,
} from '@playhouse/platform-api/cashier-deposits.ts'
import { bonusAccount } from '@playhouse/platform-api/promotions.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { readVietQr } from '../../apps/simulators/src/payments/viet-qr.ts'
import { isTokenAddress } from '@playhouse/shared/crypto-address.ts'
import { signPayment } from '@playhouse/vendor-api/payments/lantern/signature.ts'
import { paymentsClient } from '@playhouse/vendor-api/payments/lantern/client.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { PAYMENT_WEBHOOK_PATH } from '@playhouse/vendor-api/payments/provider.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { liveEvent } from '../../apps/platform/src/db/tables/live.ts'
import { buildPlatform } from '../../apps/platform/src/app.ts'
import { promotionOffer } from '../../apps/platform/src/db/tables/bonuses.ts'
import { deposit } from '../../apps/platform/src/db/tables/cashier.ts'
import {
  depositBlock,
  depositMethod,
  paymentArrival,
  paymentEvent,
} from '../../apps/platform/src/db/tables/deposits.ts'
import { addOffer, units } from '../../apps/platform/src/domains/engagement/promotions/bonus.fixture.ts'
import { liftDepositBlock } from '../../apps/platform/src/domains/money/cashier/deposits/decline-deposit.ts'
import {
  assignPayment,
  readCandidates,
  dismissPayment,
} from '../../apps/platform/src/domains/money/cashier/deposits/payment-arrivals.ts'
import { PAYMENTS_SECRET, openTestCashier, type TestCashier } from './deposits.fixture.ts'

let cashier: TestCashier
let hoa: string
beforeAll(async () => {
  cashier = await openTestCashier()
  hoa = await cashier.logIn('hoa')
})
/** Deposits of earlier tests must not count towards the limit of open ones. */
beforeEach(async () => {
  await cashier.harness.database.execute(
    sql`update deposit set state = 'CANCELLED', next_action_at = null where state in ('PREPARING', 'WAITING')`,
  )
})
const QUIET = {
  payInAfterMs: null,
  answers: 'NORMAL',
  webhookDelayMs: 0,
  webhookCopies: 1,
  webhooksLost: false,
  webhooksReversed: false,
  webhooksForged: false,
} as const
afterEach(async () => {
  await cashier.control(QUIET)
  await cashier.expectConsistentLedger()
})
afterAll(() => cashier.close())

const getState =
  (id: string, token = hoa) =>
  () =>
    cashier.getState(token, id)
const detail = async (id: string, token = hoa) => (await cashier.harness.call(readDeposit, { id }, { token })).value
const minor = async (token = hoa) => parseAmount(await cashier.getBalance(token))
const set = (id: string, values: Partial<typeof deposit.$inferInsert>) =>
  cashier.harness.database
    .update(deposit)
    .set(values)
    .where(eq(deposit.id, Number(id)))
/** Makes the platform ask the provider about it now. */
const ask = (id: string) => set(id, { nextActionAt: new Date() })
const unsettled = () => cashier.harness.database.$count(paymentEvent, eq(paymentEvent.state, 'RECEIVED'))

test('credits a payment by QR code and publishes it', async () => {
  const before = await minor()
  const requested = await cashier.request(hoa, '200000')
  const waiting = await detail(requested.id)
  expect(waiting).toMatchObject({ state: 'WAITING', method: 'QR', amount: '200000.00', fee: '0.00', isLate: false })
  expect(readVietQr(waiting.instructions?.qr ?? '')?.get('54')).toBe('200000')
  await cashier.choose(requested, 'FULL')
  await expect.poll(getState(requested.id)).toBe('CONFIRMED')
  expect((await minor()) - before).toBe(parseAmount('200000'))
  expect((await detail(requested.id)).steps.map(({ state }) => state)).toEqual(['PREPARING', 'WAITING', 'CONFIRMED'])
  const events = await cashier.harness.database.select().from(liveEvent).where(eq(liveEvent.type, 'DEPOSIT'))
  expect(events.map(({ event }) => event)).toContainEqual({
    type: 'DEPOSIT',
    depositId: requested.id,
    state: 'CONFIRMED',
    amount: '200000.00',
  })
})

test.each([
  ['SHORT', '50000'],
  ['MORE', '150000'],
] as const)('credits what arrived: %s', async (choice, arrived) => {
  const before = await minor()
  const requested = await cashier.request(hoa, '100000')
  await cashier.choose(requested, choice)
  await expect.poll(getState(requested.id)).toBe('CONFIRMED')
  expect(await detail(requested.id)).toMatchObject({
    amount: formatAmount(parseAmount(arrived)),
    requestedAmount: '100000.00',
  })
  expect((await minor()) - before).toBe(parseAmount(arrived))
})

test('says why the chosen bonus was not given: too little arrived', async () => {
  await addOffer(cashier.harness.database, 'large-deposit', { threshold: units(120_000) })
  const lan = await cashier.logIn('lan')
  // 50,000 was deposited before.
  const received = { requestKey: randomUUID(), promotionId: 'large-deposit' }
  const refused = await cashier.harness.call(depositByQr, { ...received, amount: '60000' }, { token: lan })
  expect(refused.body).toMatchObject({ errorCode: 'promotion.not.eligible' })
  const { value } = await cashier.harness.call(depositByQr, { ...received, amount: '100000' }, { token: lan })
  await cashier.choose({ id: value.id, transferText: '', pageUrl: value.pageUrl ?? '' }, 'SHORT')
  await expect
    .poll(async () => (await detail(value.id, lan)).bonus)
    .toMatchObject({ state: 'MISSED', obstacle: 'DEPOSIT' })
})

test('brings the bonus that was chosen with it, on the terms of that moment', async () => {
  const { database } = cashier.harness
  await addOffer(database, 'with-deposit', { fixedAmount: null, percent: 50, threshold: units(100_000) })
  // Half of this deposit and of the 100,000 before it.
  const lan = await cashier.logIn('lan')
  const input = { requestKey: randomUUID(), amount: '100000', promotionId: 'with-deposit' }
  const call = (changed = {}) => cashier.harness.call(depositByQr, { ...input, ...changed }, { token: lan })
  const { value } = await call()
  expect(value).toMatchObject({ state: 'WAITING', bonus: { promotionId: 'with-deposit', state: 'CHOSEN' } })
  expect((await call({ promotionId: undefined })).body).toMatchObject({ errorCode: 'request_key_reused' })
  await database.update(promotionOffer).set({ percent: 1 }).where(eq(promotionOffer.promotionId, 'with-deposit'))
  await cashier.choose({ id: value.id, transferText: '', pageUrl: value.pageUrl ?? '' }, 'FULL')
  await expect
    .poll(async () => (await detail(value.id, lan)).bonus)
    .toMatchObject({ state: 'GIVEN', amount: '100000.00' })
  const account = (await cashier.harness.call(bonusAccount, {}, { token: lan })).value
  expect(account.running).toMatchObject({ promotionId: 'with-deposit', granted: '100000.00', required: '300000.00' })
})

test('credits two payments for one request as two deposits', async () => {
  const before = await minor()
  const requested = await cashier.request(hoa, '100000')
  await cashier.choose(requested, 'TWICE')
  await expect.poll(getState(requested.id)).toBe('CONFIRMED')
  await expect.poll(async () => (await minor()) - before).toBe(parseAmount('200000'))
  const { value } = await cashier.harness.call(depositReport, { pageSize: 2 }, { token: hoa })
  expect(value.list.map(({ amount, state }) => [amount, state])).toEqual([
    ['100000.00', 'CONFIRMED'],
    ['100000.00', 'CONFIRMED'],
  ])
})

test('credits a payment once when webhooks are repeated, late and reversed', async () => {
  await cashier.control({ webhookCopies: 4, webhookDelayMs: 300, webhooksReversed: true })
  const before = await minor()
  const made = [await cashier.request(hoa, '60000'), await cashier.request(hoa, '70000')]
  await Promise.all(made.map((requested) => cashier.choose(requested, 'TWICE')))
  for (const { id } of made) await expect.poll(getState(id)).toBe('CONFIRMED')
  await expect.poll(async () => (await minor()) - before).toBe(parseAmount('260000'))
})

test('credits payments once when two platforms work on them at once', async () => {
  const { config, database } = cashier.harness
  const second = await buildPlatform({ config, database, logStream: { write: () => {} } })
  await second.ready()
  await cashier.control({ webhookCopies: 3 })
  const before = await minor()
  const made = await Promise.all(['51000', '52000', '53000'].map((amount) => cashier.request(hoa, amount)))
  await Promise.all(made.map((requested) => cashier.choose(requested, 'TWICE')))
  // Both ask the provider too.
  await Promise.all(made.map(({ id }) => ask(id)))
  for (const { id } of made) await expect.poll(getState(id)).toBe('CONFIRMED')
  await expect.poll(async () => (await minor()) - before).toBe(parseAmount('312000'))
  await second.close()
})

test('credits a payment whose webhook was lost', async () => {
  await cashier.control({ webhooksLost: true })
  const requested = await cashier.request(hoa, '100000')
  await cashier.choose(requested, 'FULL')
  await ask(requested.id)
  await expect.poll(getState(requested.id)).toBe('CONFIRMED')
})

test('credits a second payment whose webhook was lost', async () => {
  const requested = await cashier.request(hoa, '100000')
  await cashier.choose(requested, 'FULL')
  await expect.poll(getState(requested.id)).toBe('CONFIRMED')
  const before = await minor()
  await cashier.control({ webhooksLost: true })
  await cashier.choose(requested, 'FULL')
  await ask(requested.id)
  await expect.poll(async () => (await minor()) - before).toBe(parseAmount('100000'))
})

test('expires an unpaid deposit and credits a late payment', async () => {
  const requested = await cashier.request(hoa, '100000')
  await set(requested.id, { expiresAt: new Date(Date.now() - 1_000), nextActionAt: new Date() })
  await expect.poll(getState(requested.id)).toBe('EXPIRED')
  await cashier.choose(requested, 'FULL')
  await expect.poll(getState(requested.id)).toBe('CONFIRMED')
  expect(await detail(requested.id)).toMatchObject({ isLate: true })
})

test('shows a payment that is not final as pending', async () => {
  const requested = await cashier.request(hoa, '100000')
  await cashier.choose(requested, 'CONFIRM_FIRST')
  await expect.poll(getState(requested.id)).toBe('CHECKING')
  await cashier.choose(requested, 'FULL')
  await expect.poll(getState(requested.id)).toBe('CONFIRMED')
})

test('stores an unmatched payment with its candidates until it is assigned', async () => {
  const { database } = cashier.harness
  const before = await minor()
  const requested = await cashier.request(hoa, '123000', { bankCode: 'LOTUS', payerName: 'Play Money Payer' })
  await cashier.choose(requested, 'WRONG_TEXT')
  await expect.poll(getState(requested.id)).toBe('UNMATCHED')
  expect(await minor()).toBe(before)
  const arrival = (await listArrivals(database, ALL_WAITING))[0]?.row
  expect(arrival).toMatchObject({ text: 'thank you', state: 'UNMATCHED' })
  if (!arrival) return
  const [likeliest] = await readCandidates(database, arrival)
  expect(likeliest).toMatchObject({
    depositId: Number(requested.id),
    username: 'hoa',
    sameAmount: true,
    sameName: true,
  })
  const assign = () =>
    withTransaction(database, (tx) =>
      assignPayment(tx, {
        paymentId: arrival.id,
        memberId: likeliest?.memberId ?? 0,
        depositId: Number(requested.id),
        decidedBy: 'mai',
      }),
    )
  expect([await assign(), await assign()]).toEqual([true, false])
  await expect.poll(getState(requested.id)).toBe('CONFIRMED')
  expect((await minor()) - before).toBe(parseAmount('123000'))
})

test('finds the text of a transfer that the provider could not assign', async () => {
  const requested = await cashier.request(hoa, '100000')
  await cashier.bankCredit({ amount: '88000', text: `CK tu A ${requested.transferText.toLowerCase()} cam on` })
  await expect.poll(getState(requested.id)).toBe('CONFIRMED')
  expect((await detail(requested.id)).amount).toBe('88000.00')
})

test.each([
  ['a foreign reference', () => ({ reference: 'somebody-elses', text: 'x' })],
  ['another currency', (text: string) => ({ currency: 'USD', text })],
])('credits nobody for a payment with %s', async (_what, credit) => {
  const requested = await cashier.request(hoa, '100000')
  const { id } = await cashier.bankCredit({ ...credit(requested.transferText), amount: '99000' })
  await expect
    .poll(() => cashier.harness.database.select().from(paymentArrival).where(eq(paymentArrival.id, id)))
    .toMatchObject([{ state: 'UNMATCHED', memberId: null }])
  expect(await cashier.getState(hoa, requested.id)).toBe('WAITING')
  expect(await withTransaction(cashier.harness.database, (tx) => dismissPayment(tx, id, 'sent back'))).toBe(true)
})

test('does not credit a payment that names two deposits', async () => {
  const [one, other] = [await cashier.request(hoa, '100000'), await cashier.request(hoa, '100000')]
  const { id } = await cashier.bankCredit({ reference: one.transferText, text: other.transferText })
  await expect
    .poll(() => cashier.harness.database.select().from(paymentArrival).where(eq(paymentArrival.id, id)))
    .toMatchObject([{ state: 'UNMATCHED' }])
})

test('refuses webhooks with a wrong signature', async () => {
  await cashier.control({ webhooksForged: true })
  const requested = await cashier.request(hoa, '100000')
  await cashier.choose(requested, 'FULL')
  const { app } = cashier.harness
  const body = JSON.stringify({ type: 'payment.received' })
  const at = new Date(Date.now() - 6 * 60_000)
  for (const headers of [
    {},
    signPayment(['another secret'], 'webhooks', body),
    signPayment([PAYMENTS_SECRET], 'calls', body),
    signPayment([PAYMENTS_SECRET], 'webhooks', `${body} `),
    signPayment([PAYMENTS_SECRET], 'webhooks', body, { at }),
  ]) {
    const response = await app.inject({
      method: 'POST',
      url: PAYMENT_WEBHOOK_PATH,
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    })
    expect(response.statusCode).toBe(401)
  }
  expect(await cashier.getState(hoa, requested.id)).toBe('WAITING')
  await cashier.control({ webhooksForged: false })
  // The provider repeats it with the right signature.
  await expect.poll(getState(requested.id)).toBe('CONFIRMED')
})

test('ignores signed events of unknown types and leaves unreadable ones to an operator', async () => {
  for (const [body, state] of [
    ['{"type":"holiday.announced"}', 'IGNORED'],
    ['[', 'STUCK'],
    ['""', 'STUCK'],
  ] as const) {
    const id = randomUUID()
    const headers = signPayment([PAYMENTS_SECRET], 'webhooks', body, { id })
    await cashier.harness.app.inject({
      method: 'POST',
      url: PAYMENT_WEBHOOK_PATH,
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    })
    await expect
      .poll(() => cashier.harness.database.select().from(paymentEvent).where(eq(paymentEvent.id, id)))
      .toMatchObject([{ state, nextActionAt: null }])
  }
})

test('stops deposits after five failures in ten minutes until they are reviewed', async () => {
  const lan = await cashier.logIn('lan')
  for (let failure = 0; failure < 5; failure++) {
    const requested = await cashier.request(lan, '50000')
    await cashier.choose(requested, failure % 2 === 0 ? 'DECLINE' : 'NO_FUNDS')
    await expect.poll(getState(requested.id, lan)).toBe('REJECTED')
  }
  const again = () => cashier.harness.call(depositByQr, { requestKey: randomUUID(), amount: '50000' }, { token: lan })
  expect(await again()).toMatchObject({ status: 423, body: { errorCode: 'deposit.blocked' } })
  expect((await cashier.harness.call(depositSettings, {}, { token: lan })).value.blocked).toBe(true)
  const [block] = await cashier.harness.database.select().from(depositBlock)
  await withTransaction(cashier.harness.database, (tx) => liftDepositBlock(tx, block?.memberId ?? 0))
  expect((await again()).status).toBe(200)
})

test('gives the reason of a rejected deposit, and credits a payment that still arrives', async () => {
  const requested = await cashier.request(hoa, '100000')
  await cashier.choose(requested, 'NO_FUNDS')
  await expect.poll(getState(requested.id)).toBe('REJECTED')
  expect((await detail(requested.id)).reason).toBe('INSUFFICIENT_FUNDS')
  await cashier.bankCredit({ reference: requested.transferText, amount: '100000' })
  await expect.poll(getState(requested.id)).toBe('CONFIRMED')
})

test('returns the same deposit for a repeated request and refuses another one under its key', async () => {
  const input = { requestKey: randomUUID(), amount: '100000' }
  const calls = await Promise.all([1, 2, 3].map(() => cashier.harness.call(depositByQr, input, { token: hoa })))
  expect(new Set(calls.map(({ value }) => value.id)).size).toBe(1)
  const other = await cashier.harness.call(depositByQr, { ...input, amount: '100001' }, { token: hoa })
  expect(other).toMatchObject({ status: 422, body: { errorCode: 'request_key_reused' } })
})

test.each([
  ['0', 'pattern'],
  ['49999', 'range'],
  ['300000001', 'range'],
  ['-5', 'pattern'],
  ['1.5', 'pattern'],
  ['1e6', 'pattern'],
  ['lots', 'pattern'],
  ['', 'pattern'],
])('refuses the amount %j', async (amount, breach) => {
  const { status, body } = await cashier.harness.call(depositByQr, { requestKey: randomUUID(), amount }, { token: hoa })
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({ errorCode: 'request_param_err', value: { fields: { amount: breach } } }),
  ])
})

test('allows three open deposits', async () => {
  for (let open = 0; open < 3; open++) await cashier.request(hoa, '50000')
  const fourth = () => cashier.harness.call(depositByQr, { requestKey: randomUUID(), amount: '50000' }, { token: hoa })
  expect((await fourth()).body).toMatchObject({ errorCode: 'deposit.too.many.open' })
})

test('limits deposits by a method within a day', async () => {
  const { database } = cashier.harness
  const minh = await cashier.logIn('minh')
  // The first deposit of the small world was by QR code too.
  await database.update(depositMethod).set({ timesPerDay: 2 }).where(eq(depositMethod.method, 'QR'))
  await cashier.request(minh, '50000')
  const again = await cashier.harness.call(depositByQr, { requestKey: randomUUID(), amount: '50000' }, { token: minh })
  await database.update(depositMethod).set({ timesPerDay: null }).where(eq(depositMethod.method, 'QR'))
  expect(again).toMatchObject({
    status: 429,
    body: { errorCode: 'deposit.times.reached', value: { retryAfterSeconds: expect.any(Number) as number } },
  })
})

test('shows a test address for USDT and credits a payment after its confirmations', async () => {
  const input = { requestKey: randomUUID(), amount: '1000000', method: 'USDT', network: 'TRC20' } as const
  const { value } = await cashier.harness.call(depositByGateway, input, { token: hoa })
  expect(value.instructions).toMatchObject({ network: 'TRC20', tokenAmount: '40.00', rate: '25000.00' })
  expect(isTokenAddress('TRC20', value.instructions?.address ?? '')).toBe(true)
  await cashier.harness.database.execute(
    sql`update payments.pay_in set pay_at = now() where reference = ${value.transferText}`,
  )
  await expect.poll(getState(value.id)).toBe('CONFIRMED')
  expect((await detail(value.id)).steps.map(({ state }) => state)).toContain('CHECKING')
  const noNetwork = await cashier.harness.call(
    depositByGateway,
    { requestKey: randomUUID(), amount: '1000000', method: 'USDT' },
    { token: hoa },
  )
  expect(noNetwork.body).toMatchObject({ value: { fields: { network: 'required' } } })
})

test('adds the fee of a method to what is paid and credits the amount', async () => {
  const input = { requestKey: randomUUID(), amount: '100000', method: 'REDIRECT' } as const
  const { value } = await cashier.harness.call(depositByGateway, input, { token: hoa })
  expect(value).toMatchObject({ fee: '2500.00', amount: '100000.00' })
  await cashier.choose({ id: value.id, transferText: '', pageUrl: value.pageUrl ?? '' }, 'FULL')
  await expect.poll(getState(value.id)).toBe('CONFIRMED')
  expect((await detail(value.id)).amount).toBe('100000.00')
})

test('credits a payment for a cancelled deposit, which then cannot change', async () => {
  const requested = await cashier.request(hoa, '100000')
  expect((await cashier.harness.call(cancelDeposit, { id: requested.id }, { token: hoa })).value.state).toBe(
    'CANCELLED',
  )
  await cashier.choose(requested, 'FULL')
  await expect.poll(getState(requested.id)).toBe('CONFIRMED')
  const refused = { status: 409, body: { errorCode: 'deposit.not.open' } }
  expect(await cashier.harness.call(cancelDeposit, { id: requested.id }, { token: hoa })).toMatchObject(refused)
  const proof = { id: requested.id, uploads: [randomUUID()] }
  expect(await cashier.harness.call(depositProof, proof, { token: hoa })).toMatchObject(refused)
})

test('shows deposits only to their owner', async () => {
  const requested = await cashier.request(hoa, '100000')
  const minh = await cashier.logIn('minh')
  const missing = { status: 404, body: { errorCode: 'deposit.not.found' } }
  expect(await cashier.harness.call(readDeposit, { id: requested.id }, { token: minh })).toMatchObject(missing)
  expect(await cashier.harness.call(cancelDeposit, { id: requested.id }, { token: minh })).toMatchObject(missing)
})

test.each(['LOST_ANSWER', 'LOST_REQUEST', 'BUSY'] as const)(
  'asks again when the provider gave no answer: %s',
  async (answers) => {
    await cashier.control({ answers })
    const { value } = await cashier.harness.call(
      depositByQr,
      { requestKey: randomUUID(), amount: '100000' },
      { token: hoa },
    )
    expect(value.state).toBe('PREPARING')
    await cashier.control({ answers: 'NORMAL' })
    await ask(value.id)
    await expect.poll(getState(value.id)).toBe('WAITING')
  },
)

test('accepts deposits while the provider is down and prepares them once it is back', async () => {
  await cashier.stopProvider()
  const { value } = await cashier.harness.call(
    depositByQr,
    { requestKey: randomUUID(), amount: '100000' },
    { token: hoa },
  )
  expect(value).toMatchObject({ state: 'PREPARING', instructions: null })
  await cashier.startProvider()
  await ask(value.id)
  await expect.poll(getState(value.id)).toBe('WAITING')
})

test('remembers the last method and amount', async () => {
  const { value } = await cashier.harness.call(depositSettings, {}, { token: hoa })
  expect(value).toMatchObject({ allowDeposit: 'Y', blocked: false, last: { method: expect.any(String) as string } })
  expect(value.depositInfo.map(({ method, channel }) => [method, channel])).toEqual([
    ['QR', 'qr'],
    ['E_WALLET', 'pg'],
    ['REDIRECT', 'pg'],
    ['MANUAL', 'mt'],
    ['USDT', 'pg'],
  ])
})

test('lists a planted difference between the provider and its bank', async () => {
  const { config } = cashier.harness
  const client = paymentsClient({ baseUrl: config.payments.lantern?.url ?? '', secrets: [PAYMENTS_SECRET] })
  const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  const read = async (book: 'PROVIDER' | 'BANK') =>
    new Set((await client.call('statement', { day, book })).entries.map(({ id }) => id))
  const { id } = await cashier.bankCredit({ amount: '777000', book: 'BANK' })
  const [provider, bank] = [await read('PROVIDER'), await read('BANK')]
  await client.close()
  expect([...bank].filter((entry) => !provider.has(entry))).toEqual([id])
  expect([...provider].filter((entry) => !bank.has(entry))).toEqual([])
})

test('credits exactly what arrived over random payments and webhooks', async () => {
  await expect.poll(unsettled).toBe(0)
  const before = await minor()
  const sumBefore = await arrivedSum()
  const CHOICES = ['FULL', 'SHORT', 'MORE', 'TWICE', 'CONFIRM_FIRST', 'DECLINE', 'NO_FUNDS'] as const
  let state = 20_261_122
  const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < 12; round++) {
    await cashier.control({
      webhookCopies: 1 + random(3),
      webhookDelayMs: random(200),
      webhooksReversed: random(2) === 0,
      webhooksLost: random(4) === 0,
    })
    const requested = await cashier.request(hoa, String(50_000 + random(100_000)))
    const choices = Array.from({ length: 1 + random(3) }, () => CHOICES[random(CHOICES.length)] ?? 'FULL')
    await Promise.all(choices.map((choice) => cashier.choose(requested, choice)))
    if (random(3) === 0) await cashier.harness.call(cancelDeposit, { id: requested.id }, { token: hoa })
    // A refused deposit counts as a failure; the property is about money.
    await cashier.harness.database.execute(sql`
      update deposit set next_action_at = now() where state <> 'CONFIRMED' and created_at > now() - interval '1 minute';
      update deposit_step set at = at - interval '1 hour' where state = 'REJECTED'`)
    await cashier.harness.database.execute(sql`
      update deposit set state = 'CANCELLED' where id <> ${Number(requested.id)} and state in ('PREPARING', 'WAITING')`)
  }
  await cashier.control(QUIET)
  await expect
    .poll(async () => {
      // Due deposits keep their place in the queue.
      await cashier.harness.database.execute(sql`
        update deposit set next_action_at = now()
        where (next_action_at is null or next_action_at > now()) and reference is not null`)
      return (await minor()) - before === (await providerSum()) - sumBefore
    })
    .toBe(true)
  expect((await arrivedSum()) - sumBefore).toBe((await minor()) - before)
})

const getSum = async (statement: ReturnType<typeof sql>) => {
  const { rows } = await cashier.harness.database.execute<{ sum: string }>(statement)
  return BigInt(rows[0]?.sum ?? 0)
}
const providerSum = () =>
  getSum(sql`select coalesce(sum(amount), 0)::text as sum from payments.payment
    where in_provider and currency = 'VND' and reference in
      (select reference from deposit_reference where member_id = (select id from member where username = 'hoa'))
    and id not in (select id from payment_arrival where state <> 'CREDITED')`)
const arrivedSum = () =>
  getSum(sql`select coalesce(sum(amount), 0)::text as sum from payment_arrival
    where state = 'CREDITED' and member_id = (select id from member where username = 'hoa')
    and id in (select id from payments.payment where reference is not null)`)
