import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import {
  type PaymentProvider,
  PaymentUnknownError,
  type ProviderPayment,
} from '@playhouse/vendor-api/payments/provider.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deposit } from '../../../../db/tables/cashier.ts'
import { paymentEvent } from '../../../../db/tables/deposits.ts'
import { memberProfile } from '../../../../db/tables/profile.ts'
import { getCash, createMemberWith, findLedgerFaults } from '../../../../ledger/ledger.fixture.ts'
import { openSeamless } from '../../wallet/seamless/seamless.fixture.ts'
import { ScriptedMosswater, ScriptedProvider, type Way } from '../scripted-provider.fixture.ts'
import { askProviders } from './ask-provider.ts'
import { createDeposit, type DepositServices, prepare } from './create-deposit.ts'
import { depositFollowUp } from './follow-up.ts'
import { depositEventHandlers, paymentEventWork } from './payment-events.ts'

const UNIT = 10_000n
const AMOUNT = 200_000n * UNIT
const never = new AbortController().signal
const currency = async () => 'VND'

let database: Database
let close: () => Promise<void>
beforeAll(async () => {
  const seamless = await openSeamless()
  ;({ database } = seamless)
  close = () => seamless.close()
})
afterAll(() => close())

type Failure = Way | 'busy'

/** Two providers of which the first fails, and a member without money. */
async function openTwo(failure?: Failure) {
  const first = new ScriptedProvider((way) => (way === failure ? 0 : 1))
  const second = new ScriptedMosswater(() => 1)
  first.lossy = 0.5
  first.isBusy = failure === 'busy'
  const memberId = await createMemberWith(database, 0n)
  await database.insert(memberProfile).values({ memberId, birthday: '1990-01-01' })
  const services: DepositServices = {
    database,
    providers: new Map([...first.providers, ...second.providers]),
    currency,
    bonusChosen: async () => {},
    requiredAge: async () => 21,
    siteOrigin: 'http://localhost',
    log: { warn: () => {} },
  }
  const request = { memberId, method: 'REDIRECT', amount: AMOUNT, details: {}, requestKey: randomUUID() } as const
  const rows = () => database.select().from(deposit).where(eq(deposit.memberId, memberId)).orderBy(deposit.id)
  const only = async () => {
    const [row, ...others] = await rows()
    if (!row || others.length > 0) throw new Error('It is not one deposit.')
    return row
  }
  const deliver = async (provider: ScriptedProvider, payment: ProviderPayment) => {
    const event = provider.getWebhook(payment)
    await database.insert(paymentEvent).values(event).onConflictDoNothing()
    await paymentEventWork(services.providers, depositEventHandlers(currency)).run(database, never)
  }
  /** Makes the deposit due, as old as it is said to be. */
  const followUp = async (ageSeconds = 0) => {
    await database.execute(sql`update deposit set next_action_at = now(),
      created_at = created_at - make_interval(secs => ${ageSeconds}) where member_id = ${memberId}`)
    await depositFollowUp(services).run(database, never)
  }
  return { first, second, memberId, services, request, rows, only, deliver, followUp }
}

test.each(['busy', 'request', 'response'] as const)(
  'goes to the next provider when the first one fails: %s',
  async (failure) => {
    const { first, second, services, request, only } = await openTwo(failure)
    const shown = await createDeposit(services, request)
    const row = await only()
    expect(row).toMatchObject({ state: 'WAITING', provider: 'mosswater', triedProviders: ['lantern'] })
    expect(row.failure).toBeNull()
    expect(shown.pageUrl).toBe(`http://127.0.0.1/mosswater/${row.reference}`)
    expect([...second.payIns.keys()]).toEqual([row.reference])
    expect(first.payIns.size).toBe(failure === 'response' ? 1 : 0)
  },
)

test('credits each payment once, at whichever provider it arrives, after a lost answer', async () => {
  const { first, second, memberId, services, request, only, rows, deliver } = await openTwo('response')
  await createDeposit(services, request)
  const { reference } = await only()
  const late = first.pay(reference, AMOUNT)
  for (let times = 0; times < 3; times += 1) await deliver(first, late)
  expect(await getCash(database, memberId)).toBe(AMOUNT)
  const other = second.pay(reference, AMOUNT)
  for (const [provider, payment] of [
    [second, other],
    [first, late],
    [second, other],
  ] as const)
    await deliver(provider, payment)
  expect(await getCash(database, memberId)).toBe(2n * AMOUNT)
  expect(await rows()).toMatchObject([
    { state: 'CONFIRMED', parentId: null },
    { state: 'CONFIRMED', provider: 'mosswater', parentId: (await rows())[0]?.id },
  ])
  expect(await findLedgerFaults(database)).toEqual([])
})

test('finds a payment at the first provider whose answer and webhook were lost', async () => {
  const { first, memberId, services, request, only, followUp } = await openTwo('response')
  await createDeposit(services, request)
  const row = await only()
  first.pay(row.reference, AMOUNT)
  const requested = await askProviders(services, { ...row, reference: row.reference ?? '' }, { applies: false })
  expect(requested.map(({ provider, answer }) => [provider, answer])).toEqual([
    ['mosswater', 'WAITING'],
    ['lantern', 'PAID'],
  ])
  await followUp()
  expect(await getCash(database, memberId)).toBe(AMOUNT)
})

