import { PaymentRefusedError, PaymentUnknownError } from '@playhouse/vendor-api/payments/provider.ts'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { VendorRefusedError, VendorUnknownError } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'
import { DueRowError } from './due-rows.ts'
import { failureKind, interruptionPauseMs, NoAnswerError, outlast } from './failures.ts'

const coded = (code: string) => Object.assign(new Error(code), { code })
const sqlState = (code: string) => Object.assign(new pg.DatabaseError(code, 0, 'error'), { code })
const never = new AbortController().signal

describe('a failure of the infrastructure', () => {
  test.each(
    '08000 08003 08006 08P01 40001 40003 40P01 53100 53200 53300 53400 57014 57P01 57P02 57P03 57P05 58030 55P03 25006 25P03'.split(
      ' ',
    ),
  )('is the SQLSTATE %s, in a query and in a row', (code) => {
    expect(failureKind(sqlState(code))).toBe('infrastructure')
    const cause = new DrizzleQueryError('select 1', [], sqlState(code))
    expect(failureKind(new AggregateError([new DueRowError('row 1', { cause })]))).toBe('infrastructure')
  })

  test.each(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])(
    'is the code %s of the database’s socket',
    (code) => expect(failureKind(coded(code))).toBe('infrastructure'),
  )

  test.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Query read timeout',
    'Cannot use a pool after calling end on the pool',
  ])('is the driver’s “%s”', (message) => expect(failureKind(new Error(message))).toBe('infrastructure'))
})

describe('a failure of the other party', () => {
  test.each([
    ['no answer of the payment provider', new PaymentUnknownError('getPayout', coded('ECONNREFUSED'))],
    ['no answer of a vendor', new VendorUnknownError(coded('ECONNREFUSED'))],
    ['no answer of another service', new NoAnswerError('no answer', { cause: coded('ECONNRESET') })],
    ['a connection that it refused', new TypeError('fetch failed', { cause: coded('ECONNREFUSED') })],
    ['its deadline', new DOMException('The operation was aborted due to timeout', 'TimeoutError')],
  ])('is %s', (_, error) => expect(failureKind(error)).toBe('other party'))
})

describe('a failure of the item', () => {
  test.each<[string, unknown]>([
    ['a refusal of the payment provider', new PaymentRefusedError('request_invalid', '')],
    ['a refusal of a vendor', new VendorRefusedError('transfer_cancelled')],
    ['a defect', new TypeError('undefined is not a function')],
    ['no error at all', 'text'],
    ...['22003', '23505', '23514', '42703', '25P02', '25001', 'P0001', 'XX000'].map((code): [string, unknown] => [
      `the SQLSTATE ${code}`,
      sqlState(code),
    ]),
    ['one of several', new AggregateError([sqlState('57P01'), sqlState('23514')])],
  ])('is %s', (_, error) => expect(failureKind(error)).toBe('item'))
})

test('pauses grow to five seconds, and no two are alike', () => {
  const longest = (times: number) => Math.max(...Array.from({ length: 200 }, () => interruptionPauseMs(times)))
  expect(longest(0)).toBeLessThanOrEqual(250)
  expect(longest(3)).toBeGreaterThan(longest(1))
  expect(longest(500)).toBeLessThanOrEqual(5_000)
  expect(new Set(Array.from({ length: 20 }, () => interruptionPauseMs(6))).size).toBeGreaterThan(1)
})

test('work outlasts the database’s failures, but nobody else’s', async () => {
  const failures: unknown[] = [sqlState('57P01'), coded('ECONNREFUSED')]
  const work = async () => {
    const failure = failures.shift()
    if (failure !== undefined) throw failure
    return 'done'
  }
  expect(await outlast(work, { signal: never })).toBe('done')
  failures.push(sqlState('57P01'), sqlState('23514'))
  await expect(outlast(work, { signal: never })).rejects.toMatchObject({ code: '23514' })
  failures.push(sqlState('57P01'))
  await expect(outlast(work, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: '57P01' })
})
