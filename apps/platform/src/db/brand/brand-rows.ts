import { brand, brandModule, countryCode, registerRule } from '../tables/brand.ts'
import { countryCodeRows } from './country-codes.ts'
import { moduleRows } from './modules.ts'
import { registerRuleRows } from './register-rules.ts'
import type { TableRows } from './table-rows.ts'

/** Lists every language that has texts; Vietnamese is the default. */
const BRAND = {
  code: 'playhouse',
  name: 'Playhouse',
  currency: 'VND',
  currencySymbol: '₫',
  languages: ['TY', 'VI', 'EN', 'CN', 'ID', 'TH'],
}

/** @param seed of the demo world; null for a brand without one */
export function brandRows(
  seed: number | null,
  { code = BRAND.code, name = BRAND.name }: { code?: string | undefined; name?: string | undefined } = {},
): TableRows[] {
  return [
    { table: brandModule, rows: moduleRows(seed !== null) },
    { table: registerRule, rows: registerRuleRows() },
    { table: countryCode, rows: countryCodeRows() },
    { table: brand, rows: [{ ...BRAND, code, name, seed }] },
  ]
}
