import * as z from 'zod'
import type { PasswordPolicy } from '../password/password-due.ts'

/** The most common leaked passwords of eight and more characters, and those that agents give to new accounts. */
const WEAK_PASSWORDS =
  'a1234567,a12345678,aa123456,abc12345,abcd1234,12345678,123456789,1234567890,11111111,88888888,password,password1,' +
  'passw0rd,qwerty123,qwertyuiop,iloveyou,matkhau123'

export const LOG_IN_VARIABLES = {
  /** Common passwords, comma-separated: must be changed after log-in, and cannot be chosen. */
  WEAK_PASSWORDS: z.string().default(WEAK_PASSWORDS),
  /** Days after which a password must be changed, where the module PWDEXPFORCECHANGE3 is on. */
  PASSWORD_DAYS: z.coerce.number().int().min(1).default(90),
  /** Wrong passwords of one username after which a captcha is required, where CAPTCHA3 is on. */
  CAPTCHA_AFTER_FAILURES: z.coerce.number().int().min(1).default(3),
}

const variables = z.object(LOG_IN_VARIABLES)

export interface LogInConfig {
  passwords: PasswordPolicy
  captchaAfter: number
}

export function logInConfig(env: z.output<typeof variables>): LogInConfig {
  const weak = env.WEAK_PASSWORDS.split(',').map((password) => password.trim().toLowerCase())
  return {
    passwords: { weak: new Set(weak.filter((password) => password !== '')), days: env.PASSWORD_DAYS },
    captchaAfter: env.CAPTCHA_AFTER_FAILURES,
  }
}
