import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { register } from '@playhouse/platform-api/registration.ts'
import { type FieldRule, ruledText, type RuleBreach } from '@playhouse/shared/registration-rules.ts'
import { platformError } from '../../http/platform-error.ts'

/** A registration that keeps every rule. */
export interface CheckedRegistration {
  /** Lower case: `Lan88` and `lan88` are one name. */
  username: string
  password: string
  /** As agents' codes are kept: upper case. */
  affiliateCode: string | undefined
  /** Whether the form has a field for the code; without one it comes from the address of the page. */
  affiliateCodeAsked: boolean
}

/**
 * Checks a registration against the brand's rules; a password must not be the username.
 * @throws PlatformError request_param_err with each field's breach
 */
export function checkedRegistration(
  rules: Record<string, FieldRule>,
  { username: typed, password, confirmPassword, affiliateCode = '' }: CheckedInputOf<typeof register>,
): CheckedRegistration {
  const username = typed.toLowerCase()
  const breaches: Record<string, RuleBreach | undefined> = {
    username: ruleBreach(rules.username, username) ?? (username === '' ? 'required' : undefined),
    password: passwordBreach(rules, password, username),
    confirmPassword: repeatBreach(confirmPassword, password),
    affiliateCode: ruleBreach(rules.affiliateCode, affiliateCode),
  }
  refuseBreaches(breaches)
  return {
    username,
    password,
    affiliateCode: affiliateCode.trim().toUpperCase() || undefined,
    affiliateCodeAsked: rules.affiliateCode?.enabled === true,
  }
}

/** @throws PlatformError request_param_err that names each field with a breach */
export function refuseBreaches(breaches: Record<string, RuleBreach | undefined>): void {
  const fields = Object.fromEntries(
    Object.entries(breaches).flatMap(([field, found]) => (found ? [[field, found]] : [])),
  )
  if (Object.keys(fields).length > 0) throw platformError('request_param_err', { fields })
}

/** How a new password breaks the brand's rule for passwords; it must not be the username either. */
export function passwordBreach(
  rules: Record<string, FieldRule>,
  password: string,
  username: string,
): RuleBreach | undefined {
  if (password === '') return 'required'
  return ruleBreach(rules.password, password) ?? (password.toLowerCase() === username ? 'pattern' : undefined)
}

/** How the second typing of a password differs from the first. */
export function repeatBreach(repeated: string, password: string): RuleBreach | undefined {
  if (repeated === password) return undefined
  return repeated === '' ? 'required' : 'mismatch'
}

/** The breach of one rule; a field without a rule, or whose rule is off, keeps it. */
function ruleBreach(rule: FieldRule | undefined, value: string): RuleBreach | undefined {
  if (!rule?.enabled) return undefined
  const read = ruledText(rule).safeParse(value)
  // The check's message is the breach itself (see ruledText).
  return read.success ? undefined : (read.error.issues[0]?.message as RuleBreach | undefined)
}
