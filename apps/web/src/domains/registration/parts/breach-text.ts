import { getFamilyName } from '@playhouse/shared/pattern-families.ts'
import type { RequestedField, FormField } from '@playhouse/shared/registration-form.ts'
import type { FieldRule } from '@playhouse/shared/registration-rules.ts'
import type { TFunction } from 'i18next'

/**
 * Text of a breach with the rule's bounds, or one number if they are equal. `breach` comes from the form ("length") or the server
 * ("LENGTH"); an unknown one gets a general text.
 */
export function breachText(
  t: TFunction<'registration'>,
  breach: string,
  name: FormField,
  rule: FieldRule | undefined,
): string {
  const field = t(`field.${name}`)
  const bounds = { field, min: rule?.minLength ?? 0, max: rule?.maxLength ?? 0 }
  switch (breach.toLowerCase()) {
    case 'required':
      return name === 'confirmPassword' ? t('breach.repeat') : t('breach.required', { field })
    case 'mismatch':
      return t('breach.mismatch')
    case 'like_username':
      return t('breach.likeUsername')
    case 'like_other':
    case 'same_as_other_password':
      return t('breach.likeOther')
    case 'too_common':
      return t('breach.tooCommon')
    case 'reserved':
      return t('breach.reserved')
    case 'mixed_scripts':
      return t('breach.mixedScripts', { field })
    case 'contact_data':
      return t('breach.contactData')
    case 'phone':
      return t('breach.phone')
    case 'length':
      return bounds.min === bounds.max ? t('breach.exactLength', bounds) : t('breach.length', bounds)
    case 'pattern':
      return t(`pattern.${getFamilyName(rule?.patternId ?? 0)}`, { field })
    default:
      return t('breach.other', { field })
  }
}

/** Text of a breach that the server found. The form's rules have passed, so a number is not valid in its country. */
export const refusalText: typeof breachText = (t, reason, name, rule) =>
  breachText(t, name === 'mobileNum' && reason === 'PATTERN' ? 'phone' : reason, name, rule)

/** Fields whose value the member invents, so that the bounds are worth showing beforehand. */
const BOUNDS_TOLD: ReadonlySet<FormField> = new Set(['username', 'password', 'paymentPassword'])

/** Hint below a field without an error; undefined for none. */
export function hintText(
  t: TFunction<'registration'>,
  { name, rule }: RequestedField,
  withUsername: boolean,
): string | undefined {
  const bounds = { min: rule.minLength, max: rule.maxLength }
  if (name === 'recommenderId') return t('hint.recommenderId')
  if (name === 'password' && withUsername) return t('hint.passwordNotUsername', bounds)
  if (!BOUNDS_TOLD.has(name)) return undefined
  return bounds.min === bounds.max ? t('hint.exactLength', bounds) : t('hint.length', bounds)
}
