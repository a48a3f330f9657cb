import type { FieldRule } from '@playhouse/shared/registration-rules.ts'
import { usePasswordRuleQuery } from './password-rule.generated.ts'

/** The brand's password rule; undefined while unknown, when only the platform checks. */
export function usePasswordRule(): FieldRule | undefined {
  const { data, dataState } = usePasswordRuleQuery({})
  if (dataState !== 'complete') return undefined
  const rule = data.site.registrationFields.find(({ name }) => name === 'password')
  return rule && { ...rule, enabled: true }
}
