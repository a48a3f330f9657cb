import type { DepositLimitPeriod } from '@playhouse/shared/limits.ts'
import { RULED_FIELDS } from '@playhouse/shared/registration-form.ts'
import type { FormField } from '@playhouse/shared/registration-form.ts'

/** Values of both ways of registering: shared fields keep theirs when the way changes. */
export interface FormValues extends Record<FormField, string> {
  /** Country of the mobile number, ISO 3166 alpha-2; empty until selected. */
  country: string
  /** Id of the captcha that `captcha` answers. */
  captchaId: string
  depositLimit: string
  depositLimitPeriod: DepositLimitPeriod
  adult: boolean
  agreement: boolean
}

const FORM_FIELDS: readonly FormField[] = [...RULED_FIELDS, 'confirmPassword', 'verificationCode']

/** Empty form. The agreement is accepted by default; the age is confirmed by nobody but the visitor. */
export function emptyForm(): FormValues {
  const texts = Object.fromEntries(FORM_FIELDS.map((field) => [field, ''])) as Record<FormField, string>
  const limit = { depositLimit: '', depositLimitPeriod: 'WEEK' } as const
  return { ...texts, ...limit, country: '', captchaId: '', adult: false, agreement: true }
}

export function isFormField(name: unknown): name is FormField {
  return FORM_FIELDS.some((field) => field === name)
}
