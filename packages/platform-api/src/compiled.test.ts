import { expect, test } from 'vitest'
import * as z from 'zod'
import { ALL_ENDPOINTS } from './all-endpoints.ts'
import { compiledSchema } from './compiled.ts'
import { lenientEnum, onDegradation } from './fields.ts'

test('every schema of the contract can be compiled, except recursive ones', () => {
  const schemas = ALL_ENDPOINTS.flatMap(({ name, input, value }) => [
    [`${name} input`, input] as const,
    [`${name} value`, value] as const,
  ])
  const refused = schemas.flatMap(([name, schema]) => {
    try {
      z.compile(schema, { strict: true })
      return []
    } catch {
      return [name]
    }
  })
  expect(refused).toEqual(['systemStatus value', 'whitelabel value'])
})

test('drops unknown fields, fills in defaults and reports unknown values once', () => {
  const schema = z.object({ state: lenientEnum('state', ['ON', 'OFF'], 'OFF'), count: z.number().default(3) })
  const reported: unknown[] = []
  const before = onDegradation((field, value) => reported.push([field, value]))
  expect(compiledSchema(schema).parse({ state: 'NEW', other: 1 })).toEqual({ state: 'OFF', count: 3 })
  onDegradation(before)
  expect(reported).toEqual([['state', 'NEW']])
  expect(compiledSchema(schema)).toBe(compiledSchema(schema))
})
