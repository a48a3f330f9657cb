import { USUAL_RULES } from '@playhouse/shared/usual-rules.ts'
import { expect, test } from 'vitest'
import { parseStoredRules, readJurisdictions, toStoredRules } from './jurisdiction-config.ts'
import { PROFILE_CODES, PROFILES } from './profiles.ts'
import { chooseStricter, mergeRules, RULE_NAMES } from './rules.ts'

const read = (content: unknown) =>
  readJurisdictions({ JURISDICTIONS_FILE: 'brand.json' }, () =>
    typeof content === 'string' ? content : JSON.stringify(content),
  )
const RATES = { GBP: '33000', EUR: '28000.5' }

test('a brand without a file has the rules of the demo for everybody', () => {
  expect(readJurisdictions({})).toEqual({ '*': { profile: 'vn-like', rules: PROFILES['vn-like'].rules } })
})

test('a country has its profile, with amounts in the brand’s currency', () => {
  const found = read({ default: 'none', countries: { GB: 'gb', NL: 'nl' }, rates: RATES })
  expect(found['GB']).toMatchObject({ profile: 'gb', rules: { fundsCheckDeposits: 49_500_000_000n } })
  expect(found['NL']?.rules).toMatchObject({
    monthlyDeposits: 98_001_750_000n,
    monthlyDepositsUnder25: 42_000_750_000n,
  })
  expect(found['*'].profile).toBe('none')
})

test('an override may only ask for more', () => {
  const found = read({
    default: 'eu-base',
    overrides: {
      'eu-base': {
        depositAge: 21,
        realityCheckMinutes: 30,
        slotIntervalMs: 3_000,
        requiresDepositLimit: true,
        depositFacts: ['nationality', 'address', 'realName'],
      },
    },
  })
  expect(found['*'].rules).toMatchObject({ depositAge: 21, realityCheckMinutes: 30, slotIntervalMs: 3_000 })
})

test.each([
  ['gb', { slotIntervalMs: 2_000 }, 'overrides.gb.slotIntervalMs: 2000 is looser than 2500 of the profile'],
  ['gb', { slotIntervalMs: null }, 'overrides.gb.slotIntervalMs: null is looser than 2500 of the profile'],
  ['gb', { showsPlayInGames: false }, 'overrides.gb.showsPlayInGames: false is looser than true of the profile'],
  ['gb', { bonusTurnoverMultiple: 11 }, 'overrides.gb.bonusTurnoverMultiple: 11 is looser than 10 of the profile'],
  ['gb', { allowsAutoplay: true }, 'overrides.gb.allowsAutoplay: true is looser than false of the profile'],
  [
    'gb',
    { depositFacts: ['realName'] },
    'overrides.gb.depositFacts: realName is looser than address, realName of the profile',
  ],
  ['eu-base', { identityDays: 31 }, 'overrides.eu-base.identityDays: 31 is looser than 30 of the profile'],
  ['vn-like', { depositAge: 18 }, 'overrides.vn-like.depositAge: 18 is looser than 21 of the profile'],
  [
    'nl',
    { monthlyDeposits: { amount: 400, currency: 'EUR' } },
    'overrides.nl.monthlyDeposits: 11200200.00 is looser than 9800175.00 of the profile',
  ],
])('a start is refused that loosens %s by %j', (profile, override, problem) => {
  expect(() => read({ default: 'none', overrides: { [profile]: override }, rates: RATES })).toThrow(problem)
})

test.each([
  [{ default: 'gb' }, 'rates.GBP: is missing, for fundsCheckDeposits of the profile gb'],
  [{ default: 'none', countries: { UK: 'england' } }, 'countries.UK'],
  [{ default: 'none', countries: { Britain: 'gb' } }, 'countries.Britain'],
  [{ default: 'none', overrides: { none: { autoplay: false } } }, 'autoplay'],
  [{ countries: {} }, 'default'],
  ['{', 'JSON'],
])('a start is refused with %j', (content, problem) => {
  expect(() => read(content)).toThrow(problem)
})

test('stored rules are those that were read', () => {
  const { GB } = read({ default: 'none', countries: { GB: 'gb' }, rates: RATES })
  if (!GB) throw new Error('GB has no rules.')
  expect(parseStoredRules(JSON.parse(JSON.stringify(toStoredRules(GB.rules))))).toEqual(GB.rules)
})

test('merged rules ask for whatever one of them asks for, in any order', () => {
  const codes = PROFILE_CODES.map((code) => read({ default: code, rates: RATES })['*'].rules)
  for (const one of codes)
    for (const other of codes) {
      const merged = mergeRules([one, other])
      expect(merged).toEqual(mergeRules([other, one]))
      for (const name of RULE_NAMES) expect(chooseStricter(name, merged[name], one[name])).toEqual(merged[name])
    }
})

test('every profile asks for what Playhouse asks everywhere', () => {
  const none = read({ default: 'none' })['*'].rules
  for (const code of PROFILE_CODES) {
    const { rules } = read({ default: code, rates: RATES })['*']
    expect(mergeRules([rules, none])).toEqual(rules)
  }
})

test('a site shows what Playhouse asks everywhere until the rules of a member are known', () => {
  expect(PROFILES.none.rules).toMatchObject({
    limitReflectionHours: USUAL_RULES.reflectionHours,
    exclusionLiftDays: USUAL_RULES.exclusionLiftDays,
  })
})
