import { createInstance } from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { pack as english } from '../../i18n/packs/EN/session.ts'
import { breachText } from './breach-text.ts'
import { invitationOf } from './invitation.ts'
import { registrationSchema, rulesOf } from './registration-schema.ts'

const field = (
  name: string,
  minLength: number,
  maxLength: number,
  patternId: number,
  acceptedPattern: string,
  required = true,
) => ({
  __typename: 'RegistrationField' as const,
  name,
  required,
  minLength,
  maxLength,
  patternId,
  acceptedPattern,
})
const rules = rulesOf([
  field('username', 4, 15, 1, '^[a-zA-Z][a-zA-Z0-9]*$'),
  field('password', 6, 20, 5, '^(?=.*[a-zA-Z])(?=.*\\d).+$'),
  field('affiliateCode', 6, 6, 4, '^[a-zA-Z0-9]+$', false),
  field('shoeSize', 1, 2, 6, '^\\d+$'),
])
const good = { username: 'mai1', password: 'secret1', confirmPassword: 'secret1', affiliateCode: '' }

/** `field: breach` of every issue. */
function breaches(values: Partial<typeof good>): string[] {
  const result = registrationSchema(rules).safeParse({ ...good, ...values })
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('the registration form', () => {
  it('accepts what the rules accept', () => {
    expect(breaches({})).toEqual([])
    expect(breaches({ affiliateCode: 'ABC123' })).toEqual([])
  })

  it('names each breach at its field', () => {
    expect(breaches({ username: '' })).toEqual(['username: required'])
    expect(breaches({ username: 'abc' })).toEqual(['username: length'])
    expect(breaches({ username: '1abc' })).toEqual(['username: pattern'])
    expect(breaches({ affiliateCode: 'ABC' })).toEqual(['affiliateCode: length'])
    expect(breaches({ confirmPassword: '' })).toEqual(['confirmPassword: required'])
    expect(breaches({ confirmPassword: 'secret2' })).toEqual(['confirmPassword: mismatch'])
  })

  it('says that the passwords differ even while another field is wrong', () => {
    expect(breaches({ username: 'a', confirmPassword: 'other1' })).toEqual([
      'username: length',
      'confirmPassword: mismatch',
    ])
  })

  it('knows no field that the form does not have', () => {
    expect(Object.keys(rules)).toEqual(['username', 'password', 'affiliateCode'])
  })
})

describe('the words of a breach', () => {
  const i18n = createInstance()
  beforeAll(() =>
    i18n.init({
      lng: 'EN',
      cleanCode: false,
      fallbackLng: false,
      ns: ['session'],
      resources: { EN: { session: english } },
      interpolation: { escapeValue: false },
    }),
  )
  const say = (breach: string, rule = rules.username) =>
    breachText(i18n.getFixedT('EN', 'session'), breach, 'Username', rule)

  it('hold the bounds, one number where they are equal', () => {
    expect(say('length')).toBe('Username must have 4 to 15 characters.')
    expect(say('LENGTH', rules.affiliateCode)).toBe('Username must have 6 characters.')
  })

  it('explain the pattern by its family', () => {
    expect(say('pattern')).toContain('start with a letter')
    expect(say('pattern', rules.password)).toContain('both letters and digits')
    expect(breachText(i18n.getFixedT('EN', 'session'), 'pattern', 'Username', undefined)).toContain('not accepted')
  })

  it('have something to say of a breach that is not known', () => {
    expect(say('OTHER')).toBe('Username is not accepted. Choose another.')
  })
})

describe('the invitation in an address', () => {
  const read = (query: string) => invitationOf(new URLSearchParams(query))

  it('is read from either name and bounded', () => {
    expect(read('affiliateCode=AB12')).toBe('AB12')
    expect(read('referralCode=%20XY9%20')).toBe('XY9')
    expect(read('')).toBe('')
    expect(read(`affiliateCode=${'x'.repeat(65)}`)).toBe('')
  })
})
