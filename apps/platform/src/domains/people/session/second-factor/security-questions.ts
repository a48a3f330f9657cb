import type { CheckedInputOf, ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import {
  type checkSecurityQuestions,
  type ownSecurityQuestions,
  securityAnswers,
} from '@playhouse/platform-api/session-security-questions.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { securityQuestions } from '../../../../db/tables/security.ts'
import { hashPassword, isPassword } from '../../../../lib/password.ts'
import { textsIn } from '../../../../lib/texts.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { checkedInTurn, clearAttempts, readAttempts } from '../log-in/attempt-guard.ts'

export type SecurityAnswers = CheckedInputOf<typeof checkSecurityQuestions>['answers']

/** Wait until new questions confirm anything, so that their owner can notice a stranger's. */
const REST = sql`interval '24 hours'`

/** Shortest answer once normalised: names may have two characters. */
const ANSWER_MIN = 2

/** Texts by identifier. What social networks and papers of identity tell is not asked. */
function catalogueIn(language: LanguageCode): Readonly<Record<string, string>> {
  const texts = textsIn(language, 'platform/security-questions')
  return texts.questions
}

const isQuestion = (id: string): boolean => Object.hasOwn(catalogueIn('EN'), id)

export const questionsIn = (language: LanguageCode): { id: string; text: string }[] =>
  Object.entries(catalogueIn(language)).map(([id, text]) => ({ id, text }))

const getText = (id: string, language: LanguageCode): string => catalogueIn(language)[id] ?? id

export async function readOwnQuestions(
  database: Database,
  memberId: number,
  language: LanguageCode,
): Promise<ResponseOf<typeof ownSecurityQuestions>> {
  const [[found], { lockedSeconds }] = await Promise.all([
    database.select().from(securityQuestions).where(eq(securityQuestions.memberId, memberId)),
    readAttempts(database, questionGuard(memberId)),
  ])
  return {
    list: (found?.questions ?? []).map((id) => ({ id, text: getText(id, language) })),
    setAt: found?.setAt.getTime() ?? null,
    usableAt: found?.usableAt.getTime() ?? null,
    isResting: found !== undefined && found.usableAt.getTime() > Date.now(),
    lockedSeconds,
  }
}

/** Whether the account has questions that may confirm something by now. */
export async function hasUsableQuestions(database: Database, memberId: number): Promise<boolean> {
  const { rows } = await database.execute(
    sql`select from ${securityQuestions} where member_id = ${memberId} and usable_at <= now()`,
  )
  return rows.length > 0
}

/**
 * Removes differences in retyped answers: case, spaces, punctuation, and accents of Latin letters. Marks of other scripts stay, because
 * they are vowels there.
 */
export function normaliseAnswer(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '')
}

/** Why answers cannot be used; undefined if they can. */
export function answersBreach(answers: SecurityAnswers, username: string) {
  const ids = new Set(answers.map(({ id }) => id))
  if (ids.size < answers.length || ![...ids].every(isQuestion)) return 'pattern'
  const plain = answers.map(({ answer }) => normaliseAnswer(answer))
  if (plain.some((answer) => [...answer].length < ANSWER_MIN)) return 'length'
  if (plain.includes(normaliseAnswer(username))) return 'like_username'
  return new Set(plain).size < plain.length ? 'like_other' : undefined
}

/** One hash of all answers: nobody learns which one was right, and none can be guessed alone. */
const getSecret = (answers: SecurityAnswers) =>
  JSON.stringify(
    answers
      .map(({ id, answer }) => [id, normaliseAnswer(answer)])
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0)),
  )

export const hashAnswers = (answers: SecurityAnswers): Promise<string> => hashPassword(getSecret(answers))

/** Stores questions in place of those before, and ends their lock. */
export async function storeQuestions(
  tx: Transaction,
  memberId: number,
  { questions, answerHash }: { questions: string[]; answerHash: string },
): Promise<void> {
  const fresh = { questions, answerHash, setAt: sql`now()`, usableAt: sql`now() + ${REST}` }
  await tx
    .insert(securityQuestions)
    .values({ memberId, ...fresh })
    .onConflictDoUpdate({ target: securityQuestions.memberId, set: fresh })
  await clearAttempts(tx, questionGuard(memberId))
}

/**
 * Checks the answers. The fifth wrong attempt within 15 minutes locks them, see `countAttempt`. Call it before a transaction.
 * @throws PlatformError step.up.unavailable without questions; security.answers.wrong, security.answers.locked
 */
export async function checkAnswers(database: Database, memberId: number, answers: SecurityAnswers): Promise<void> {
  const [found] = await database
    .select({ answerHash: securityQuestions.answerHash })
    .from(securityQuestions)
    .where(eq(securityQuestions.memberId, memberId))
  if (!found) throw platformError('step.up.unavailable')
  const guard = questionGuard(memberId)
  const isRight = await checkedInTurn(database, guard, () => isPassword(found.answerHash, getSecret(answers)))
  if (isRight === undefined) {
    const { lockedSeconds } = await readAttempts(database, guard)
    throw platformError('security.answers.locked', { retryAfterSeconds: lockedSeconds ?? 1 })
  }
  if (!isRight) throw platformError('security.answers.wrong')
}

/** Answers as a proof carries them: `securityAnswers` as JSON text. @throws PlatformError security.answers.wrong */
export function readAnswers(text: string): SecurityAnswers {
  try {
    return securityAnswers.parse(JSON.parse(text))
  } catch {
    throw platformError('security.answers.wrong')
  }
}

/** Key for counting wrong answers. Cannot collide with a username, which is lower case. */
export const questionGuard = (memberId: number) => `QUESTIONS OF ${memberId}`
