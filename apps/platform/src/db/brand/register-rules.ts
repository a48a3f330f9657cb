import { EMAIL_MAX, REAL_NAME_MAX } from '@playhouse/shared/limits.ts'
import { PATTERN_FAMILIES } from '@playhouse/shared/pattern-families.ts'
import type { RuledField } from '@playhouse/shared/registration-form.ts'
import type { registerRule } from '../tables/brand.ts'

type Bounds = readonly [minLength: number, maxLength: number, patternId: keyof typeof PATTERN_FAMILIES]

/**
 * The username is 6 to 13 letters and digits, starting with a letter. Passwords are 8 to 64 characters of any kind:
 * OWASP ASVS 5.0 (6.2.1, 6.2.5, 6.2.9) requires length and forbids composition rules. E-mail addresses have at most 254
 * characters (RFC 5321), phone numbers 15 digits (E.164).
 */
const BOUNDS: Readonly<Record<RuledField, Bounds>> = {
  username: [6, 13, 1],
  password: [8, 64, 0],
  mobileNum: [7, 15, 6],
  paymentPassword: [8, 64, 0],
  payeeName: [2, REAL_NAME_MAX, 17],
  email: [6, EMAIL_MAX, 3],
  idNumber: [6, 20, 4],
  zalo: [7, 15, 6],
  line: [4, 20, 9],
  whatsapp: [7, 15, 6],
  facebook: [5, 50, 9],
  wechat: [6, 20, 9],
  qqNum: [5, 11, 6],
  recommenderId: [6, 13, 1],
  affiliateCode: [4, 20, 4],
  captcha: [4, 8, 4],
}

/** Registration by mobile number requires the number regardless of its rule. */
const ASKED: ReadonlySet<string> = new Set<RuledField>(['username', 'password', 'affiliateCode'])
const REQUIRED: ReadonlySet<string> = new Set<RuledField>(['username', 'password'])

/** A rule for every field a platform can ask for, so that enabling one is a single change. */
export function registerRuleRows(): (typeof registerRule.$inferInsert)[] {
  return Object.entries(BOUNDS).map(([field, [minLength, maxLength, patternId]], index) => ({
    field,
    enabled: ASKED.has(field),
    required: REQUIRED.has(field),
    minLength,
    maxLength,
    patternId,
    acceptedPattern: PATTERN_FAMILIES[patternId].pattern,
    position: index + 1,
  }))
}
