import { describe, expect, it } from 'vitest'

import { ruleCases } from './registration-cases.fixture.ts'
import { registrationBreaches, requestedFields, RULED_FIELDS, type RegistrationSetup } from './registration-form.ts'
import { getBreach, type FieldRule } from './registration-rules.ts'

const rule = (enabled: boolean, required = false): FieldRule => {
  return { enabled, required, minLength: 1, maxLength: 20, patternId: 0, acceptedPattern: '*' }
}
const allRules = (enabled: boolean) => Object.fromEntries(RULED_FIELDS.map((field) => [field, rule(enabled)]))
const setup: RegistrationSetup = { kind: 'username', rules: allRules(false), smsCode: false, passwordWithMobile: false }
const readNames = (own: Partial<RegistrationSetup>) => requestedFields({ ...setup, ...own }).map(({ name }) => name)

it('finds the breach of every case', () => {
  const found = ruleCases().map((one) => [one.name, getBreach(one.rule, one.value)])
  expect(found).toEqual(ruleCases().map(({ name, breach }) => [name, breach]))
})

describe('the form’s fields', () => {
  it('are username, password and its confirmation at least', () =>
    expect(readNames({})).toEqual(['username', 'password', 'confirmPassword']))

  it('are all sixteen, the confirmation and the code when everything is enabled', () => {
    const names = readNames({ rules: allRules(true), smsCode: true })
    expect(names).toEqual([
      'username',
      'mobileNum',
      'verificationCode',
      'password',
      'confirmPassword',
      ...RULED_FIELDS.slice(3),
    ])
    expect(new Set(names).size).toBe(18)
  })

  it('have no code without a mobile number', () => expect(readNames({ smsCode: true })).toHaveLength(3))

  it('are number and code by mobile number, and a password if the brand requires it', () => {
    expect(readNames({ kind: 'mobile' })).toEqual(['mobileNum', 'verificationCode'])
    expect(readNames({ kind: 'mobile', passwordWithMobile: true })).toEqual([
      'mobileNum',
      'verificationCode',
      'password',
      'confirmPassword',
    ])
  })

  it('are required if always mandatory or if the rule says so', () => {
    const rules = { ...allRules(true), zalo: rule(true, true) }
    const required = requestedFields({ ...setup, rules, smsCode: true }).filter((requested) => requested.rule.required)
    expect(required.map(({ name }) => name)).toEqual([
      'username',
      'mobileNum',
      'verificationCode',
      'password',
      'confirmPassword',
      'paymentPassword',
      'zalo',
    ])
  })
})

describe('registration form', () => {
  const breaches = (values: object, own: Partial<RegistrationSetup> = {}) => {
    return registrationBreaches(requestedFields({ ...setup, ...own }), values)
  }

  it('reports the first breach of each field', () =>
    expect(breaches({ username: 'a'.repeat(21), confirmPassword: 'x' })).toEqual({
      username: 'length',
      password: 'required',
      confirmPassword: 'mismatch',
    }))

  it('requires matching passwords that differ from the username', () => {
    expect(breaches({ username: 'lan', password: 'secret', confirmPassword: 'secret' })).toEqual({})
    expect(breaches({ username: 'lan', password: 'secret', confirmPassword: '' })).toEqual({
      confirmPassword: 'required',
    })
    expect(breaches({ username: 'lan', password: 'LAN', confirmPassword: 'LAN' })).toEqual({
      password: 'like_username',
    })
  })

  it('limits the code to 255 characters', () => {
    const own = { kind: 'mobile' } as const
    expect(breaches({ mobileNum: '1', verificationCode: '1'.repeat(255) }, own)).toEqual({})
    expect(breaches({ mobileNum: '1', verificationCode: '1'.repeat(256) }, own)).toEqual({ verificationCode: 'length' })
    expect(breaches({ mobileNum: '1' }, own)).toEqual({ verificationCode: 'required' })
  })
})

it('refuses what is no e-mail address, whatever the brand’s pattern accepts', () => {
  const requested = [{ name: 'email', rule: { ...rule(true), maxLength: 254 } }] as const
  const breaches = (email: string) => registrationBreaches(requested, { email })
  expect(['', ' Lan@mail.example ', 'x@[127.0.0.1]', 'a..b@mail.example'].map(breaches)).toEqual([
    {},
    {},
    { email: 'pattern' },
    { email: 'pattern' },
  ])
})

it.each(['quiet-harbour', 'quiet-harbour ', ' quiet-harbour\u00A0'])(
  'refuses %j as the payment password beside the same log-in password',
  (paymentPassword) => {
    const requested = requestedFields({ ...setup, rules: allRules(true) })
    const breaches = registrationBreaches(requested, { password: 'quiet-harbour', paymentPassword })
    expect(breaches.paymentPassword).toBe('like_other')
  },
)
