import { isPrivateAddress } from '../../request/client-address.ts'

/** Tells the country (ISO 3166 alpha-2) of an address; `ZZ` where it is not known. */
export type CountryOf = (address: string) => string

/** Knows only that private addresses are at home. An operator's own platform asks its address registry instead. */
export const localCountryOf: CountryOf = (address) => (isPrivateAddress(address) ? 'VN' : 'ZZ')
