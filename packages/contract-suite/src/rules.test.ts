import { describe, expect, it } from 'vitest'

import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import * as z from 'zod'

import {
  addsUp,
  ascending,
  brandDay,
  chained,
  daily,
  each,
  equal,
  falling,
  type Finding,
  flatten,
  inOrder,
  is,
  isEmpty,
  isNot,
  isOneOf,
  minus,
  plus,
  positive,
  rising,
  sum,
  unique,
} from './rules.ts'

const at = (...moments: number[]) => ({ list: moments.map((moment) => ({ at: moment })) })
const paid = (...amounts: (string | null)[]) => amounts.map((amount) => ({ amount }))
const WEEK = { from: '2026-11-23', to: '2026-11-24' }

describe('a check', () => {
  it.each<[string, Finding]>([
    ['inOrder', inOrder({ fee: '1.00', amount: '1.0000', maximum: 2 })],
    ['inOrder without a value', inOrder({ min: '5.00', fee: null, max: undefined })],
    ['ascending', ascending({ from: 1, to: 2 })],
    ['positive', positive({ minutes: 1 })],
    ['equal', equal({ net: '1.00', 'in - out': minus('3.00', '2.00') })],
    ['equal without a value', equal({ net: '1.00', 'in - out': minus('3.00', null) })],
    ['is', is({ state: 'OPEN', other: null }, 'OPEN')],
    ['isNot', isNot({ state: 'OPEN' }, 'CLOSED')],
    ['isOneOf', isOneOf({ kind: 'A' }, ['A', 'B'])],
    ['isOneOf without a filter', isOneOf({ kind: 'A' }, undefined)],
    ['isEmpty', isEmpty({ seed: null, winners: [] })],
    ['falling', falling(at(3, 3, 1), 'at')],
    ['rising', rising(at(1, 2), 'at')],
    ['unique', unique({ list: [{ id: 'a' }, { id: 'b' }] }, 'id')],
    [
      'unique by two fields',
      unique(
        {
          list: [
            { kind: 'a', of: 1 },
            { kind: 'a', of: 2 },
          ],
        },
        'kind',
        'of',
      ),
    ],
    [
      'chained',
      chained(
        {
          days: [
            { from: '2.00', to: '3.00' },
            { from: '1.00', to: '2.00' },
          ],
        },
        'from',
        'to',
      ),
    ],
    ['daily', daily({ days: [{ day: '2026-11-23' }, { day: '2026-11-24' }] }, WEEK)],
    ['addsUp', addsUp({ sums: { amount: '0.30' } }, { list: paid('0.10', null, '0.20') }, ['amount'])],
    ['each', each({ list: [{ min: 1, max: 2 }] }, ({ min, max }) => [inOrder({ min, max })])],
  ])('holds: %s', (_, finding) => expect(flatten(finding)).toEqual([]))

  it.each<[string, Finding]>([
    ['minimum "10.00" is above maximum "9.00"', inOrder({ minimum: '10.00', maximum: '9.00' })],
    ['from 2 is not below to 2', ascending({ from: 2, to: 2 })],
    ['zero 0 is not below minutes 0', positive({ minutes: 0 })],
    ['net "1.01" is not in - out "1"', equal({ net: '1.01', 'in - out': minus('3.00', '2.00') })],
    ['state is "SHUT", not "OPEN"', is({ state: 'SHUT' }, 'OPEN')],
    ['state is "CLOSED"', isNot({ state: 'CLOSED' }, 'CLOSED')],
    ['kind "C" is none of ["A","B"]', isOneOf({ kind: 'C' }, ['A', 'B'])],
    ['winners: [1]', isEmpty({ seed: null, winners: [1] })],
    ['list is not falling by at: 1 is followed by 3', falling(at(1, 3), 'at')],
    ['list is not rising by at: 2 is followed by 1', rising(at(2, 1), 'at')],
    ['list: an entry stands there twice, by id', unique({ list: [{ id: 'a' }, { id: 'a' }] }, 'id')],
    ['list: an entry stands there twice, by itself', unique({ list: ['a', 'a'] })],
    [
      'days does not begin where the older ended: "2.00" is followed by "1.50"',
      chained(
        {
          days: [
            { from: '2.00', to: '3.00' },
            { from: '1.00', to: '1.50' },
          ],
        },
        'from',
        'to',
      ),
    ],
    ['days: 1 days, of 2 from 2026-11-23 to 2026-11-24', daily({ days: [{ day: '2026-11-23' }] }, WEEK)],
    [
      'sums.amount "0.31" is not the sum of list "0.1"',
      addsUp({ sums: { amount: '0.31' } }, { list: paid('0.10') }, ['amount']),
    ],
    ['each of list: state is "B", not "A"', each({ list: [{ state: 'B' }] }, ({ state }) => [is({ state }, 'A')])],
  ])('finds: %s', (text, finding) => expect(flatten(finding)).toEqual([text]))

  it('reports three rows of a list at max', () =>
    expect(flatten(each(at(1, 2, 3, 4), (row) => [is(row, 0)]))).toHaveLength(3))
})

it('adds amounts and counts exactly, and knows no sum with an unknown part', () => {
  expect([plus('0.10', '0.20', 1), minus('1.00', 1, '0.0001'), plus('1.00', null)]).toEqual([13_000n, -1n, undefined])
  expect(sum(paid('0.10', null, '0.20'), 'amount')).toBe(3_000n)
})

it('counts days in the time zone of the brand', () =>
  expect(['2026-11-23T16:59:59Z', '2026-11-23T17:00:00Z'].map((moment) => brandDay(Date.parse(moment)))).toEqual([
    '2026-11-23',
    '2026-11-24',
  ]))

it('knows the input that names what belongs to an account', () => {
  const has = (input: z.ZodType, name: string) => input instanceof z.ZodObject && name in input.shape
  const wrong = ALL_ENDPOINTS.filter(({ owned, input }) => owned !== undefined && !has(input, owned))
  expect(wrong.map(({ name }) => name)).toEqual([])
})
