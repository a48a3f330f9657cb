import { ruledText } from '@playhouse/shared/registration-rules.ts'
import type { FieldRule, RuleBreach } from '@playhouse/shared/registration-rules.ts'
import * as z from 'zod/mini'
import type { RegistrationFormQuery } from './registration-form.generated.ts'

/** The fields of the form, in their order. Which of them are shown is the brand's to say. */
export const REGISTRATION_FIELDS = ['username', 'password', 'confirmPassword', 'affiliateCode'] as const

export type RegistrationFieldName = (typeof REGISTRATION_FIELDS)[number]
export type RegistrationValues = Record<RegistrationFieldName, string>
export type RegistrationRules = Partial<Record<RegistrationFieldName, FieldRule>>

/** Rules of the fields this form knows. The repeated password has no rule of its own: it must equal the first. */
export function rulesOf(fields: RegistrationFormQuery['site']['registrationFields']): RegistrationRules {
  const known = fields.filter(({ name }) => isFieldName(name) && name !== 'confirmPassword')
  return Object.fromEntries(known.map(({ name, ...rule }) => [name, { ...rule, enabled: true }]))
}

/** What the form accepts, built from the brand's rules; each issue's message is the breach that it is. */
export function registrationSchema(rules: RegistrationRules) {
  const anything = z.string()
  return z
    .object({
      username: rules.username ? ruledText(rules.username) : anything,
      password: rules.password ? ruledText(rules.password) : anything,
      confirmPassword: z.string().check(z.minLength(1, { error: 'required' satisfies RuleBreach })),
      affiliateCode: rules.affiliateCode ? ruledText(rules.affiliateCode) : anything,
    })
    .check(
      z.refine(({ password, confirmPassword }) => confirmPassword === '' || confirmPassword === password, {
        error: 'mismatch' satisfies RuleBreach,
        path: ['confirmPassword'],
        // Said even while another field is wrong.
        when: () => true,
      }),
    )
}

/** True if `name` is a field of this form. */
export function isFieldName(name: unknown): name is RegistrationFieldName {
  return REGISTRATION_FIELDS.some((field) => field === name)
}
