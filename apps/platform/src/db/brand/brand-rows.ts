import { brand, brandModule, countryCode, registerRule } from '../tables/brand.ts'
import { countryCodeRows } from './country-codes.ts'
import { moduleRows } from './modules.ts'
import { registerRuleRows } from './register-rules.ts'
import type { TableRows } from './table-rows.ts'

/** A brand that speaks all there are words for; Vietnamese is its own first. */
const BRAND = {
  code: 'playhouse',
  name: 'Playhouse',
  currency: 'VND',
  currencySymbol: '₫',
  languages: ['TY', 'VI', 'EN', 'CN', 'ID', 'TH'],
}

/** The brand with its modules and settings. In: the number that the play world follows from; null for a brand without one. */
export function brandRows(seed: number | null): TableRows[] {
  return [
    { table: brandModule, rows: moduleRows() },
    { table: registerRule, rows: registerRuleRows() },
    { table: countryCode, rows: countryCodeRows() },
    { table: brand, rows: [{ ...BRAND, seed }] },
  ]
}
