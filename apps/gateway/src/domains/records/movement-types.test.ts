import { expect, test } from 'vitest'
import { getMovementType, toMovementWallet, platformTypes } from './movement-types.ts'

test('maps both halves of a transfer to a vendor to one type, and queries both', () => {
  expect(getMovementType('TRANSFER_OUT')).toBe('VENDOR_OUT')
  expect(getMovementType('TRANSFER_ARRIVED')).toBe('VENDOR_OUT')
  expect(platformTypes(['VENDOR_OUT'])).toEqual(['TRANSFER_OUT', 'TRANSFER_ARRIVED'])
})

test('maps an unknown type to null, and queries nothing for it', () => {
  expect(getMovementType('TAX')).toBe('OTHER')
  expect(platformTypes(['OTHER'])).toEqual([])
})

test('treats any other balance as one at a vendor', () => {
  expect(toMovementWallet('main')).toEqual({ wallet: 'MAIN', vendorId: null })
  expect(toMovementWallet('SEN')).toEqual({ wallet: 'VENDORS', vendorId: 'SEN' })
})
