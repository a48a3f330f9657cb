import { isStorable } from '@playhouse/shared/storable-text.ts'
import type * as z from 'zod'

/**
 * First breach per field: `required`, `length`, `pattern` (as in registration rules) or `range` for numbers
 * and days. A breach of the whole input has the key `input`.
 */
export function inputBreaches(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const found of error.issues) {
    const field = String(found.path[0] ?? 'input')
    fields[field] ??= breach(found)
  }
  return fields
}

/** Fields whose text PostgreSQL cannot store, as pattern breaches; undefined if there are none. */
export function unstorableFields(input: object): Record<string, string> | undefined {
  const fields = Object.entries(input).filter(([, value]) => !isStorable(value))
  return fields.length > 0 ? Object.fromEntries(fields.map(([field]) => [field, 'pattern'])) : undefined
}

function breach(found: z.core.$ZodIssue): string {
  if (found.code === 'too_small' || found.code === 'too_big') return found.origin === 'string' ? 'length' : 'range'
  if (found.code === 'invalid_type' && found.input === undefined) return 'required'
  return 'pattern'
}
