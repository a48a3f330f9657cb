import type { AnswerOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { feedback as endpoint, feedbackSettings } from '@playhouse/platform-api/support.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { eq } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import type { Config } from '../../config.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { feedback } from '../../db/tables/support.ts'
import { platformError } from '../../http/platform-error.ts'

/** What feedback may be about. Pages word the codes. */
const QUESTION_TYPES = ['account', 'game', 'wallet', 'promotion', 'site', 'complaint', 'other'] as const

/** No letters or digits that are mistaken for one another when read aloud. */
const REFERENCE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

export type FeedbackBounds = Pick<Config, 'feedbackLength'>

export function feedbackRules({ feedbackLength }: FeedbackBounds): AnswerOf<typeof feedbackSettings> {
  return { questionTypes: [...QUESTION_TYPES], minLength: feedbackLength.min, maxLength: feedbackLength.max }
}

/** The feedback as it is kept: without the blanks around it. @throws PlatformError request_param_err */
export function checkedFeedback(
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

/** The reference under which the same request was kept before, if it was. */
export async function keptReference(database: Database, requestKey: string): Promise<string | undefined> {
  const [kept] = await database
    .select({ reference: feedback.reference })
    .from(feedback)
    .where(eq(feedback.requestKey, requestKey))
  return kept?.reference
}

interface Author {
  requestKey: string
  memberId: number | null
  language: LanguageCode
}

/** Keeps feedback, once for each request key, and tells its reference. */
export async function keepFeedback(
  database: Database,
  checked: ReturnType<typeof checkedFeedback>,
  author: Author,
): Promise<string> {
  const [added] = await database
    .insert(feedback)
    .values({ ...checked, ...author, reference: newReference() })
    .onConflictDoNothing({ target: feedback.requestKey })
    .returning({ reference: feedback.reference })
  const reference = added?.reference ?? (await keptReference(database, author.requestKey))
  if (!reference) throw new Error('Feedback was neither kept nor there before.')
  return reference
}

/** Such as `F7K2-9QHD`: one of 656 thousand million, so that two meet only in theory, and then the database refuses. */
function newReference(): string {
  const letters = Array.from({ length: 8 }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
