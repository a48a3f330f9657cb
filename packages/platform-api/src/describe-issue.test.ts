import { expect, test } from 'vitest'
import * as z from 'zod'
import { ALL_ENDPOINTS } from './all-endpoints.ts'
import { compiledSchema } from './compiled.ts'
import { describeIssue } from './describe-issue.ts'
import { amount, flag, moment } from './fields.ts'

const schema = z.object({
  name: z.string(),
  list: z.array(z.object({ sum: amount })),
  kind: z.enum(['A', 'B']),
  day: z.iso.date(),
  at: moment,
  on: flag,
  count: z.number().int().min(1).max(5),
  currency: z.string().length(3),
})
const GOOD = { name: '', list: [], kind: 'A', day: '2026-01-01', at: 1, on: true, count: 1, currency: 'VND' }

test.each([
  [{ name: 5 }, 'name: expected string, received number'],
  [{ name: null }, 'name: expected string, received null'],
  [{ name: undefined }, 'name: expected string, received nothing'],
  [{ list: {} }, 'list: expected array, received object'],
  [{ list: [{ sum: null }] }, 'list.0.sum: expected string or number, received null'],
  [{ list: [{ sum: '1.0000001' }] }, 'list.0.sum: expected a decimal amount with at most four decimals'],
  [{ kind: 'SECRET' }, 'kind: expected one of "A"|"B"'],
  [{ day: 'SECRET' }, 'day: expected ISO date'],
  [{ at: 1.5 }, 'at: expected int, received number'],
  [{ on: 'SECRET' }, 'on: expected boolean or one of 0|1 or one of "0"|"1", received string'],
  [{ count: 9 }, 'count: expected number to be <=5'],
  [{ currency: 'SECRET' }, 'currency: expected string to have exactly 3 characters'],
])('describes where %j breaks a schema', (change, description) => {
  const { error } = compiledSchema(schema).safeParse({ ...GOOD, ...change })
  expect(error?.issues.map(describeIssue)).toEqual([description])
})

test('says of the response of every endpoint that another type was expected, and no value', () => {
  for (const { name, value } of ALL_ENDPOINTS) {
    const { error } = compiledSchema(value).safeParse('SECRET')
    const found = error?.issues.map(describeIssue).join() ?? 'value: expected anything'
    expect([name, found]).toEqual([name, expect.stringMatching(/^value: expected (?!.*SECRET)/)])
  }
})
