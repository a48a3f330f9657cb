import type * as z from 'zod'

import { describeIssue } from '@playhouse/platform-api/describe-issue.ts'
import { onDegradation } from '@playhouse/platform-api/fields.ts'

/** Reported per response. */
const PROBLEMS_MAX = 5

/**
 * Differences from the schema: missing fields, wrong types, unknown fields, and unknown enumeration values.
 */
export function shapeProblems(schema: z.ZodType, value: unknown): string[] {
  const problems: string[] = []
  const before = onDegradation((field, word) => problems.push(`${field}: unknown word ${shown(word)}`))
  const read = schema.safeParse(value, { reportInput: true })
  onDegradation(before)
  if (!read.success) {
    problems.push(...read.error.issues.map(describeIssue))
  } else {
    unknownFields(value, read.data, '', problems)
  }
  return [...new Set(problems)].slice(0, PROBLEMS_MAX)
}

/** Truncated JSON for a report. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

/** True for a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Schemas drop unknown fields, so what parsing removed is unknown. */
function unknownFields(sent: unknown, read: unknown, path: string, problems: string[]): void {
  if (Array.isArray(sent) && Array.isArray(read)) {
    // Fields of list rows are reported once, as `list.*.field`.
    for (const [index, row] of sent.entries()) unknownFields(row, read[index], `${path}*.`, problems)
  } else if (isRecord(sent) && isRecord(read)) {
    for (const [field, value] of Object.entries(sent)) {
      if (Object.hasOwn(read, field)) unknownFields(value, read[field], `${path}${field}.`, problems)
      else problems.push(`${path}${field}: unknown field`)
    }
  }
}
