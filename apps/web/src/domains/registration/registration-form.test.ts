import { ruleCases } from '@playhouse/shared/registration-cases.fixture.ts'
import { registrationBreaches } from '@playhouse/shared/registration-form.ts'
import type { FieldRule } from '@playhouse/shared/registration-rules.ts'
import { createInstance } from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import english from '@playhouse/shared/texts/web/EN/registration.json' with { type: 'json' }
import { breachText, hintText } from './parts/breach-text.ts'
import { fieldsRequested } from './form-rules.ts'

/** A field's rule from the gateway; disabled fields are omitted. */
const getField = (name: string, { enabled: _, ...rule }: FieldRule) => {
  return { __typename: 'RegistrationField' as const, name, ...rule }
}
const registration = {
  __typename: 'RegistrationForm' as const,
  methods: ['USERNAME' as const, 'MOBILE' as const],
  isSmsCodeRequired: false,
  isMobilePasswordRequired: true,
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
const brandWith = (...fields: ReturnType<typeof getField>[]) => ({ registrationFields: fields, registration })
const filled = { username: 'lananh', password: 'secret 1', confirmPassword: 'secret 1' }

describe('form rules', () => {
  // The platform runs the same cases in registration-rules.db.test.ts.
  it('finds the breach of every case', () => {
    const found = ruleCases().map(({ name, rule, value }) => {
      const brand = brandWith(getField('username', anything), getField('password', anything), getField('zalo', rule))
      return [name, registrationBreaches(fieldsRequested(brand, 'USERNAME'), { ...filled, zalo: value })]
    })
    expect(found).toEqual(ruleCases().map(({ name, breach }) => [name, breach ? { zalo: breach } : {}]))
  })

  it('ignores fields that the form does not know', () => {
    const brand = brandWith(
      getField('username', anything),
      getField('password', anything),
      getField('shoeSize', anything),
    )
    expect(fieldsRequested(brand, 'USERNAME').map(({ name }) => name)).toEqual([
      'username',
      'password',
      'confirmPassword',
    ])
    expect(fieldsRequested(brand, 'MOBILE').map(({ name }) => name)).toEqual([
      'mobileNum',
      'verificationCode',
      'password',
      'confirmPassword',
    ])
  })
})

describe('breach texts', () => {
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

  it('name the field in every case', () => {
    const faulty = ruleCases()
      .filter(({ breach }) => breach)
      .map(({ name, rule, breach }) => ({ name, text: breachText(t(), breach ?? '', 'zalo', rule) }))
      .filter(({ text }) => !/^Zalo \S/.test(text) || text.includes('{{'))
    expect(faulty).toEqual([])
  })

  it('contain the limits, or one number if they are equal', () => {
    const rule = { ...anything, minLength: 4, maxLength: 15 }
    expect(breachText(t(), 'length', 'username', rule)).toBe('Username must have 4 to 15 characters.')
    expect(breachText(t(), 'LENGTH', 'affiliateCode', { ...rule, maxLength: 4 })).toBe(
      'Invitation code must have 4 characters.',
    )
    expect(hintText(t(), { name: 'username', rule }, true)).toBe('4 to 15 characters')
  })

  it('differ for each pattern family', () => {
    const texts = Array.from({ length: 19 }, (_, patternId) =>
      breachText(t(), 'pattern', 'line', { ...anything, patternId }),
    )
    expect(new Set(texts).size).toBe(19)
  })

  it('have a general text for an unknown family or breach', () => {
    expect(breachText(t(), 'pattern', 'line', { ...anything, patternId: 99 })).toContain('not allowed')
    expect(breachText(t(), 'OTHER', 'username', undefined)).toBe('Username is not accepted. Choose another.')
  })
})
