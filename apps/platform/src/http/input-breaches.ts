import { isStorable } from '@playhouse/shared/storable-text.ts'
import type * as z from 'zod'

/**
 * The broken rules of an input by field, in the words of the registration rules (`required`, `length`, `pattern`) and
 * `range` for numbers and days; the first breach of a field counts. A breach of the whole input stands under `input`.
 */
export function inputBreaches(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const found of error.issues) {
    const field = String(found.path[0] ?? 'input')
    fields[field] ??= breach(found)
  }
  return fields
}

/** The fields whose text the database cannot store, as breaches of their pattern; undefined if all can be stored. */
export function unstorableFields(input: object): Record<string, string> | undefined {
  const fields = Object.entries(input).filter(([, value]) => !isStorable(value))
  return fields.length > 0 ? Object.fromEntries(fields.map(([field]) => [field, 'pattern'])) : undefined
}

function breach(found: z.core.$ZodIssue): string {
  if (found.code === 'too_small' || found.code === 'too_big') return found.origin === 'string' ? 'length' : 'range'
  if (found.code === 'invalid_type' && found.input === undefined) return 'required'
  return 'pattern'
}
