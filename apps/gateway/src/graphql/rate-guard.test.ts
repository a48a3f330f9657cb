import { expect, test } from 'vitest'
import { OPERATION_RATES } from './operation-rates.ts'
import { guardRates } from './rate-guard.ts'
import { buildSchema } from './schema.ts'

const schema = buildSchema()
const rate = { by: 'address', max: 1, windowMs: 1_000 } as const

test('a limit on a mutation that is none, or that could not say so, does not start', () => {
  expect(() => guardRates(schema, { openVault: [rate] })).toThrow('Mutation.openVault')
  expect(() => guardRates(schema, { logOut: [rate] })).toThrow('Mutation.logOut')
  expect(() => guardRates(schema, OPERATION_RATES)).not.toThrow()
})
