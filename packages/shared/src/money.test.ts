import { describe, expect, it } from 'vitest'

import { formatAmount, formatWholeAmount, normalizeAmount, NotAnAmountError, parseAmount } from './money.ts'

describe('amount', () => {
  it.each([
    ['0', 0n],
    ['12.5', 125_000n],
    ['-1250000.50', -12_500_005_000n],
    ['0.0001', 1n],
    ['999999999999999.9999', 9_999_999_999_999_999_999n],
  ])('parses %s', (text, minor) => expect(parseAmount(text)).toBe(minor))

  it.each(['', '1,000', '1e3', '.5', '5.', '1.00001', ' 1', 'NaN', '0x10', '1'.repeat(16)])('rejects %j', (text) => {
    expect(() => parseAmount(text)).toThrow(NotAnAmountError)
  })

  it.each([
    [0n, '0.00'],
    [125_000n, '12.50'],
    [1n, '0.0001'],
    [1_230n, '0.123'],
    [-5_000n, '-0.50'],
  ])('formats %s with two decimals unless more are needed', (minor, text) => expect(formatAmount(minor)).toBe(text))

  it.each([
    [9_999n, '0'],
    [1_259_999n, '125'],
    [90_071_992_547_409_930_000n, '9007199254740993'],
  ])('formats %s without its decimals', (minor, text) => expect(formatWholeAmount(minor)).toBe(text))

  it('parses every formatted amount back', () => {
    for (let minor = -30_000n; minor < 30_000n; minor += 7n) expect(parseAmount(formatAmount(minor))).toBe(minor)
  })
})

describe('an amount of a response', () => {
  const texts = [...Array(2_000).keys()].flatMap((nth) => {
    const text = formatAmount(BigInt(nth * 11))
    return [text, `-${text}`, `0${text}`, `${text}0`, text.replace(/0+$/, ''), text.replace(/\.\d+$/, '')]
  })

  it('reads as if it were parsed and formatted', () => {
    const plain = (text: string) => {
      try {
        return formatAmount(parseAmount(text))
      } catch {
        return 'refused'
      }
    }
    for (const text of [
      ...texts,
      '-0.00',
      '-0',
      '1e5',
      '999999999999999.99',
      '1000000000000000.00',
      '1.00001',
      ' 1.00',
      '1.00\n',
    ]) {
      let read: string
      try {
        read = normalizeAmount(text)
      } catch {
        read = 'refused'
      }
      expect(read).toBe(plain(text))
    }
  })
})
