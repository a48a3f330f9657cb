import type { AfterResponse } from '../../../../request/after-response.ts'
import type { BrandSettings } from '../../../site/brand-settings.ts'
import type { Verification } from '../../verification/verification.ts'
import type { PasswordPolicy } from '../password/password-due.ts'

export interface LogInServices {
  brand: () => Promise<BrandSettings>
  verification: Verification
  passwords: PasswordPolicy
  /** Failures of one username after which a captcha is required, where the brand has captchas. */
  captchaAfter: number
  afterResponse: AfterResponse
}
