import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import { income } from './agent-contracts.ts'
import { ALL_ENDPOINTS } from './all-endpoints.ts'
import { type Endpoint, publicEndpoint, getRefusals, withoutSession } from './endpoint.ts'
import { PLATFORM_ERRORS } from './errors.ts'
import { amount, flag, lenientEnum, onDegradation, unwrapped, wholeNumber } from './fields.ts'
import { lotteryBoard } from './lottery-board.ts'
import { memberEvent, publicEvent, roomEvent } from './live.ts'
import { feedback } from './support.ts'
import { balance } from './wallet.ts'

describe('the contract', () => {
  it('has unique names, and unique methods and paths', () => {
    const addresses = ALL_ENDPOINTS.flatMap(({ method, path, aliases = [] }) =>
      [path, ...aliases].map((address) => `${method} ${address}`),
    )
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(new Set(ALL_ENDPOINTS.map(({ name }) => name)).size).toBe(ALL_ENDPOINTS.length)
  })

  const names = (keep: (endpoint: Endpoint) => boolean) => ALL_ENDPOINTS.filter(keep).map(({ name }) => name)

  it('has known prefixes and errors, and a summary of each endpoint', () => {
    const hasKnownPrefix = ({ path }: Endpoint) => /^\/(wps|lgw)\//.test(path)
    const hasKnownErrors = ({ errors }: Endpoint) => errors.every((code) => code in PLATFORM_ERRORS)
    expect(names((endpoint) => !hasKnownPrefix(endpoint))).toEqual([])
    expect(names((endpoint) => !hasKnownErrors(endpoint))).toEqual([])
    expect(names(({ summary }) => summary === '')).toEqual([])
  })

  it('caches only public responses', () => {
    expect(names(({ cache, access }) => Boolean(cache) && access !== 'public')).toEqual([])
  })

  it('seals only bodies', () => {
    expect(names(({ sealed, method }) => sealed && method !== 'POST' && method !== 'PUT')).toEqual([])
  })

  it('takes a request key wherever it moves a chosen amount', () => {
    const takes = ({ input }: Endpoint, field: string) => input instanceof z.ZodObject && field in input.shape
    const moves = (endpoint: Endpoint) =>
      endpoint.method !== 'GET' && (takes(endpoint, 'amount') || takes(endpoint, 'points'))
    expect(names(moves).length).toBeGreaterThan(10)
    // A limit that is set twice is the same; a withdrawal has its key in the header `Idempotency-Key`.
    const without = names((endpoint) => moves(endpoint) && !takes(endpoint, 'requestKey'))
    expect(without).toEqual(['requestWithdrawal', 'setLimit'])
  })

  it('refuses another request under a used key wherever it takes one', () => {
    const takesKey = ({ input }: Endpoint) => input instanceof z.ZodObject && 'requestKey' in input.shape
    expect(names((endpoint) => takesKey(endpoint) && !endpoint.errors.includes('request_key_reused'))).toEqual([])
  })

  it('states no refusal that every endpoint like it has', () => {
    const usual = (endpoint: Endpoint) => getRefusals({ ...endpoint, errors: [] })
    expect(names((endpoint) => usual(endpoint).some((code) => endpoint.errors.includes(code)))).toEqual([])
  })

  it('makes up no amount that a response leaves out, and no number of what is none', () => {
    const seen = new Set<z.ZodType>()
    const findFilled = (schema: z.ZodType, path: string): string[] => {
      if (seen.has(schema)) return []
      seen.add(schema)
      const isFilled = schema instanceof z.ZodDefault || schema instanceof z.ZodCatch
      if (isFilled && /"-?\d+\.\d{2,4}"/.test(JSON.stringify(schema.safeParse(undefined).data) ?? '')) return [path]
      const inner = unwrapped(schema)
      if (inner instanceof z.ZodNumber && inner.def.coerce) return [path]
      if (inner instanceof z.ZodArray) return findFilled(inner.element as z.ZodType, path)
      if (inner instanceof z.ZodRecord) return findFilled(inner.valueType as z.ZodType, path)
      if (inner instanceof z.ZodPipe) return findFilled(inner.in as z.ZodType, path)
      if (inner instanceof z.ZodUnion) return inner.options.flatMap((option) => findFilled(option as z.ZodType, path))
      if (!(inner instanceof z.ZodObject)) return []
      return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
        findFilled(field, `${path}.${name}`),
      )
    }
    const responses = ALL_ENDPOINTS.flatMap(({ name, value }) => findFilled(value, name))
    const events = [memberEvent, publicEvent, roomEvent].flatMap((event) => findFilled(event, 'event'))
    expect([...responses, ...events]).toEqual([])
  })

  it('names an endpoint by its export, and its domain by its file', () => {
    expect([balance.name, balance.domain]).toEqual(['balance', 'wallet'])
    const visitors = withoutSession(feedback)
    expect([visitors.name, visitors.access, feedback.access]).toEqual(['feedback', 'public', 'optional'])
    const other = publicEndpoint({
      summary: '',
      path: '/wps/other',
      moduleId: 'COMM3',
      feature: 'core',
      value: balance.value,
    })
    expect(() => other.name).toThrow('all-endpoints.ts')
  })
})

