import { buildSchema as buildFrom } from 'graphql'
import { expect, test } from 'vitest'
import { OPERATION_RATES } from '../domains/base/operation-rates.ts'
import { guardRates } from './rate-guard.ts'
import { buildSchema } from './schema.ts'

const schema = buildSchema()
const rate = { by: 'address', max: 1, windowMs: 1_000 } as const

test('throws for a limited mutation that does not exist or cannot return a Problem', () => {
  expect(() => guardRates(schema, { openVault: [rate] })).toThrow('Mutation.openVault')
  const bare = buildFrom('type Query { bell: Boolean } type Mutation { ring: Boolean }')
  expect(() => guardRates(bare, { ring: [rate] })).toThrow('Mutation.ring')
  expect(() => guardRates(schema, OPERATION_RATES)).not.toThrow()
})
