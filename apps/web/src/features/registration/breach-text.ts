import { PATTERN_FAMILIES } from '@playhouse/shared/registration-rules.ts'
import type { FieldRule } from '@playhouse/shared/registration-rules.ts'
import type { TFunction } from 'i18next'

type PatternKey =
  | 'free_text'
  | 'letter_first'
  | 'chinese_digits'
  | 'email'
  | 'alphanumeric'
  | 'letters_and_digits'
  | 'digits'

/**
 * Words a breach of a field's rule, with its bounds; one number where they are equal. `breach` comes from the form
 * ("length") or from the server ("LENGTH"); one that is not known gets a general text.
 */
export function breachText(
  t: TFunction<'session'>,
  breach: string,
  field: string,
  rule: FieldRule | undefined,
): string {
  const bounds = { field, min: rule?.minLength ?? 0, max: rule?.maxLength ?? 0 }
  switch (breach.toLowerCase()) {
    case 'required':
      return t('breach.required', { field })
    case 'mismatch':
      return t('breach.mismatch')
    case 'length':
      return bounds.min === bounds.max ? t('breach.exactLength', bounds) : t('breach.length', bounds)
    case 'pattern':
      return t(`pattern.${patternKey(rule)}`, { field })
    default:
      return t('breach.other', { field })
  }
}

function patternKey(rule: FieldRule | undefined): PatternKey {
  return (PATTERN_FAMILIES[rule?.patternId ?? 0] ?? 'free_text') as PatternKey
}
