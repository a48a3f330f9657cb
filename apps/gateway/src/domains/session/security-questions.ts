import { ownSecurityQuestions, securityQuestions } from '@playhouse/platform-api/session-security-questions.ts'
import type { SecurityAnswerInput } from '@playhouse/schema/types.generated.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'

interface Question {
  id: string
  text: string
}

const toQuestion = ({ id, text }: Question) => ({ id, text })

/** The security questions of a session's account. @throws PlatformRefusal | PlatformUnavailable */
export async function readQuestions(platform: SessionPlatform) {
  const { list, setAt, usableAt, isResting, lockedSeconds } = await platform.read(ownSecurityQuestions, {})
  return {
    chosen: list.map(toQuestion),
    setAt,
    usableAt,
    isResting,
    lockedSeconds,
  }
}

/** @throws PlatformRefusal | PlatformUnavailable */
export async function readCatalogue(platform: SessionPlatform) {
  return (await platform.read(securityQuestions, {})).list.map(toQuestion)
}

/** Answers in the platform's form. */
export const toAnswers = (answers: readonly SecurityAnswerInput[]) =>
  answers.map(({ questionId, answer }) => ({ id: questionId, answer }))
