import { isStorable } from '@playhouse/shared/storable-text.ts'
import * as z from 'zod'
import { OfficeError } from './office-error.ts'

/** Why an operator decides so. */
const reason = z
  .string()
  .trim()
  .min(3, { error: 'say why, in three characters or more' })
  .max(500, { error: 'has at most 500 characters' })

export const withReason = z.object({ reason })

/** @throws OfficeError that names the first field which cannot be read */
export function readForm<Schema extends z.ZodType>(
  schema: Schema,
  sent: Readonly<Record<string, string>>,
): z.output<Schema> {
  if (!isStorable(sent)) throw new OfficeError('The text has characters that cannot be stored.', 400)
  const read = schema.safeParse(sent)
  if (read.success) return read.data
  const [first] = read.error.issues
  throw new OfficeError(`${String(first?.path[0] ?? 'form')}: ${first?.message ?? 'cannot be read'}`, 400)
}
