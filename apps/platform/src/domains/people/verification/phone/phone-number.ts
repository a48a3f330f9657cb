import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import type { Database } from '@playhouse/postgres/database.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { listCountryCodes } from '../../../site/country-codes.ts'

interface TypedNumber {
  countryDialingCode: string
  mobileNum: string
}

/**
 * Normalises a mobile number to E.164, however it was typed: `84` with `0912 345 678`, `912345678` or
 * `+84912345678` is `+84912345678`. One query.
 * @param field the input field named in a refusal
 * @throws PlatformError request_param_err: `required` if empty, `pattern` if it is not a mobile number of
 * that country or the brand does not accept the country
 */
export async function readPhoneNumber(
  database: Database,
  { countryDialingCode, mobileNum }: TypedNumber,
  field = 'mobileNum',
): Promise<string> {
  if (mobileNum.trim() === '') throw platformError('request_param_err', { fields: { [field]: 'required' } })
  const callingCode = countryDialingCode.trim().replace(/^\+/, '')
  const taken = (await listCountryCodes(database)).some((country) => country.callingCode === callingCode)
  if (!taken) throw platformError('request_param_err', { fields: { countryDialingCode: 'pattern' } })
  const parsed = parsePhoneNumberFromString(mobileNum, { defaultCallingCode: callingCode, extract: false })
  if (!parsed?.isValid() || parsed.countryCallingCode !== callingCode) {
    throw platformError('request_param_err', { fields: { [field]: 'pattern' } })
  }
  return parsed.number
}
