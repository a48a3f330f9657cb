import { ruleCases } from '@playhouse/shared/registration-cases.fixture.ts'
import type { FieldRule } from '@playhouse/shared/registration-rules.ts'
import { createInstance } from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { pack as english } from '../../i18n/packs/EN/registration.ts'
import { breachText, hintText } from './breach-text.ts'
import { fieldsAsked } from './form-rules.ts'
import { formSchema } from './form-schema.ts'
import { emptyForm } from './form-values.ts'
import type { FormValues } from './form-values.ts'

/** A field's rule from the gateway; disabled fields are omitted. */
const fieldOf = (name: string, { enabled: _, ...rule }: FieldRule) => {
  return { __typename: 'RegistrationField' as const, name, ...rule }
}
const registration = {
  __typename: 'RegistrationForm' as const,
  methods: ['USERNAME' as const, 'MOBILE' as const],
  requiresSmsCode: false,
  mobileRequiresPassword: true,
  canCheckInvitationCode: true,
}
const anything: FieldRule = {
  enabled: true,
  required: true,
  minLength: 1,
  maxLength: 20,
  patternId: 0,
  acceptedPattern: '*',
}
const brandWith = (...fields: ReturnType<typeof fieldOf>[]) => ({ registrationFields: fields, registration })
const filled: FormValues = { ...emptyForm(), username: 'lananh', password: 'secret 1', confirmPassword: 'secret 1' }

/** Breach per field of a form by username. */
function breaches(brand: ReturnType<typeof brandWith>, values: Partial<FormValues>): Record<string, string> {
  const result = formSchema(fieldsAsked(brand, 'USERNAME')).safeParse({ ...filled, ...values })
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('the form says what the table says', () => {
  // The platform runs the same cases in registration-rules.db.test.ts.
  it.each(ruleCases())('$name', ({ rule, value, breach }) => {
    const brand = brandWith(fieldOf('username', anything), fieldOf('password', anything), fieldOf('zalo', rule))
    expect(breaches(brand, { zalo: value })).toEqual(breach ? { zalo: breach } : {})
  })

  it('asks for no field that the brand did not tell of', () => {
    const brand = brandWith(fieldOf('username', anything), fieldOf('password', anything), fieldOf('shoeSize', anything))
    expect(fieldsAsked(brand, 'USERNAME').map(({ name }) => name)).toEqual(['username', 'password', 'confirmPassword'])
    expect(fieldsAsked(brand, 'MOBILE').map(({ name }) => name)).toEqual([
      'mobileNum',
      'verificationCode',
      'password',
      'confirmPassword',
    ])
  })

  it('wants the agreement, and a limit that is an amount where one is given', () => {
    const brand = brandWith(fieldOf('username', anything), fieldOf('password', anything))
    expect(breaches(brand, { agreement: false, depositLimit: '10.5' })).toEqual({
      agreement: 'required',
      depositLimit: 'pattern',
    })
    expect(breaches(brand, { depositLimit: '1.000.000' })).toEqual({})
  })
})

describe('the words of a breach', () => {
  const i18n = createInstance()
  beforeAll(() =>
    i18n.init({
      lng: 'EN',
      cleanCode: false,
      fallbackLng: false,
      ns: ['registration'],
      resources: { EN: { registration: english } },
      interpolation: { escapeValue: false },
    }),
  )
  const t = () => i18n.getFixedT('EN', 'registration')

  it.each(ruleCases().filter(({ breach }) => breach))('$name: says so with the name of the field', (found) => {
    const text = breachText(t(), found.breach ?? '', 'zalo', found.rule)
    expect(text).toMatch(/^Zalo \S/)
    expect(text).not.toContain('{{')
  })

  it('hold the bounds, one number where they are equal', () => {
    const rule = { ...anything, minLength: 4, maxLength: 15 }
    expect(breachText(t(), 'length', 'username', rule)).toBe('Username must have 4 to 15 characters.')
    expect(breachText(t(), 'LENGTH', 'affiliateCode', { ...rule, maxLength: 4 })).toBe(
      'Invitation code must have 4 characters.',
    )
    expect(hintText(t(), { name: 'username', rule }, true)).toBe('4 to 15 characters')
  })

  it('differ for every family of patterns', () => {
    const texts = Array.from({ length: 19 }, (_, patternId) =>
      breachText(t(), 'pattern', 'line', { ...anything, patternId }),
    )
    expect(new Set(texts).size).toBe(19)
  })

  it('have something to say of a family and of a breach that are not known', () => {
    expect(breachText(t(), 'pattern', 'line', { ...anything, patternId: 99 })).toContain('not accepted')
    expect(breachText(t(), 'OTHER', 'username', undefined)).toBe('Username is not accepted. Choose another.')
  })
})
