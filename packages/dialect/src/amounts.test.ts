import { describe, expect, it } from 'vitest'
import { amountToOurs, amountToTheirs } from './amounts.ts'
import type { AmountFormat } from './dialect.ts'
import { parseExact } from './exact-number.ts'

const decimal = (decimals: number, json: AmountFormat['json'] = 'text'): AmountFormat => ({
  amount: 'decimal',
  decimals,
  json,
})
const minor = (decimals: number, json: AmountFormat['json'] = 'number'): AmountFormat => ({
  amount: 'minor',
  decimals,
  json,
})

describe('amounts of a platform', () => {
  it.each([
    ['"12.5"', decimal(2), '12.50'],
    ['12.5', decimal(2), '12.50'],
    ['"0012.500"', decimal(2), '12.50'],
    ['"12.3400000"', decimal(7), '12.34'],
    ['0.1', decimal(4), '0.10'],
    ['-0.05', decimal(2), '-0.05'],
    ['"-0.00"', decimal(2), '0.00'],
    ['1e-4', decimal(4), '0.0001'],
    ['1.5e3', decimal(0), '1500.00'],
    // A double has 999999999999999.9 and 0.1000000000000000055.
    ['999999999999999.9300', decimal(4), '999999999999999.93'],
    ['0.10000000000000000', decimal(4), '0.10'],
    ['1250', minor(2), '12.50'],
    ['"1250"', minor(2), '12.50'],
    ['-5', minor(2), '-0.05'],
    ['5', minor(4), '0.0005'],
    ['1500', minor(0), '1500.00'],
    ['12345000000', minor(7), '1234.50'],
    ['9999999999999999999', minor(4), '999999999999999.9999'],
  ])('reads %s of %o as %s', (text, format, ours) => expect(amountToOurs(parseExact(text), format)).toBe(ours))

  it.each([
    ['"12.345"', decimal(2)],
    ['0.1234567', decimal(7)],
    ['12.5', minor(2)],
    ['1234567', minor(7)],
    ['"1000000000000000"', decimal(2)],
    ['1000000000000000000000', decimal(2)],
    ['"1e9"', decimal(2)],
    ['"1,250.00"', decimal(2)],
    ['""', decimal(2)],
    ['"free"', decimal(2)],
    ['null', decimal(2)],
    ['true', decimal(2)],
    ['{}', minor(2)],
  ])('refuses %s of %o without rounding it', (text, format) =>
    expect(() => amountToOurs(parseExact(text), format)).toThrow(/expected (?:an amount|whole minor units)/),
  )

  it.each([
    ['12.50', decimal(2), '"12.50"'],
    ['12.5', decimal(0 + 2, 'number'), '12.5'],
    ['1500.00', decimal(0), '"1500"'],
    ['12.3456', decimal(7), '"12.3456000"'],
    ['-0.05', minor(2), '-5'],
    ['0.05', minor(2, 'text'), '"5"'],
    ['0.00', minor(2), '0'],
    [50, minor(2), '5000'],
    ['999999999999999.9999', minor(7), '9999999999999999999000'],
    ['999999999999999.9999', decimal(4, 'number'), '999999999999999.9999'],
  ])('writes %s of %o as %s', (ours, format, text) => expect(JSON.stringify(amountToTheirs(ours, format))).toBe(text))

  it.each([['12.345'], ['1e3'], ['x'], [null]])('refuses to write %s with two decimals', (ours) =>
    expect(() => amountToTheirs(ours, minor(2))).toThrow('expected an amount with at most 2 decimals'),
  )
})
