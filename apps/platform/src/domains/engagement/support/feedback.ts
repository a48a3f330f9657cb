import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { feedback as endpoint, feedbackSettings } from '@playhouse/platform-api/support.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { and, eq } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { serviceCase } from '../../../db/tables/cases.ts'
import { platformError } from '../../../request/platform-error.ts'
import { storeCase } from './cases.ts'

/** Clients word the codes. */
const QUESTION_TYPES = ['account', 'game', 'wallet', 'promotion', 'site', 'complaint', 'other'] as const

const TITLE_LENGTH = 60

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

export async function isStored(
  database: Database,
  { memberId, requestKey }: Pick<Author, 'memberId' | 'requestKey'>,
): Promise<boolean> {
  const own = and(eq(serviceCase.memberId, memberId), eq(serviceCase.requestKey, requestKey))
  return (await database.$count(serviceCase, own)) > 0
}

interface Author {
  requestKey: string
  /** `GUEST` without an account. */
  memberId: number
  language: LanguageCode
}

/** Opens a case for feedback, once per request key. @returns its number */
export async function saveFeedback(
  database: Database,
  { questionType, content, contact }: ReturnType<typeof checkFeedback>,
  author: Author,
): Promise<string> {
  const { id } = await withTransaction(database, (tx) =>
    storeCase(tx, {
      ...author,
      kind: 'FEEDBACK',
      topic: questionType,
      title: getTitle(content),
      text: content,
      contact: contact?.toLowerCase() ?? null,
    }),
  )
  return String(id)
}

/** The beginning of a text, up to a word's end. */
function getTitle(content: string): string {
  const [line = ''] = content.split(/[\r\n]/, 1)
  const letters = [...line.trim()]
  if (letters.length <= TITLE_LENGTH) return letters.join('')
  const cut = letters.slice(0, TITLE_LENGTH).join('')
  return `${cut.replace(/\s+\S*$/u, '')}…`
}
