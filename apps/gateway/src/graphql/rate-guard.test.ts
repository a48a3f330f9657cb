import { buildSchema as buildFrom } from 'graphql'
import { expect, test } from 'vitest'
import { guardRates } from './rate-guard.ts'
import { buildSchema } from './schema.ts'

test('throws for a limited mutation that cannot return a Problem', () => {
  const bare = buildFrom(`
    directive @rate(by: RateKey! = SESSION, max: Int!, seconds: Int! = 60) repeatable on FIELD_DEFINITION
    enum RateKey { ADDRESS ACCOUNT SESSION }
    type Query { bell: Boolean }
    type Mutation { ring: Boolean @rate(max: 1) }`)
  expect(() => guardRates(bare)).toThrow('Mutation.ring')
})

test('accepts the limits that the schema declares', () => {
  expect(() => buildSchema()).not.toThrow()
})
