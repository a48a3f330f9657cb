import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { guardProvider } from './guarded-provider.ts'
import {
  type DepositOrder,
  type PaymentProvider,
  PaymentRefusedError,
  type ProviderDeposit,
  type ProviderPayout,
} from './provider.ts'

const ORDER: DepositOrder = {
  reference: 'TEA7',
  method: 'REDIRECT',
  amount: '200.00',
  currency: 'VND',
  fee: '0.00',
  transferText: 'TEA7',
  expiresAt: '2026-01-01T00:00:00.000Z',
  returnUrl: 'https://lotus.example/',
}
const DEPOSIT: ProviderDeposit = {
  state: 'WAITING',
  instructions: { method: 'REDIRECT', url: 'https://pay.example/TEA7' },
  pageUrl: 'https://pay.example/TEA7',
  payments: [],
}
const PAYOUT: ProviderPayout = {
  id: 'out-1',
  reference: 'W1-1-1',
  state: 'PAID',
  amount: '50.00',
  currency: 'VND',
  createdAt: '2026-01-01T00:00:00.000Z',
  finishedAt: '2026-01-01T00:00:05.000Z',
  reason: null,
}

/** As TypeScript would not let it be written, and JavaScript does. */
type Nonsense = Partial<Record<keyof PaymentProvider, unknown>>

const make = (changes: Nonsense = {}): PaymentProvider =>
  ({
    code: 'teahouse',
    methods: ['REDIRECT'],
    destinations: ['BANK'],
    books: ['PROVIDER'],
    acknowledgement: { contentType: 'text/plain', body: 'OK' },
    createDeposit: async () => DEPOSIT,
    findDeposit: async () => undefined,
    createPayout: async () => PAYOUT,
    findPayout: async () => PAYOUT,
    listMovements: async () => [],
    verifyWebhook: () => ({ id: 'msg-1', reference: null }),
    readWebhook: () => ({ kind: 'IGNORED', problem: 'of a type that is new' }),
    close: async () => {},
    ...changes,
  }) as PaymentProvider

const guard = (changes?: Nonsense) =>
  guardProvider(
    { kind: 'payment', code: 'teahouse', name: 'Tea House', prefix: 'TEA', open: () => make(changes) },
    { url: 'http://127.0.0.1:9', secrets: [], settings: {} },
  )

const UNKNOWN = { name: 'PaymentUnknownError' }

describe('a call of a payment provider', () => {
  test('returns what the provider answers, and its refusal', async () => {
    expect(await guard().createDeposit(ORDER)).toEqual(DEPOSIT)
    expect(await guard().findDeposit('TEA7')).toBeUndefined()
    const refusal = new PaymentRefusedError('system_busy', 'later')
    const busy = guard({ createDeposit: () => Promise.reject(refusal) })
    await expect(busy.createDeposit(ORDER)).rejects.toBe(refusal)
  })

  test.each<[what: string, createDeposit: unknown]>([
    ['fails in itself', () => Promise.reject(new TypeError('x is undefined'))],
    ['throws before it waits', () => assertNever()],
    ['answers nothing', async () => undefined],
    ['answers a state that there is not', async () => ({ ...DEPOSIT, state: 'DONE' })],
    ['answers for another way to pay', async () => ({ ...DEPOSIT, instructions: QR })],
    ['leads to a script', async () => ({ ...DEPOSIT, instructions: { method: 'REDIRECT', url: SCRIPT } })],
    ['has a page that is a script', async () => ({ ...DEPOSIT, pageUrl: SCRIPT })],
    ['answers payments without an id', async () => ({ ...DEPOSIT, payments: [{ amount: '5.00' }] })],
  ])('has no known outcome when it %s', async (_what, createDeposit) => {
    await expect(guard({ createDeposit }).createDeposit(ORDER)).rejects.toMatchObject(UNKNOWN)
  })

  test('has no known outcome when a payout is another one’s', async () => {
    const other = { ...PAYOUT, reference: 'W2-9-1' }
    await expect(guard({ findPayout: async () => other }).findPayout('W1-1-1')).rejects.toMatchObject(UNKNOWN)
    expect(await guard().findPayout('W1-1-1')).toEqual(PAYOUT)
  })

  test('has no known outcome when the statement has entries that are none', async () => {
    const listMovements = async () => [{ id: 'p1', kind: 'PAY_IN', amount: '-5' }]
    await expect(guard({ listMovements }).listMovements('2026-01-01', 'PROVIDER')).rejects.toMatchObject(UNKNOWN)
  })

  test('may be a method of a class', async () => {
    class TeaHouse {
      readonly page = DEPOSIT
      async createDeposit() {
        return this.page
      }
    }
    const opened = Object.assign(new TeaHouse(), { ...make(), createDeposit: TeaHouse.prototype.createDeposit })
    const provider = guardProvider(
      { kind: 'payment', code: 'teahouse', name: 'Tea House', prefix: 'TEA', open: () => opened },
      { url: 'http://127.0.0.1:9', secrets: [], settings: {} },
    )
    expect(await provider.createDeposit(ORDER)).toEqual(DEPOSIT)
  })

  describe('that hangs', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    test('ends without a known outcome before the lease of a deposit', async () => {
      const outcome = guard({ findDeposit: () => new Promise(() => {}) })
        .findDeposit('TEA7')
        .catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(20_000)
      expect(await outcome).toMatchObject(UNKNOWN)
    })
  })
})

describe('a webhook', () => {
  const REQUEST = { headers: {}, body: '{}' }

  test.each<[what: string, verified: unknown]>([
    ['a promise, which is true', Promise.resolve({ id: 'msg-1', reference: null })],
    ['true', true],
    ['an empty id', { id: '', reference: null }],
    ['an id without a reference', { id: 'msg-1' }],
  ])('is not signed where its check returns %s', (_what, verified) => {
    expect(guard({ verifyWebhook: () => verified }).verifyWebhook(REQUEST)).toBeUndefined()
  })

  test.each<[what: string, readWebhook: unknown]>([
    ['fails', () => assertNever()],
    ['names an event that there is not', () => ({ kind: 'EVENT', event: { type: 'payment.lost' } })],
    [
      'names an amount below zero',
      () => ({ kind: 'EVENT', event: { type: 'payment.received', data: { amount: '-1' } } }),
    ],
  ])('cannot be read where the reading %s', (_what, readWebhook) => {
    expect(guard({ readWebhook }).readWebhook('{}')).toMatchObject({ kind: 'UNREADABLE' })
  })
})

test.each<[what: string, changes: Nonsense, reason: RegExp]>([
  ['a method is missing', { findPayout: undefined }, /is no function[^]*findPayout/],
  ['a way to pay is none', { methods: ['CASH'] }, /methods/],
  ['it has another code', { code: 'coffee' }, /it is open as "coffee"/],
  ['it lists no movements of its own', { books: ['BANK'] }, /books: has no book PROVIDER/],
])('a provider is not opened when %s', (_what, changes, reason) => {
  expect(() => guard(changes)).toThrow(reason)
  expect(() => guard(changes)).toThrow('The payment provider "teahouse" cannot be opened')
})

const QR = { method: 'QR', bankName: 'Bank', accountNumber: '1', accountName: 'PLAYHOUSE', qr: 'qr' }
const SCRIPT = 'javascript:alert(1)'
function assertNever(): never {
  throw new Error('out of tea')
}