it.each(['', ' ', '1e5', 'NaN', '12,5'])('refuses the line %j of a bill', (value) => {
  const { element } = income.value.shape.bills
  const line = { what: 'TOTAL', value, needed: null, met: null }
  expect(element.shape.lines.safeParse([line]).error?.issues).toMatchObject([{ path: [0, 'value'] }])
})

it('refuses a bet without a payout, whose odds a page would show as zero', () => {
  const { payouts } = lotteryBoard.value.shape.plays.element.shape
  expect([payouts.safeParse([]).success, payouts.safeParse(['1.95']).success]).toEqual([false, true])
})

describe('lenient fields', () => {
  it.each([
    ['1500', '1500.00'],
    [1500, '1500.00'],
    [0.1, '0.10'],
    ['12.3456', '12.3456'],
    ['-0.00', '0.00'],
    [-0, '0.00'],
    [1e5, '100000.00'],
    ['999999999999999.9999', '999999999999999.9999'],
    [99_999_999_999.9999, '99999999999.9999'],
  ])('parses the amount %j as %s', (sent, read) => expect(amount.parse(sent)).toBe(read))

  it.each([
    'free',
    '',
    '1e9',
    '1e5',
    'NaN',
    ' 1.00',
    '1.00 ',
    '1 000.00',
    '1,000.00',
    '1.0000001',
    '1234567890123456.00',
    '+1.00',
    '٣.00',
    1.0000001,
    0.00001,
    0.1 + 0.2,
    1_234_567_890_123.456,
    1e15,
    1e21,
    NaN,
    Infinity,
    null,
    undefined,
    true,
    [],
  ])('refuses the amount %j', (sent) => expect(amount.safeParse(sent).success).toBe(false))

  it.each([
    [5, 5],
    ['5', 5],
    ['-12', -12],
    [0, 0],
  ])('parses the whole number %j as %i', (sent, read) => expect(wholeNumber.parse(sent)).toBe(read))

  it.each([null, undefined, '', ' ', true, [], {}, '5.0', 5.5, '1e3', '0x1f', NaN, '12345678901234567890', 2 ** 31])(
    'refuses the whole number %j, and makes no zero of it',
    (sent) => expect(wholeNumber.safeParse(sent).success).toBe(false),
  )

  it.each([
    [true, true],
    ['1', true],
    [1, true],
    ['0', false],
    [0, false],
  ])('parses the flag %j as %s', (sent, read) => expect(flag.parse(sent)).toBe(read))

  it('parses an unknown value as the fallback and reports it', () => {
    const heard: unknown[] = []
    onDegradation((field, value) => heard.push([field, value]))
    const colour = lenientEnum('test.colour', ['red', 'blue'], 'red')
    expect([colour.parse('blue'), colour.parse('green'), colour.parse(7)]).toEqual(['blue', 'red', 'red'])
    expect(heard).toEqual([
      ['test.colour', 'green'],
      ['test.colour', 7],
    ])
    onDegradation(() => {})
  })
})
