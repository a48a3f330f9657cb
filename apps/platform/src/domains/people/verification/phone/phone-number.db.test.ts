import { beforeAll, expect, test } from 'vitest'
import { countryCode } from '../../../../db/tables/brand.ts'
import { countryCodeRows } from '../../../../db/brand/country-codes.ts'
import { readPhoneNumber } from './phone-number.ts'
import { useScratchDatabase } from '../scratch.fixture.ts'

const database = useScratchDatabase()
beforeAll(async () => {
  await database().insert(countryCode).values(countryCodeRows())
})

const parseNumber = (countryDialingCode: string, mobileNum: string, field?: string) =>
  readPhoneNumber(database(), { countryDialingCode, mobileNum }, field)

test.each([
  ['84', '0912345678', '+84912345678'],
  ['84', '912345678', '+84912345678'],
  ['+84', ' 0912 345-678 ', '+84912345678'],
  ['84', '+84 912 345 678', '+84912345678'],
  ['84', '(091) 234.5678', '+84912345678'],
  ['66', '0812345678', '+66812345678'],
  ['62', '0812-3456-789', '+628123456789'],
  ['855', '012 345 678', '+85512345678'],
])('%s with %s is %s', async (code, typed, number) => {
  await expect(parseNumber(code, typed)).resolves.toBe(number)
})

test.each([
  ['84', '', { mobileNum: 'required' }],
  ['84', '   ', { mobileNum: 'required' }],
  ['84', '09123', { mobileNum: 'pattern' }],
  ['84', '091234567890', { mobileNum: 'pattern' }],
  ['84', 'not a number', { mobileNum: 'pattern' }],
  ['84', 'call 0912345678 now', { mobileNum: 'pattern' }],
  // A landline receives no texts.
  ['84', '02438252525', { mobileNum: 'pattern' }],
  // A number of another country than the selected one.
  ['84', '+66812345678', { mobileNum: 'pattern' }],
  ['1', '2025550123', { countryDialingCode: 'pattern' }],
  ['', '0912345678', { countryDialingCode: 'pattern' }],
  ['0000', '000123456', { countryDialingCode: 'pattern' }],
])('%s with "%s" is refused', async (code, typed, fields) => {
  await expect(parseNumber(code, typed)).rejects.toMatchObject({ code: 'request_param_err', details: { fields } })
})

test('names the form’s field in a refusal', async () => {
  await expect(parseNumber('84', '1', 'mobileNo')).rejects.toMatchObject({
    details: { fields: { mobileNo: 'pattern' } },
  })
})
