import { ConfigError } from '@playhouse/server/environment.ts'
import * as z from 'zod'

/** Providers that are asked first, by the ISO code of a country. */
export type CountryOrder = Readonly<Record<string, readonly string[]>>

/** A variable such as `VN:dovecote,relay;TH:relay`. */
export const countryOrderText = z
  .string()
  .regex(/^[A-Z]{2}:[a-z][a-z0-9-]*(?:,[a-z][a-z0-9-]*)*(?:;[A-Z]{2}:[a-z][a-z0-9-]*(?:,[a-z][a-z0-9-]*)*)*$/)
  .optional()

/** @param configured by code @throws ConfigError for one that is not configured */
export function readCountryOrder(
  variable: string,
  text: z.output<typeof countryOrderText>,
  configured: Readonly<Record<string, unknown>>,
): CountryOrder {
  const order: Record<string, string[]> = {}
  for (const entry of text?.split(';') ?? []) {
    const [country = '', codes = ''] = entry.split(':')
    order[country] = codes.split(',')
    const unknown = order[country].find((code) => configured[code] === undefined)
    if (unknown !== undefined) throw new ConfigError([`${variable}: the service ${unknown} is not configured`])
  }
  return order
}

/** The providers of a country first, in its order, and the others in theirs. */
export function sortByCountry<T>(
  providers: readonly T[],
  getCode: (provider: T) => string,
  first: readonly string[] | undefined = [],
): T[] {
  const place = (provider: T) => {
    const index = first.indexOf(getCode(provider))
    return index === -1 ? first.length : index
  }
  return providers.toSorted((one, other) => place(one) - place(other))
}
