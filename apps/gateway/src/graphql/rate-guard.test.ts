import { expect, test } from 'vitest'
import { OPERATION_RATES } from '../domains/base/operation-rates.ts'
import { guardRates } from './rate-guard.ts'
import { buildSchema } from './schema.ts'

const schema = buildSchema()
const rate = { by: 'address', max: 1, windowMs: 1_000 } as const

test('throws for a limited mutation that does not exist or cannot return a Problem', () => {
  expect(() => guardRates(schema, { openVault: [rate] })).toThrow('Mutation.openVault')
  expect(() => guardRates(schema, { logOut: [rate] })).toThrow('Mutation.logOut')
  expect(() => guardRates(schema, OPERATION_RATES)).not.toThrow()
})
