import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { PAYMENT_PROVIDERS } from '@playhouse/vendor-api/payments/all.ts'
import { type ProviderPayment, providerKey } from '@playhouse/vendor-api/payments/provider.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brand } from '../../../../db/tables/brand.ts'
import { deposit } from '../../../../db/tables/cashier.ts'
import { heldPayment, paymentArrival, paymentEvent } from '../../../../db/tables/deposits.ts'
import { playExclusion } from '../../../../db/tables/limits.ts'
import { memberMessage } from '../../../../db/tables/messages.ts'
import { memberProfile } from '../../../../db/tables/profile.ts'
import { createMemberWith, getCash } from '../../../../ledger/ledger.fixture.ts'
import { findWorldFaults, openSeamless } from '../../wallet/seamless/seamless.fixture.ts'
import { SCRIPTED_PROVIDERS } from '../scripted-provider.fixture.ts'
import { applyDeposit } from './ask-provider.ts'
import { releaseDeposit } from './change-deposit.ts'
import { createDeposit, type DepositServices } from './create-deposit.ts'
import { depositDetail } from './deposit-list.ts'
import { releaseHeld } from './held-payments.ts'
import { countDepositTasks } from './operator.ts'
import { dismissPayment, takePayment } from './payment-arrivals.ts'
import { depositEventHandlers, paymentEventWork } from './payment-events.ts'

const UNIT = 10_000n
const AMOUNT = 300_000n * UNIT
const currency = async () => 'VND'

let database: Database
let close: () => Promise<void>
beforeAll(async () => {
  ;({ database, close } = await openSeamless())
  await database.insert(brand).values({ code: 'playhouse', name: 'Playhouse', currency: 'VND', currencySymbol: '₫' })
})
afterAll(() => close())

const readHeld = (memberId: number) => database.select().from(heldPayment).where(eq(heldPayment.memberId, memberId))

