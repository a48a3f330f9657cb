import { describe, expect, it } from 'vitest'
import { depositFee, withdrawalFee } from './fee.ts'
import { parseAmount } from './money.ts'

const rates = (feeFixed: string, feeBasisPoints: number) => ({ feeFixed: parseAmount(feeFixed), feeBasisPoints })

describe('deposit fee', () => {
  it.each([
    ['100000', '0', 0, '0'],
    ['100000', '2000', 50, '2500'],
    ['20000', '0', 100, '200'],
    // Part of a unit costs a whole one.
    ['100001', '0', 100, '1001'],
    ['100000', '0.0001', 0, '1'],
    // Less than a minor unit costs nothing.
    ['0.0001', '0', 9_999, '0'],
    // More than a floating-point number holds.
    ['999999999999999', '1', 10_000, '1000000000000000'],
  ])('on %s at %s and %i basis points is %s', (amount, fixed, basisPoints, fee) => {
    expect(depositFee(rates(fixed, basisPoints), parseAmount(amount))).toBe(BigInt(fee) * 10_000n)
  })
})

describe('withdrawal fee', () => {
  it.each([
    ['100000', '0', 0, '0'],
    ['100000', '2000', 50, '2500'],
    ['100001', '0', 100, '1000.01'],
    ['0.0199', '0', 100, '0.0001'],
    // At most the amount.
    ['1000', '999.9999', 0, '999.9999'],
    ['1000', '1000', 1, '1000'],
    ['1000', '2000', 0, '1000'],
    ['0', '2000', 50, '0'],
    ['999999999999999.9999', '0', 9_999, '999899999999999.9999'],
  ])('on %s at %s and %i basis points is %s', (amount, fixed, basisPoints, fee) => {
    expect(withdrawalFee(rates(fixed, basisPoints), parseAmount(amount))).toBe(parseAmount(fee))
  })
})
