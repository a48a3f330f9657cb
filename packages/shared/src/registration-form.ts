import { preparePassword } from './prepared-text.ts'
import { emailBreach, prepareEmail } from './email.ts'
import { getBreach, type FieldRule, type RuleBreach } from './registration-rules.ts'
import { mixesScripts, realNameBreach } from './scripts.ts'

/** By username and password, or by mobile number with a code sent to it. */
export type RegistrationKind = 'username' | 'mobile'

/** Fields with a platform rule, in form order. */
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
export type FormField = RuledField | 'confirmPassword' | 'verificationCode'

export interface RegistrationSetup {
  kind: RegistrationKind
  rules: Readonly<Partial<Record<string, FieldRule>>>
  /** Verifies the mobile number by code; registration by mobile number always does. */
  smsCode: boolean
  /** Registration by mobile number also sets a password. */
  passwordWithMobile: boolean
}

export interface RequestedField {
  name: FormField
  rule: FieldRule
}

const CODE_RULE: FieldRule = {
  enabled: true,
  required: true,
  minLength: 1,
  maxLength: 255,
  patternId: 0,
  acceptedPattern: '*',
}
/** Always required when shown, whatever the platform's rule says. */
const ALWAYS_REQUIRED: ReadonlySet<RuledField> = new Set(['username', 'password', 'mobileNum', 'paymentPassword'])
/** Rule of a required field for which the platform has none. */
const ANYTHING: FieldRule = {
  enabled: true,
  required: true,
  minLength: 0,
  maxLength: 64,
  patternId: 0,
  acceptedPattern: '*',
}

/** Fields of a registration form in order, each with its rule. */
export function requestedFields({ kind, rules, smsCode, passwordWithMobile }: RegistrationSetup): RequestedField[] {
  const byMobile = kind === 'mobile'
  const shown = (name: RuledField): boolean => {
    if (name === 'username') return !byMobile
    if (name === 'password') return !byMobile || passwordWithMobile
    if (name === 'mobileNum' && byMobile) return true
    return rules[name]?.enabled === true
  }
  return RULED_FIELDS.filter(shown).flatMap((name): RequestedField[] => {
    const rule = rules[name] ?? ANYTHING
    const requested = { name, rule: { ...rule, enabled: true, required: rule.required || ALWAYS_REQUIRED.has(name) } }
    if (name === 'password') {
      // Without a rule of its own: it must equal the password.
      return [requested, { name: 'confirmPassword', rule: { ...ANYTHING, maxLength: rule.maxLength } }]
    }
    // A code needs a number.
    return name === 'mobileNum' && (byMobile || smsCode)
      ? [requested, { name: 'verificationCode', rule: CODE_RULE }]
      : [requested]
  })
}

/** Values by field; a missing field counts as empty. */
export type RegistrationValues = Partial<Record<FormField, string>>

export function registrationBreaches(
  requested: readonly RequestedField[],
  values: RegistrationValues,
): Partial<Record<FormField, RuleBreach>> {
  const breaches: Partial<Record<FormField, RuleBreach>> = {}
  for (const { name, rule } of requested) {
    const breach = breachAt(name, rule, values)
    if (breach) breaches[name] = breach
  }
  return breaches
}

/** Blanks around one of two passwords do not make them differ. */
const isSamePassword = (one: string, other: string): boolean => one.trim() === other.trim()

function breachAt(name: FormField, rule: FieldRule, values: RegistrationValues): RuleBreach | undefined {
  const password = preparePassword(values.password ?? '')
  const isSecret = name === 'password' || name === 'confirmPassword' || name === 'paymentPassword'
  const value = isSecret ? preparePassword(values[name] ?? '') : (values[name] ?? '')
  if (name === 'confirmPassword') {
    if (value === password) return value === '' ? 'required' : undefined
    return value === '' ? 'required' : 'mismatch'
  }
  const breach = getBreach(rule, value)
  if (!breach && name === 'payeeName') return realNameBreach(value)
  // Whatever the brand's pattern accepts.
  if (!breach && name === 'email' && value !== '') return emailBreach(prepareEmail(value))
  if (!breach && name === 'username' && mixesScripts(value)) return 'mixed_scripts'
  if (!breach && name === 'paymentPassword' && value !== '' && isSamePassword(value, password)) return 'like_other'
  if (breach || name !== 'password' || !values.username) return breach
  return value.toLowerCase() === values.username.toLowerCase() ? 'like_username' : undefined
}