test('hides the page of the first provider once the second has the deposit', async () => {
  const { first, second, services, request, only, followUp } = await openTwo()
  const slow = first.providers.get('lantern') as PaymentProvider
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: called, resolve: call } = Promise.withResolvers<void>()
  const held: PaymentProvider = {
    ...slow,
    createDeposit: async (order) => {
      call()
      await released
      return slow.createDeposit(order)
    },
  }
  const { providers } = services
  const creating = createDeposit({ ...services, providers: new Map([...providers, ['lantern', held]]) }, request)
  await called
  // Another process is refused by both, before the first one answers.
  first.isBusy = second.isBusy = true
  await followUp()
  first.isBusy = second.isBusy = false
  release()
  await creating
  expect(await only()).toMatchObject({ state: 'PREPARING', provider: 'mosswater', pageUrl: null })
  await followUp()
  const row = await only()
  expect(row).toMatchObject({ state: 'WAITING', provider: 'mosswater' })
  expect(row.pageUrl).toBe(`http://127.0.0.1/mosswater/${row.reference}`)
})

test('answers the member before a first provider that hangs, and is at the second one afterwards', async () => {
  const { first, services, request, only } = await openTwo()
  const { promise: hanging, reject: giveUp } = Promise.withResolvers<never>()
  const silent: PaymentProvider = {
    ...(first.providers.get('lantern') as PaymentProvider),
    createDeposit: () => hanging,
  }
  const providers = new Map([...services.providers, ['lantern', silent]])
  const shown = await createDeposit({ ...services, providers }, request, { waitMs: 50 })
  expect(shown).toMatchObject({ state: 'PREPARING', instructions: null })
  giveUp(new PaymentUnknownError('createDeposit', new Error('timeout')))
  await expect.poll(async () => (await only()).state).toBe('WAITING')
  expect(await only()).toMatchObject({ provider: 'mosswater', triedProviders: ['lantern'] })
})

test('stays as the second provider says when the first one declines it later', async () => {
  const { services, request, only } = await openTwo('response')
  await createDeposit(services, request)
  const { reference } = await only()
  const event = {
    type: 'pay_in.declined',
    timestamp: '',
    data: { reference: reference ?? '', reason: 'other' },
  } as const
  const decline = depositEventHandlers(currency)['pay_in.declined']
  await withTransaction(database, async (tx) => decline?.(tx, 'lantern', event))
  expect((await only()).state).toBe('WAITING')
  await withTransaction(database, async (tx) => decline?.(tx, 'mosswater', event))
  expect((await only()).state).toBe('REJECTED')
})

test('is retried at the last provider, and rejected within half a minute when none accepts it', async () => {
  const { second, services, request, only, followUp } = await openTwo('busy')
  second.isBusy = true
  await createDeposit(services, request)
  const waiting = await only()
  expect(waiting).toMatchObject({ state: 'PREPARING', provider: 'mosswater' })
  expect(waiting.failure).toMatch(/^lantern: The payment provider/)
  await followUp()
  expect((await only()).state).toBe('PREPARING')
  await followUp(18)
  expect(await only()).toMatchObject({ state: 'REJECTED', reason: 'PROVIDER_UNREACHABLE' })
})

test('shows no failure once a payment arrives after all', async () => {
  const { first, second, memberId, services, request, only, followUp, deliver } = await openTwo('response')
  second.isBusy = true
  await createDeposit(services, request)
  await followUp(18)
  const rejected = await only()
  expect(rejected).toMatchObject({ state: 'REJECTED', reason: 'PROVIDER_UNREACHABLE' })
  expect(rejected.failure).toMatch(/^mosswater: /)
  await deliver(first, first.pay(rejected.reference, AMOUNT))
  expect(await getCash(database, memberId)).toBe(AMOUNT)
  expect(await only()).toMatchObject({ state: 'CONFIRMED', reason: null, failure: null })
})

test('is accepted by one provider when several processes request it at once, whatever is lost', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { first, second, memberId, services, request, only, rows, followUp, deliver } = await openTwo('response')
    await Promise.all([createDeposit(services, request), createDeposit(services, request)])
    const row = await only()
    await Promise.all([prepare(services, row), prepare(services, { ...row, provider: 'lantern' }), followUp()])
    expect(await only()).toMatchObject({ state: 'WAITING', provider: 'mosswater', triedProviders: ['lantern'] })
    const paid = [first.pay(row.reference, AMOUNT), second.pay(row.reference, AMOUNT / 2n)] as const
    await Promise.all([followUp(), deliver(first, paid[0]), deliver(second, paid[1]), followUp()])
    await followUp()
    const total = [...first.payments, ...second.payments].reduce((sum, { amount }) => sum + parseAmount(amount), 0n)
    expect(await getCash(database, memberId)).toBe(total)
    expect(await rows()).toHaveLength(2)
  }
  expect(await database.$count(deposit, eq(deposit.state, 'PREPARING'))).toBe(0)
})
