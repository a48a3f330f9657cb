import { buildSchema, graphql } from 'graphql'
import { expect, test, vi } from 'vitest'
import { resolveMoney } from './resolve-money.ts'

const schema = buildSchema(`
  type Money { amount: String!, currency: String! }
  type Query { stake: Money, payout: Money, quick: [Money!]!, late: Money }
`)
Object.assign(schema.getQueryType()?.getFields()['late'] ?? {}, { resolve: async () => '3.00' })
resolveMoney(schema)
const rootValue = { stake: '1.00', payout: null, quick: ['5.00', '10.00'] }
const source = '{ stake { amount currency } payout { amount } quick { amount currency } late { amount currency } }'
const inVnd = (amount: string) => ({ amount, currency: 'VND' })
const data = { stake: inVnd('1.00'), payout: null, quick: [inVnd('5.00'), inVnd('10.00')], late: inVnd('3.00') }

test('gives amounts the currency that the platform has stated', async () => {
  const contextValue = { currency: { code: 'VND' } }
  expect(await graphql({ schema, source, rootValue, contextValue })).toEqual({ data })
})

test('asks for the brand’s currency while no response has stated one', async () => {
  const read = vi.fn<() => Promise<{ currency: string }>>(async () => ({ currency: 'VND' }))
  const contextValue = { currency: { code: undefined }, platform: { read } }
  expect(await graphql({ schema, source, rootValue, contextValue })).toEqual({ data })
})
