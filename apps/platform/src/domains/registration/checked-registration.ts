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
    password:
      ruleBreach(rules.password, password) ??
      (password === '' ? 'required' : password.toLowerCase() === username ? 'pattern' : undefined),
    confirmPassword: confirmPassword === password ? undefined : confirmPassword === '' ? 'required' : 'mismatch',
    affiliateCode: ruleBreach(rules.affiliateCode, affiliateCode),
  }
  const fields = Object.fromEntries(
    Object.entries(breaches).flatMap(([field, found]) => (found ? [[field, found]] : [])),
  )
  if (Object.keys(fields).length > 0) throw platformError('request_param_err', { fields })
  return {
    username,
    password,
    affiliateCode: affiliateCode.trim().toUpperCase() || undefined,
    affiliateCodeAsked: rules.affiliateCode?.enabled === true,
  }
}

/** The breach of one rule; a field without a rule, or whose rule is off, keeps it. */
function ruleBreach(rule: FieldRule | undefined, value: string): RuleBreach | undefined {
  if (!rule?.enabled) return undefined
  const read = ruledText(rule).safeParse(value)
  // The check's message is the breach itself (see ruledText).
  return read.success ? undefined : (read.error.issues[0]?.message as RuleBreach | undefined)
}
