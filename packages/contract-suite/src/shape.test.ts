import { expect, test } from 'vitest'
import * as z from 'zod'

import { amount, flag, lenientEnum, onDegradation } from '@playhouse/platform-api/fields.ts'
import { shapeProblems } from './shape.ts'

const schema = z.object({
  count: z.number(),
  on: flag,
  paid: amount,
  colour: lenientEnum('test.colour', ['red', 'blue'], 'red'),
  note: z.string().nullish(),
  rows: z.array(z.object({ id: z.number() })),
})
const fine = { count: 1, on: '1', paid: 12.5, colour: 'red', rows: [{ id: 1 }] }

test.each<[what: string, value: unknown, problems: string[]]>([
  ['what the contract allows', fine, []],
  ['a list of nothing', { ...fine, rows: [] }, []],
  ['a number as text', { ...fine, count: '1' }, ['count: expected number, received string']],
  ['a missing field', { ...fine, count: undefined }, ['count: expected number, received nothing']],
  ['an unknown field', { ...fine, extra: null }, ['extra: unknown field']],
  [
    'one in many rows, reported once',
    {
      ...fine,
      rows: [
        { id: 1, x: 1 },
        { id: 2, x: 2 },
      ],
    },
    ['rows.*.x: unknown field'],
  ],
  ['an unknown word', { ...fine, colour: 'green' }, ['test.colour: unknown word "green"']],
  ['no object at all', [], ['value: expected object, received array']],
])('%s', (_, value, problems) => expect(shapeProblems(schema, value)).toEqual(problems))

test('restores the degradation listener without calling it', () => {
  const heard: string[] = []
  const before = onDegradation((field) => heard.push(field))
  shapeProblems(schema, { ...fine, colour: 'green' })
  expect(heard).toEqual([])
  schema.parse({ ...fine, colour: 'green' })
  expect(heard).toEqual(['test.colour'])
  onDegradation(before)
})
