import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { eq, sql } from 'drizzle-orm'
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { jurisdiction } from '../../../db/tables/brand.ts'
import { member } from '../../../db/tables/members.ts'
import { defaultRules, type Jurisdictions, parseStoredRules, toStoredRules } from './jurisdiction-config.ts'
import { type MemberRules, mergeRules } from './rules.ts'

/** Rules of countries without a row of their own. */
const OTHERS = '*'

/** Replaces the stored rules, which all processes and SQL functions read, by those of the configuration. */
export async function storeJurisdictions(tx: Transaction, jurisdictions: Jurisdictions): Promise<void> {
  await tx.execute(sql`lock table ${jurisdiction} in share row exclusive mode`)
  await tx.delete(jurisdiction)
  await tx.insert(jurisdiction).values(
    Object.entries(jurisdictions).map(([country, { profile, rules }]) => ({
      country,
      profile,
      rules: toStoredRules(rules),
    })),
  )
}

/**
 * Rules of a member: those of the country in which the account was opened and of the country of its number, the stricter of both. A country
 * that the brand does not name, and an account of which neither is known, have the brand's default ones. One query.
 */
export async function readMemberRules(on: Database | Transaction, memberId: number): Promise<MemberRules> {
  const rows = await on
    .select({ country: jurisdiction.country, rules: jurisdiction.rules, opened: member.country, mobile: member.mobile })
    .from(member)
    .leftJoin(jurisdiction, sql`true`)
    .where(eq(member.id, memberId))
  const [{ opened, mobile } = { opened: null, mobile: null }] = rows
  const stored = new Map(rows.flatMap(({ country, rules }) => (country === null ? [] : [[country, rules] as const])))
  if (stored.size === 0) return defaultRules()
  return merge(stored, [opened, mobile === null ? null : (parsePhoneNumberFromString(mobile)?.country ?? OTHERS)])
}

function merge(stored: ReadonlyMap<string, unknown>, countries: readonly (string | null)[]): MemberRules {
  const known = countries.flatMap((country) => (country === null ? [] : stored.has(country) ? [country] : [OTHERS]))
  const [first = OTHERS, ...others] = new Set(known)
  const parse = (country: string) => parseStoredRules(stored.get(country))
  return mergeRules([parse(first), ...others.map(parse)])
}

/** What applies to everybody whom the brand serves: the strictest of all of its countries. One query. */
export async function readBrandRules(on: Database | Transaction): Promise<MemberRules> {
  const rows = await on.select({ rules: jurisdiction.rules }).from(jurisdiction)
  const [first = defaultRules(), ...others] = rows.map(({ rules }) => parseStoredRules(rules))
  return mergeRules([first, ...others])
}
