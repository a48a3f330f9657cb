import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { feedback as endpoint, feedbackSettings } from '@playhouse/platform-api/support.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { eq } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import type { Database } from '@playhouse/postgres/database.ts'
import { feedback } from '../../../db/tables/support.ts'
import { platformError } from '../../../request/platform-error.ts'

/** Clients word the codes. */
const QUESTION_TYPES = ['account', 'game', 'wallet', 'promotion', 'site', 'complaint', 'other'] as const

/** Without characters that are confused when read aloud. */
const REFERENCE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Characters that feedback must and may have. */
export interface FeedbackBounds {
  feedbackLength: { min: number; max: number }
}

export function feedbackRules({ feedbackLength }: FeedbackBounds): ResponseOf<typeof feedbackSettings> {
  return { questionTypes: [...QUESTION_TYPES], minLength: feedbackLength.min, maxLength: feedbackLength.max }
}

/** Trims and validates feedback. @throws PlatformError request_param_err */
export function checkFeedback(
  { questionType, content, contact }: CheckedInputOf<typeof endpoint>,
  { feedbackLength: { min, max } }: FeedbackBounds,
) {
  const text = content.trim()
  const length = [...text].length
  const fields: Record<string, string> = {}
  if (!(QUESTION_TYPES as readonly string[]).includes(questionType)) {
    fields.questionType = questionType === '' ? 'required' : 'pattern'
  }
  if (length === 0) fields.content = 'required'
  else if (length < min || length > max) fields.content = 'length'
  if (Object.keys(fields).length > 0) throw platformError('request_param_err', { fields })
  return { questionType, content: text, contact: contact?.trim() || null }
}

/** The reference under which the same request was stored before. */
export async function findReference(database: Database, requestKey: string): Promise<string | undefined> {
  const [stored] = await database
    .select({ reference: feedback.reference })
    .from(feedback)
    .where(eq(feedback.requestKey, requestKey))
  return stored?.reference
}

interface Author {
  requestKey: string
  memberId: number | null
  language: LanguageCode
}

/** Stores feedback once per request key. Returns its reference. */
export async function saveFeedback(
  database: Database,
  checked: ReturnType<typeof checkFeedback>,
  author: Author,
): Promise<string> {
  const [added] = await database
    .insert(feedback)
    .values({ ...checked, ...author, reference: newReference() })
    .onConflictDoNothing({ target: feedback.requestKey })
    .returning({ reference: feedback.reference })
  const reference = added?.reference ?? (await findReference(database, author.requestKey))
  if (!reference) throw new Error('Feedback was neither stored nor found.')
  return reference
}

/** Such as `F7K2-9QHD`: 656 billion values, and the database refuses a collision. */
function newReference(): string {
  const letters = Array.from({ length: 8 }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