describe.each(PAYMENT_PROVIDERS)('$name', ({ code }) => {
  /** A deposit of 300,000 whose payment has arrived at the provider. */
  async function openDeposit() {
    const provider = new SCRIPTED_PROVIDERS[code]()
    const memberId = await createMemberWith(database, 0n)
    await database.insert(memberProfile).values({ memberId, birthday: '1990-01-01' })
    const services: DepositServices = {
      database,
      providers: provider.providers,
      currency,
      bonusChosen: async () => {},
      requiredAge: async () => 21,
      siteOrigin: 'http://localhost',
      log: { warn: () => {} },
    }
    const method = code === 'mosswater' ? 'REDIRECT' : 'QR'
    await createDeposit(services, { memberId, method, amount: AMOUNT, details: {}, requestKey: randomUUID() })
    const [reference = ''] = provider.payIns.keys()
    const payment = provider.pay(reference, AMOUNT)
    const work = paymentEventWork(provider.providers, depositEventHandlers(currency))
    const run = () => work.run(database, new AbortController().signal)
    /** Stores a message about the payment with other words in its place. */
    const receive = async (said: Partial<Record<'amount' | 'currency', string>> = {}) => {
      const { body, ...event } = provider.getWebhook(payment)
      const id = providerKey(code, randomUUID())
      const changed = Object.entries(said).reduce(
        (text, [name, value]) => text.replace(new RegExp(`("?\\b${name}"?[:=]"?)[\\w.]+`), `$1${value}`),
        body,
      )
      await database.insert(paymentEvent).values({ ...event, id, body: changed })
      return async () => (await database.select().from(paymentEvent).where(eq(paymentEvent.id, id)))[0]
    }
    const deliver = async (said: Parameters<typeof receive>[0] = {}) => {
      const read = await receive(said)
      await run()
      return read()
    }
    const take = (changes: Partial<ProviderPayment> = {}) =>
      withTransaction(database, (tx) => takePayment(tx, code, { ...payment, ...changes }, 'VND'))
    const arrivals = () =>
      database
        .select()
        .from(paymentArrival)
        .where(eq(paymentArrival.id, providerKey(code, payment.id)))
    const row = async () => {
      const [found] = await database.select().from(deposit).where(eq(deposit.memberId, memberId))
      if (!found) throw new Error('There is no deposit.')
      return found
    }
    return {
      memberId,
      provider,
      payment,
      services,
      receive,
      deliver,
      run,
      take,
      arrivals,
      row,
      cash: () => getCash(database, memberId),
    }
  }

  test.each(['0', '0.00', '-300000', '0.00001', '1000000000000', '9007199254740993'])(
    'takes no payment of %s, and credits the same receipt once its amount is right',
    async (amount) => {
      const { deliver, take, arrivals, cash } = await openDeposit()
      const tasks = await countDepositTasks(database)
      expect(await deliver({ amount })).toMatchObject({
        state: 'STUCK',
        nextActionAt: null,
        error: expect.any(String) as string,
      })
      expect(await countDepositTasks(database)).toBe(tasks + 1)
      await expect(take({ amount })).rejects.toThrow(/amount/)
      expect(await arrivals()).toEqual([])
      expect(await deliver()).toMatchObject({ state: 'DONE' })
      expect(await arrivals()).toMatchObject([{ state: 'CREDITED', amount: AMOUNT }])
      expect(await cash()).toBe(AMOUNT)
      expect(await findWorldFaults(database)).toEqual([])
    },
  )

  test('gives an answer with a payment of nothing to an operator once, and credits the payment of the next answer', async () => {
    const { provider, payment, services, row, arrivals, cash, run } = await openDeposit()
    const found = await provider.providers.get(code)?.findDeposit(payment.reference ?? '')
    if (!found) throw new Error('The provider does not know the deposit.')
    const tasks = await countDepositTasks(database)
    for (let times = 0; times < 2; times += 1) {
      const payments = found.payments.map((one) => ({ ...one, amount: '0' }))
      await applyDeposit(database, await row(), { provider: code, found: { ...found, payments }, currency: 'VND' })
      await run()
    }
    expect([await arrivals(), await countDepositTasks(database)]).toEqual([[], tasks + 1])
    await applyDeposit(services.database, await row(), { provider: code, found, currency: 'VND' })
    expect(await cash()).toBe(AMOUNT)
  })

  test.each([
    ['amount', { amount: '3000000' }, /300000\.00 VND.+3000000\.00 VND/],
    ['currency', { currency: 'USD' }, /300000\.00 VND.+300000\.00 USD/],
  ] as const)('gives a second message with another %s to an operator at once', async (_, said, error) => {
    const { deliver, take, arrivals, cash } = await openDeposit()
    await deliver()
    const [first] = await arrivals()
    const tasks = await countDepositTasks(database)
    expect(await deliver(said)).toMatchObject({ state: 'STUCK', error: expect.stringMatching(error) as string })
    expect(await countDepositTasks(database)).toBe(tasks + 1)
    await expect(take({ reference: 'PHANOTHER01' })).rejects.toThrow(/PHANOTHER01/)
    // A repetition is none.
    expect(await deliver()).toMatchObject({ state: 'DONE' })
    expect(await arrivals()).toEqual([first])
    expect(await cash()).toBe(AMOUNT)
    expect(await findWorldFaults(database)).toEqual([])
  })

  test.each([
    ['in another currency', { currency: 'USD' }],
    ['of an unknown deposit', { reference: 'PHUNKNOWN01', text: '' }],
  ] as const)('stores a payment %s as unmatched, and gives what contradicts it to an operator', async (_, said) => {
    const { deliver, take, arrivals, cash } = await openDeposit()
    await take(said)
    expect(await arrivals()).toMatchObject([{ state: 'UNMATCHED', depositId: null }])
    expect(await deliver()).toMatchObject({ state: 'STUCK' })
    expect(await arrivals()).toMatchObject([{ state: 'UNMATCHED' }])
    expect(await cash()).toBe(0n)
  })

  test('takes one of two amounts that arrive at the same moment, and gives the other to an operator', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { receive, run, arrivals, cash } = await openDeposit()
      const read = [await receive({ amount: '100000' }), await receive()]
      await Promise.all([run(), run()])
      const states = (await Promise.all(read.map((one) => one()))).map((event) => event?.state)
      expect(states.toSorted()).toEqual(['DONE', 'STUCK'])
      const [taken, ...others] = await arrivals()
      expect(others).toEqual([])
      expect([taken?.state, taken?.amount]).toEqual(['CREDITED', await cash()])
      expect(taken?.amount).toBe(states[0] === 'DONE' ? 100_000n * UNIT : AMOUNT)
    }
    expect(await findWorldFaults(database)).toEqual([])
  })

  test('credits up to ten times the request, and holds more for an operator alone', async () => {
    const credited = await openDeposit()
    await credited.take({ amount: '3000000' })
    expect(await credited.cash()).toBe(10n * AMOUNT)

    const { memberId, take, row, cash, arrivals } = await openDeposit()
    const tasks = await countDepositTasks(database)
    await take({ amount: '999999999999' })
    expect(await arrivals()).toMatchObject([{ state: 'HELD' }])
    expect(await cash()).toBe(0n)
    expect(await countDepositTasks(database)).toBe(tasks + 1)
    const { id } = await row()
    expect(await depositDetail(database, { memberId, id }, 'VND')).toMatchObject({
      state: 'HELD',
      requestedAmount: '300000.00',
      held: { amount: '999999999999.00', reason: 'UNUSUAL_AMOUNT', state: 'HELD', isReleasable: false },
    })
    const messages = await database.select().from(memberMessage).where(eq(memberMessage.memberId, memberId))
    expect(messages).toMatchObject([{ template: 'deposit.HELD', about: `deposit:${id}` }])
    await expect(releaseDeposit(database, memberId, id)).rejects.toMatchObject({ code: 'deposit.blocked' })
    expect(await cash()).toBe(0n)
    const [held] = await readHeld(memberId)
    if (!held) throw new Error('Nothing is held.')
    await withTransaction(database, (tx) => releaseHeld(tx, held, 'anna'))
    expect(await cash()).toBe(999_999_999_999n * UNIT)
    expect(await findWorldFaults(database)).toEqual([])
  })

  test('holds a unit more than ten times the request, whatever else stands against it, and credits a usual second payment', async () => {
    const { provider, payment, memberId, take, cash } = await openDeposit()
    await database.insert(playExclusion).values({ memberId, kind: 'TIME_OUT', state: 'ACTIVE' })
    await take({ amount: '3000001' })
    expect(await readHeld(memberId)).toMatchObject([{ reason: 'UNUSUAL_AMOUNT', amount: 3_000_001n * UNIT }])
    await database.delete(playExclusion).where(eq(playExclusion.memberId, memberId))
    const second = provider.pay(payment.reference, AMOUNT)
    await withTransaction(database, (tx) => takePayment(tx, code, second, 'VND'))
    expect(await cash()).toBe(AMOUNT)
    expect(await findWorldFaults(database)).toEqual([])
  })

  test('holds a payment above the limit of the brand, which an operator changes', async () => {
    const [first, second] = [await openDeposit(), await openDeposit()]
    await database.update(brand).set({ paymentMaximum: AMOUNT - 1n })
    await first.take()
    await database.update(brand).set({ paymentMaximum: AMOUNT, paymentMultiple: 1 })
    await second.take()
    await database.update(brand).set({ paymentMaximum: null, paymentMultiple: 10 })
    expect(await readHeld(first.memberId)).toMatchObject([{ reason: 'UNUSUAL_AMOUNT', amount: AMOUNT }])
    expect([await readHeld(second.memberId), await second.cash()]).toEqual([[], AMOUNT])
  })
})

test('an unmatched payment of nothing, which releases before took, can be dismissed, and no other one be stored', async () => {
  const nothing = {
    provider: 'lantern',
    amount: 0n,
    currency: 'VND',
    text: '',
    payerName: '',
    receivedAt: new Date(),
  } as const
  const store = (id: string) => database.insert(paymentArrival).values({ ...nothing, id, state: 'UNMATCHED' })
  const { rows } = await database.execute<{ rule: string }>(
    sql`select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'payment_arrival_amount'`,
  )
  await database.execute(sql`alter table payment_arrival drop constraint payment_arrival_amount`)
  await store('of before')
  await database.execute(sql.raw(`alter table payment_arrival add constraint payment_arrival_amount ${rows[0]?.rule}`))
  await expect(store('of now')).rejects.toMatchObject({ cause: { constraint: 'payment_arrival_amount' } })
  expect(await withTransaction(database, (tx) => dismissPayment(tx, 'of before', 'nothing arrived'))).toBe(true)
})
