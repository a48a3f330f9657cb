import { expect, test } from 'vitest'
import { movementTypeOf, movementWalletOf, platformTypes } from './movement-types.ts'

test('names both halves of a transfer to a vendor alike, and asks for both', () => {
  expect(movementTypeOf('TRANSFER_OUT')).toBe('VENDOR_OUT')
  expect(movementTypeOf('TRANSFER_ARRIVED')).toBe('VENDOR_OUT')
  expect(platformTypes(['VENDOR_OUT'])).toEqual(['TRANSFER_OUT', 'TRANSFER_ARRIVED'])
})

test('gives an unknown type no meaning, and asks for none', () => {
  expect(movementTypeOf('TAX')).toBe('OTHER')
  expect(platformTypes(['OTHER'])).toEqual([])
})

test('takes any other balance for one at a vendor', () => {
  expect(movementWalletOf('main')).toEqual({ wallet: 'MAIN', vendorId: null })
  expect(movementWalletOf('SEN')).toEqual({ wallet: 'VENDORS', vendorId: 'SEN' })
})
