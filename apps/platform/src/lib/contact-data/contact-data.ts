import { hasAccountName } from './account-names.ts'
import { hasPhoneNumber } from './phone-numbers.ts'
import { getReadings } from './readings.ts'
import { hasWebAddress } from './web-addresses.ts'

/** What leads readers of a text away from the site: an address on the web, or a number or an account at which its writer can be reached. */
export function findContactData(text: string): 'link' | 'contact' | undefined {
  const readings = getReadings(text)
  if (hasWebAddress(readings)) return 'link'
  return hasAccountName(readings) || hasPhoneNumber(readings) ? 'contact' : undefined
}
