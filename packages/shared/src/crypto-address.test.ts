import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isTokenAddress, tokenAddress } from './crypto-address.ts'

describe('TRC20 address', () => {
  // Contracts of USDT on the main and the test network.
  test.each(['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj'])('accepts %s', (address) =>
    expect(isTokenAddress('TRC20', address)).toBe(true),
  )

  test.each([
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6',
    'tR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    'T000000000000000000000000000000000',
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '',
  ])('rejects %j', (address) => expect(isTokenAddress('TRC20', address)).toBe(false))
})

describe('ERC20 address', () => {
  // Examples of EIP-55.
  test.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ])('accepts %s', (address) => {
    expect(isTokenAddress('ERC20', address)).toBe(true)
    expect(
      isTokenAddress(
        'ERC20',
        address.replace(/[a-f](?=[^a-f]*$)/, (letter) => letter.toUpperCase()),
      ),
    ).toBe(false)
  })

  test.each(['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0x', ''])(
    'rejects %j',
    (address) => expect(isTokenAddress('ERC20', address)).toBe(false),
  )
})

test('accepts generated addresses', () => {
  for (const network of ['TRC20', 'ERC20'] as const)
    for (let made = 0; made < 20; made++)
      expect(isTokenAddress(network, tokenAddress(network, randomBytes(20)))).toBe(true)
})
