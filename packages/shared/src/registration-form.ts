import * as z from 'zod/mini'

import { VERIFICATION_CODE_MAX } from './limits.ts'
import { breachOf, type FieldRule, type RuleBreach } from './registration-rules.ts'

/** By username and password, or by mobile number with a code sent to it. */
export type RegistrationKind = 'username' | 'mobile'

/** Fields that a platform rules, in the order of the form. */
export const RULED_FIELDS = [
  'username',
  'mobileNum',
  'password',
  'paymentPassword',
  'payeeName',
  'email',
  'idNumber',
  'zalo',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'qqNum',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const

export type RuledField = (typeof RULED_FIELDS)[number]
/** The form's fields: those that are ruled, and two that follow from others. */
export type FormField = RuledField | 'confirmPassword' | 'verificationCode'

/** What a brand asks of whom. */
export interface RegistrationSetup {
  kind: RegistrationKind
  rules: Readonly<Partial<Record<string, FieldRule>>>
  /** A code is sent to the mobile number of a registration by username too; by mobile number it always is. */
  smsCode: boolean
  /** A registration by mobile number sets a password as well. */
  passwordWithMobile: boolean
}

export interface AskedField {
  name: FormField
  rule: FieldRule
}

const CODE_RULE: FieldRule = {
  enabled: true,
  required: true,
  minLength: 1,
  maxLength: VERIFICATION_CODE_MAX,
  patternId: 0,
  acceptedPattern: '*',
}
/** Always required when shown, whatever the platform's rule says. */
const ALWAYS_REQUIRED: ReadonlySet<RuledField> = new Set(['username', 'password', 'mobileNum', 'paymentPassword'])
/** What a platform means that names no rule for a field it always asks. */
const ANYTHING: FieldRule = {
  enabled: true,
  required: true,
  minLength: 0,
  maxLength: 64,
  patternId: 0,
  acceptedPattern: '*',
}

/** Fields of a registration form in order, each with its rule. */
export function askedFields({ kind, rules, smsCode, passwordWithMobile }: RegistrationSetup): AskedField[] {
  const byMobile = kind === 'mobile'
  const shown = (name: RuledField): boolean => {
    if (name === 'username') return !byMobile
    if (name === 'password') return !byMobile || passwordWithMobile
    if (name === 'mobileNum' && byMobile) return true
    return rules[name]?.enabled === true
  }
  return RULED_FIELDS.filter(shown).flatMap((name): AskedField[] => {
    const rule = rules[name] ?? ANYTHING
    const asked = { name, rule: { ...rule, enabled: true, required: rule.required || ALWAYS_REQUIRED.has(name) } }
    if (name === 'password') {
      // It has no rule of its own: it must equal the password.
      return [asked, { name: 'confirmPassword', rule: { ...ANYTHING, maxLength: rule.maxLength } }]
    }
    // Without a number there is nothing that a code could be sent to.
    return name === 'mobileNum' && (byMobile || smsCode)
      ? [asked, { name: 'verificationCode', rule: CODE_RULE }]
      : [asked]
  })
}

/** What was typed, by field; a field that is missing counts as empty. */
export type RegistrationValues = Partial<Record<FormField, string>>

/** Every breach of a registration by field, the first of each; empty when all rules are kept. */
export function registrationBreaches(
  asked: readonly AskedField[],
  values: RegistrationValues,
): Partial<Record<FormField, RuleBreach>> {
  const breaches: Partial<Record<FormField, RuleBreach>> = {}
  for (const { name, rule } of asked) {
    const breach = breachAt(name, rule, values)
    if (breach) breaches[name] = breach
  }
  return breaches
}

/** The same as a schema for forms; each issue's message is the breach that it is. */
export function registrationSchema(asked: readonly AskedField[]) {
  return z.looseObject({}).check((context) => {
    const values = context.value as RegistrationValues
    for (const [field, breach] of Object.entries(registrationBreaches(asked, values))) {
      const input = values[field as FormField]
      // What else is wrong is said as well.
      context.issues.push({ code: 'custom', path: [field], message: breach, input, continue: true })
    }
  })
}

function breachAt(name: FormField, rule: FieldRule, values: RegistrationValues): RuleBreach | undefined {
  const value = values[name] ?? ''
  if (name === 'confirmPassword') {
    if (value === (values.password ?? '')) return value === '' ? 'required' : undefined
    return value === '' ? 'required' : 'mismatch'
  }
  const breach = breachOf(rule, value)
  if (breach || name !== 'password' || !values.username) return breach
  return value.toLowerCase() === values.username.toLowerCase() ? 'like_username' : undefined
}
