import type { DepositLimitPeriod } from '@playhouse/shared/deposit-limit.ts'
import { RULED_FIELDS } from '@playhouse/shared/registration-form.ts'
import type { FormField } from '@playhouse/shared/registration-form.ts'

/** What a registration form holds, whichever way is chosen: what stands in both stays when the way changes. */
export interface FormValues extends Record<FormField, string> {
  /** Country of the mobile number, ISO 3166 alpha-2; empty until one is chosen. */
  country: string
  /** Names the picture that `captcha` was read from. */
  captchaId: string
  depositLimit: string
  depositLimitPeriod: DepositLimitPeriod
  agreement: boolean
}

const FORM_FIELDS: readonly FormField[] = [...RULED_FIELDS, 'confirmPassword', 'verificationCode']

/** An empty form. The agreement is given until it is taken back. */
export function emptyForm(): FormValues {
  const texts = Object.fromEntries(FORM_FIELDS.map((field) => [field, ''])) as Record<FormField, string>
  return { ...texts, country: '', captchaId: '', depositLimit: '', depositLimitPeriod: 'WEEK', agreement: true }
}

/** True if `name` is a field of the form. */
export function isFormField(name: unknown): name is FormField {
  return FORM_FIELDS.some((field) => field === name)
}
