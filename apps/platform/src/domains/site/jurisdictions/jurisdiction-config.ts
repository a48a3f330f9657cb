import { ConfigError } from '@playhouse/server/environment.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { PROFILE_CODES, type ProfileCode, PROFILES } from './profiles.ts'
import {
  chooseStricter,
  type MemberRules,
  MONEY_RULES,
  type MoneyRule,
  profileRules,
  type ProfileRules,
  RULE_NAMES,
  type RuleName,
  type RuleValue,
} from './rules.ts'

export const JURISDICTION_VARIABLES = {
  /** JSON file with the brand's profile by country; `vn-like` for every country without it. */
  JURISDICTIONS_FILE: z.string().optional(),
}

const profileCode = z.enum(PROFILE_CODES as [ProfileCode, ...ProfileCode[]])

const brandFile = z.strictObject({
  /** Profile of countries that `countries` does not name, and of members whose country is unknown. */
  default: profileCode,
  countries: z.record(z.string().regex(/^[A-Z]{2}$/, 'is not a country, such as GB'), profileCode).default({}),
  /** Stricter values of the brand, by profile. */
  overrides: z.partialRecord(profileCode, profileRules.partial()).default({}),
  /** What a unit of a profile's currency is worth in the brand's, such as `"33000"`; the less, the stricter. */
  rates: z.record(z.string().regex(/^[A-Z]{3}$/), z.string().regex(/^\d{1,9}(\.\d{1,4})?$/)).default({}),
})
type BrandFile = z.output<typeof brandFile>

/** Rules by country; `*` is for countries that have none of their own. */
export interface Jurisdictions {
  '*': JurisdictionRules
  [country: string]: JurisdictionRules
}

interface JurisdictionRules {
  profile: ProfileCode
  rules: MemberRules
}

/** @throws ConfigError naming each value that is looser than its profile, and each missing rate */
export function readJurisdictions(
  { JURISDICTIONS_FILE: path }: { JURISDICTIONS_FILE?: string | undefined },
  read: (path: string) => string = (file) => readFileSync(file, 'utf8'),
): Jurisdictions {
  const file = path === undefined ? { default: DEFAULT_PROFILE } : parseFile(path, read)
  const brand = brandFile.safeParse(file)
  if (!brand.success)
    throw new ConfigError(
      brand.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
      `JURISDICTIONS_FILE ${path}`,
    )
  const problems: string[] = []
  const resolved = Object.fromEntries(
    PROFILE_CODES.filter((code) => isUsed(brand.data, code)).map((code) => [
      code,
      { profile: code, rules: resolve(code, brand.data, problems) },
    ]),
  ) as Record<ProfileCode, JurisdictionRules>
  if (problems.length > 0) throw new ConfigError(problems, `JURISDICTIONS_FILE ${path}`)
  return {
    ...Object.fromEntries(Object.entries(brand.data.countries).map(([country, code]) => [country, resolved[code]])),
    '*': resolved[brand.data.default],
  }
}

const DEFAULT_PROFILE: ProfileCode = 'vn-like'

/** What applies without a file. */
export const defaultRules = (): MemberRules => readJurisdictions({})['*'].rules

function parseFile(path: string, read: (path: string) => string): unknown {
  try {
    return JSON.parse(read(path))
  } catch (error) {
    throw new ConfigError([error instanceof Error ? error.message : String(error)], `JURISDICTIONS_FILE ${path}`)
  }
}

const isUsed = (brand: BrandFile, code: ProfileCode): boolean =>
  brand.default === code || Object.values(brand.countries).includes(code) || brand.overrides[code] !== undefined

function resolve(code: ProfileCode, { overrides, rates }: BrandFile, problems: string[]): MemberRules {
  const convert = (source: Partial<ProfileRules>): Partial<Record<RuleName, RuleValue>> =>
    Object.fromEntries(
      Object.entries(source).map(([name, value]) => {
        if (typeof value !== 'object' || value === null || Array.isArray(value)) return [name, value]
        const rate = rates[value.currency]
        if (rate === undefined) problems.push(`rates.${value.currency}: is missing, for ${name} of the profile ${code}`)
        return [name, BigInt(value.amount) * parseAmount(rate ?? '0')]
      }),
    )
  const rules = convert(PROFILES[code].rules)
  const own = convert(overrides[code] ?? {})
  for (const name of RULE_NAMES) {
    const [base = null, value] = [rules[name], own[name]]
    if (value === undefined || value === base) continue
    if (value === null || !isSame(chooseStricter<RuleValue>(name, base, value), value))
      problems.push(
        `overrides.${code}.${name}: ${formatValue(value)} is looser than ${formatValue(base)} of the profile`,
      )
  }
  return { ...rules, ...own } as MemberRules
}

/** Order and repetition of a list mean nothing. */
const isSame = (one: RuleValue, other: RuleValue): boolean => formatValue(one) === formatValue(other)
const formatEntry = (entry: unknown): string => (typeof entry === 'string' ? entry : JSON.stringify(entry))
const formatValue = (value: RuleValue): string =>
  typeof value === 'bigint'
    ? formatAmount(value)
    : Array.isArray(value)
      ? [...new Set(value.map(formatEntry))].toSorted().join(', ')
      : String(value)

const minorUnits = z.string().regex(/^\d+$/).transform(BigInt).nullable()

/** As it is stored: amounts are decimal texts of minor units. */
const storedRules = z.object({
  ...profileRules.shape,
  ...(Object.fromEntries(MONEY_RULES.map((name) => [name, minorUnits])) as Record<MoneyRule, typeof minorUnits>),
})

export const parseStoredRules = (stored: unknown): MemberRules => storedRules.parse(stored)

export const toStoredRules = (rules: MemberRules): Record<RuleName, unknown> =>
  Object.fromEntries(
    RULE_NAMES.map((name) => [name, typeof rules[name] === 'bigint' ? String(rules[name]) : rules[name]]),
  ) as Record<RuleName, unknown>
