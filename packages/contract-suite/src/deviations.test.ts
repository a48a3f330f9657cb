import { amount, moment } from '@playhouse/platform-api/fields.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import { altered, malformed, getWords } from './deviations.ts'

const schema = z.object({
  id: z.string().min(1),
  note: z.string().nullish(),
  list: z.array(z.object({ amount, at: moment, state: z.enum(['OPEN', 'SHUT']) })),
})
const AT = Date.UTC(2026, 10, 24)
const value = { id: 'a', note: 'none', list: [{ amount: '1.00', at: AT, state: 'OPEN' }] }

describe('a malformed answer', () => {
  const whats = malformed(schema, value).map(({ what }) => what)

  it.each([
    'id is dropped',
    'id is null',
    'id has another type',
    'id is ""',
    'note has another type',
    'list.0.amount is dropped',
    'list.0.amount is 1.5',
    'list.0.at is 1700000000',
    'list.0.state is "no such value"',
    'an unknown field',
  ])('is made: %s', (what) => expect(whats).toContain(what))

  it.each(['note is dropped', 'note is null', 'list is []'])('is not made, because the schema allows it: %s', (what) =>
    expect(whats).not.toContain(what),
  )

  it('differs in one place', () => {
    const dropped = malformed(schema, value).find(({ what }) => what === 'list.0.at is dropped')
    expect(dropped?.value).toEqual({ ...value, list: [{ amount: '1.00', state: 'OPEN' }] })
  })
})

describe('an altered answer', () => {
  const answers = [...altered(schema, value, getWords([value]))]
  const [row] = value.list

  it.each([
    ['has no rows', { ...value, list: [] }],
    ['has a row twice', { ...value, list: [row, row] }],
    ['has another amount', { ...value, list: [{ ...row, amount: '99999999999.00' }] }],
    ['has another state', { ...value, list: [{ ...row, state: 'SHUT' }] }],
    ['has rows of which one is later', { ...value, list: [{ ...row, at: AT + 1 }, row] }],
  ])('%s', (_, answer) => expect(answers).toContainEqual(answer))
})
