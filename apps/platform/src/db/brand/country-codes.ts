import type { countryCode } from '../tables/brand.ts'

/** Country (ISO 3166), its own name, calling code (ITU-T E.164); the home country first. */
const COUNTRIES = [
  ['VN', 'Việt Nam', '84'],
  ['TH', 'ประเทศไทย', '66'],
  ['ID', 'Indonesia', '62'],
  ['KH', 'កម្ពុជា', '855'],
  ['LA', 'ລາວ', '856'],
  ['MM', 'မြန်မာ', '95'],
  ['MY', 'Malaysia', '60'],
  ['PH', 'Pilipinas', '63'],
  ['SG', 'Singapore', '65'],
] as const

export function countryCodeRows(): (typeof countryCode.$inferInsert)[] {
  return COUNTRIES.map(([country, name, callingCode], index) => {
    return { country, name, callingCode, position: index + 1 }
  })
}
