import { isPrivateAddress } from '../../request/client-address.ts'

/** Country (ISO 3166 alpha-2) of an address; `ZZ` if unknown. */
export type CountryOf = (address: string) => string

/** Treats private addresses as home and knows no others. An operator's platform would use a GeoIP database. */
export const localCountryOf: CountryOf = (address) => (isPrivateAddress(address) ? 'VN' : 'ZZ')
