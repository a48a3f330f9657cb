import type { InputOf, ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { login } from '@playhouse/platform-api/session.ts'
import { expectTypeOf, test } from 'vitest'
import { defineDialect, type Dialect } from './dialect.ts'

test('the functions of an endpoint have the types of the contract', () => {
  defineDialect({
    endpoints: {
      login: {
        request: (ours, { translate, amount }) => {
          expectTypeOf(ours).toEqualTypeOf<InputOf<typeof login>>()
          expectTypeOf(amount.toOurs).returns.toEqualTypeOf<string>()
          return translate(ours)
        },
        response: (theirs, { translate }) => {
          expectTypeOf(translate(theirs)).toEqualTypeOf<ResponseOf<typeof login>>()
          return translate(theirs)
        },
      },
    },
  })
})

test('a wrong dialect does not compile', () => {
  expectTypeOf(defineDialect).returns.toEqualTypeOf<Dialect>()
  // @ts-expect-error -- the contract has no such endpoint
  defineDialect({ endpoints: { logIn: {} } })
  // @ts-expect-error -- a response without its fields
  defineDialect({ endpoints: { login: { response: () => ({ token: 'x' }) } } })
  // @ts-expect-error -- no field of the input
  defineDialect({ endpoints: { login: { request: (ours) => ({ name: ours.userName }) } } })
  // @ts-expect-error -- no field of the rows
  defineDialect({ endpoints: { betHistory: { value: { fields: { 'list.stakes': 'x' } } } } })
  defineDialect({ endpoints: { betHistory: { value: { fields: { 'list.stake': 'x', 'sums.turnover': 'y' } } } } })
  // @ts-expect-error -- no code of the contract
  defineDialect({ errors: { codes: { 7: 'no.such.code' } } })
  // @ts-expect-error -- no header of the contract
  defineDialect({ headers: { tokens: 'x' } })
  // @ts-expect-error -- no such option
  defineDialect({ amount: { amount: 'minor', decimals: 2 } })
})
