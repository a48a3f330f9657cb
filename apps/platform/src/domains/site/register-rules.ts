import type { FieldRule } from '@playhouse/shared/registration-rules.ts'
import type { BrandSettings } from './brand-settings.ts'

/** Rules of the registration fields, by field. */
export function registerRules(settings: Pick<BrandSettings, 'registerRules'>): Record<string, FieldRule> {
  return Object.fromEntries(settings.registerRules.map(({ field, position: _, ...rule }) => [field, rule]))
}
