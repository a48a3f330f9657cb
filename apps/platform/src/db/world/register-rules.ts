import type { registerRule } from '../tables/brand.ts'

/** Fields the platform can ask for at registration and this brand does not. */
const UNUSED_FIELDS = [
  'payeeName',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'mobileNum',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const

/**
 * Registration asks for two things. The username is 6 to 13 letters and digits, letter first, as such platforms have it.
 * The password is 8 to 64 of anything: OWASP ASVS 5.0 (6.2.1, 6.2.5, 6.2.9) wants length and no composition rules, where
 * such platforms often allow 6 to 12 letters and digits only.
 */
export function registerRuleRows(): (typeof registerRule.$inferInsert)[] {
  const asked = { enabled: true, required: true }
  const username = { minLength: 6, maxLength: 13, patternId: 1, acceptedPattern: '^[a-zA-Z][a-zA-Z0-9]*$' }
  const password = { minLength: 8, maxLength: 64, patternId: 0, acceptedPattern: '*' }
  const unused = { enabled: false, required: false, minLength: 0, maxLength: 64, patternId: 0, acceptedPattern: '*' }
  return [
    { field: 'username', ...asked, ...username, position: 1 },
    { field: 'password', ...asked, ...password, position: 2 },
    ...UNUSED_FIELDS.map((field, index) => ({ field, ...unused, position: index + 3 })),
  ]
}
