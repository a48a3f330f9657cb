import { isStorable } from '@playhouse/shared/storable-text.ts'
import * as z from 'zod'
import type { Database } from '@playhouse/postgres/database.ts'
import { OfficeError, refuseFields } from './office-error.ts'

const reason = z
  .string()
  .trim()
  .min(3, { error: 'say why, in three characters or more' })
  .max(500, { error: 'has at most 500 characters' })

export const withReason = z.object({ reason })

/** A number in a path; undefined for what is none. */
export const parseNumber = (text = ''): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)

/** An ID in a path that may be larger than a member's; undefined for what is none. */
export const parseLargeId = (text = ''): bigint | undefined => (/^\d{1,18}$/.test(text) ? BigInt(text) : undefined)

/** Looks up a member's row by the parameters of its path. @returns undefined for what is no such path */
export async function findOwned<Row>(
  find: (database: Database, key: { memberId: number; id: bigint }) => Promise<Row | undefined>,
  database: Database,
  { member = '', id = '' }: Readonly<Record<string, string>>,
): Promise<Row | undefined> {
  const [memberId, rowId] = [parseNumber(member), parseLargeId(id)]
  return memberId === undefined || rowId === undefined ? undefined : find(database, { memberId, id: rowId })
}

/** @throws OfficeError that names every field which cannot be read */
export function readForm<Schema extends z.ZodType>(
  schema: Schema,
  sent: Readonly<Record<string, string>>,
): z.output<Schema> {
  if (!isStorable(sent)) throw new OfficeError('The text has characters that cannot be stored.', 400)
  const read = schema.safeParse(sent)
  if (read.success) return read.data
  const problems: Record<string, string> = {}
  for (const { path, message } of read.error.issues) problems[String(path[0] ?? 'form')] ??= message
  return refuseFields(problems)
}
