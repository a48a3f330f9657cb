import { describe, expect, test } from 'vitest'
import { compareBooks, type PaymentRecord } from './compare-books.ts'

const line = { direction: 'IN', paymentId: 'P-1', amount: 100n } as const
const record: PaymentRecord = { ...line, state: 'MOVED', subject: 'deposit:17:1', ledgerAmount: 100n }
const payout = { direction: 'OUT', paymentId: 'P-1', amount: 70n } as const
const paid: PaymentRecord = { ...payout, state: 'MOVED', subject: 'withdrawal:17:1', ledgerAmount: 70n }
const none = { provider: [], bank: [], records: [], ledgerOnly: [], isOnNeighbouringDay: () => false }
const agreed = { ...none, provider: [line, payout], bank: [line, payout], records: [record, paid] }

test('finds nothing when all books agree, even with a payment and a payout of the same id', () => {
  expect(compareBooks(agreed)).toEqual([])
  expect(compareBooks(none)).toEqual([])
})

const others = { provider: [payout], bank: [payout], records: [paid] }
const withPaid = (change: Partial<PaymentRecord>) => ({ records: [record, { ...paid, ...change }] })
describe.each([
  ['NOT_HERE', { records: [paid] }],
  ['NOT_AT_PROVIDER', { provider: [payout], bank: [payout] }],
  ['NOT_AT_BANK', { bank: [payout] }],
  ['BANK_ONLY', { ...others, bank: [line, payout] }],
  ['BANK_AMOUNT', { bank: [{ ...line, amount: 99n }, payout] }],
  ['AMOUNT', { records: [{ ...record, amount: 99n }, paid] }],
  ['NOT_IN_LEDGER', { records: [{ ...record, ledgerAmount: null }, paid] }],
  ['LEDGER_AMOUNT', { records: [{ ...record, ledgerAmount: 101n }, paid] }],
  ['LEDGER_ONLY', { ledgerOnly: [{ ...line, paymentId: 'P-2', subject: 'ledger:17:5' }] }],
  ['UNMATCHED', { records: [{ ...record, state: 'UNMATCHED', ledgerAmount: null }, paid] }],
  ['DISMISSED', { records: [{ ...record, state: 'DISMISSED', ledgerAmount: null }, paid] }],
  ['STILL_OPEN', withPaid({ state: 'OPEN', ledgerAmount: null })],
  ['PAID_AFTER_FAILURE', withPaid({ state: 'FAILED', ledgerAmount: null })],
] as const)('a difference planted as %s', (reason, planted) => {
  test('reports only that difference', () => {
    expect(compareBooks({ ...agreed, ...(planted as Partial<typeof agreed>) })).toMatchObject([{ reason }])
  })
})

test('reports all amounts', () => {
  expect(
    compareBooks({ ...none, provider: [line], bank: [line], records: [{ ...record, amount: 99n, ledgerAmount: 98n }] }),
  ).toEqual([
    {
      direction: 'IN',
      reference: 'P-1',
      reason: 'AMOUNT',
      subject: 'deposit:17:1',
      statementAmount: 100n,
      recordAmount: 99n,
      ledgerAmount: 98n,
    },
  ])
})

test('reports the amount of the only book that has a payment', () => {
  const nothing = { subject: null, statementAmount: null, recordAmount: null, ledgerAmount: null }
  const missing = { ...nothing, direction: 'IN', reference: 'P-1' }
  expect(compareBooks({ ...none, bank: [line] })).toEqual([{ ...missing, reason: 'BANK_ONLY', statementAmount: 100n }])
  expect(compareBooks({ ...none, provider: [line] })).toEqual([
    { ...missing, reason: 'NOT_HERE', statementAmount: 100n },
  ])
  expect(compareBooks({ ...none, ledgerOnly: [{ ...line, subject: 'ledger:17:5' }] })).toEqual([
    { ...missing, reason: 'LEDGER_ONLY', subject: 'ledger:17:5', ledgerAmount: 100n },
  ])
})

test('leaves a payment to the neighbouring day whose statement has it', () => {
  const isOnNeighbouringDay = () => true
  expect(compareBooks({ ...none, records: [record], isOnNeighbouringDay })).toEqual([])
  expect(compareBooks({ ...none, bank: [line], records: [record], isOnNeighbouringDay })).toEqual([])
})

test('expects no provider entry for failed or unfinished payouts', () => {
  const ended = (state: PaymentRecord['state']) =>
    compareBooks({ ...none, records: [{ ...paid, state, ledgerAmount: null }] })
  expect([...ended('FAILED'), ...ended('OPEN')]).toEqual([])
})
