import { expect, test } from 'vitest'
import { RequestCurrency } from './request-currency.ts'

test('takes the currency that a response states, or the rows of its list', () => {
  for (const response of [{ currency: 'VND' }, { list: [{ currency: 'VND' }] }]) {
    const currency = new RequestCurrency()
    for (const without of [null, undefined, [], 'text', { list: [] }, { list: [null] }, { currency: null }]) {
      currency.take(without)
      expect(currency.code).toBeUndefined()
    }
    currency.take(response)
    currency.take({ list: [] })
    expect(currency.code).toBe('VND')
  }
})

test('refuses a second currency within a request', () => {
  const currency = new RequestCurrency()
  currency.take({ currency: 'VND' })
  expect(() => currency.take({ currency: 'THB' })).toThrow('currency: expected VND')
  expect(currency.code).toBe('VND')
})
