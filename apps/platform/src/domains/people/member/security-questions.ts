import { letterLanguage } from '../verification/letter-language.ts'
import { mayWriteToOwner } from '../verification/unproven-mailbox.ts'
import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import * as contract from '@playhouse/platform-api/session-security-questions.ts'
import { eq } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { refuseBreaches } from '../../../lib/field-breaches.ts'
import type { AfterResponse } from '../../../request/after-response.ts'
import type { BindEndpoint, LiveSession } from '../../../request/call-context.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import type { PeopleHooks } from '../hooks.ts'
import { messageText } from '../messages/message-texts.ts'
import { writeMessage } from '../messages/write-message.ts'
import { confirmPassword, hasPassword } from '../session/password/confirm-password.ts'
import {
  answersBreach,
  checkAnswers,
  hashAnswers,
  questionsIn,
  readOwnQuestions,
  storeQuestions,
} from '../session/second-factor/security-questions.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import type { Verification } from '../verification/verification.ts'

interface QuestionServices {
  brand: () => Promise<BrandSettings>
  verification: Verification
  afterResponse: AfterResponse
  hooks: Pick<PeopleHooks, 'confirmPaymentPassword'>
}

export function securityQuestionRoutes(bind: BindEndpoint, services: QuestionServices): void {
  bind(contract.securityQuestions, async (_, { language }) => ({ list: questionsIn(language) }))
  bind(contract.ownSecurityQuestions, (_, { database, session, language }) =>
    readOwnQuestions(database, session.memberId, language),
  )
  bind(contract.setSecurityQuestions, async (input, { database, session }) => {
    await setQuestions(services, input, { database, session: requireRealAccount(session) })
    return {}
  })
  bind(contract.checkSecurityQuestions, async ({ answers }, { database, session }) => {
    await checkAnswers(database, requireRealAccount(session).memberId, answers)
    return {}
  })
}

/**
 * Chooses questions, and tells the owner by message and by e-mail.
 * @throws PlatformError request_param_err; login.failed, login.locked; errors of the payment password
 */
async function setQuestions(
  { brand, verification, afterResponse, hooks }: QuestionServices,
  { password, paymentPassword, answers }: CheckedInputOf<typeof contract.setSecurityQuestions>,
  { database, session }: { database: Database; session: LiveSession },
): Promise<void> {
  const { memberId, username } = session
  refuseBreaches({ answers: answersBreach(answers, username) })
  if (paymentPassword) await hooks.confirmPaymentPassword(database, memberId, paymentPassword)
  else if (password && (await hasPassword(database, memberId))) await confirmPassword(database, session, password)
  else refuseBreaches({ [password === undefined ? 'paymentPassword' : 'password']: 'required' })
  const answerHash = await hashAnswers(answers)
  await withTransaction(database, async (tx) => {
    await storeQuestions(tx, memberId, { questions: answers.map(({ id }) => id), answerHash })
    await writeMessage(tx, { memberId, kind: 'SYSTEM', template: 'security.QUESTIONS' })
  })
  afterResponse.run('telling of new security questions', async () => {
    const [owner] = await database
      .select({ email: member.email, emailVerifiedAt: member.emailVerifiedAt, language: member.language })
      .from(member)
      .where(eq(member.id, memberId))
    if (!owner?.email) return
    const { email, emailVerifiedAt } = owner
    if (!(await mayWriteToOwner(database, { email, emailVerifiedAt }))) return
    const { name, currency, languages } = await brand()
    const language = letterLanguage(owner.language, languages)
    const { title, content } = messageText('security.QUESTIONS', {}, { language, currency })
    const letter = { subject: `${name}: ${title}`, text: `${name}: ${content}` }
    await verification.sender.sendEmail({ address: email, ...letter })
  })
}
