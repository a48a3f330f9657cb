import * as z from 'zod'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../audit/audit-log.ts'
import {
  answerAddress,
  countNewFeedback,
  findFeedback,
  listFeedback,
  saveFeedbackCase,
} from '../domains/engagement/support/feedback-cases.ts'
import type { Sender } from '../domains/people/verification/sender.ts'
import { momentText, words } from './formats.ts'
import { assignmentPanel } from './assignment-forms.ts'
import { endAssignment } from './assignments.ts'
import { memberLink } from './member-link.ts'
import { type Queue, registerQueue } from './queue.ts'
import { html } from './html.ts'
import { withReason } from './inputs.ts'
import { OfficeError } from './office-error.ts'
import { actionForm, facts, reasonField } from './page.ts'
import type { OfficeSection } from './section.ts'

const answerInput = z.object({ answer: z.string().trim().min(3, { error: 'write an answer' }).max(5_000) })

const subjectOf = (reference: string) => `feedback:${reference}`

const queue: Queue<Awaited<ReturnType<typeof listFeedback>>[number]> = {
  path: '/feedback',
  title: 'Feedback',
  read: 'feedback.read',
  assign: 'feedback.answer',
  views: { waiting: 'open', done: 'answered and closed', all: 'all' },
  link: ({ reference }) => ({ href: `/feedback/${reference}`, text: reference }),
  at: ({ createdAt }) => createdAt,
  member: ({ memberId, username }) => (memberId === null || username === null ? null : { id: memberId, username }),
  subject: ({ reference }) => subjectOf(reference),
  clock: ({ createdAt }) => ({ since: createdAt, due: null }),
  columns: [
    { label: 'About', text: ({ questionType }) => words(questionType) },
    { label: 'State', text: ({ state }) => words(state) },
    { label: 'Beginning', text: ({ content }) => [...content].slice(0, 80).join('') },
  ],
  list: listFeedback,
  empty: 'No feedback.',
}

/** What members and visitors wrote: read, answered by e-mail, closed. */
export function feedbackSection({
  sender,
  brandName,
}: {
  sender: Sender | undefined
  brandName(): Promise<string>
}): OfficeSection {
  return {
    path: '/feedback',
    title: 'Feedback',
    group: 'Members',
    permission: 'feedback.read',
    waiting: countNewFeedback,
    register(routes) {
      const { page, action } = routes
      registerQueue(routes, queue, { title: 'Feedback' })

      page('/feedback/:reference', 'feedback.read', async (call) => {
        const { database, operator, csrfToken, params } = call
        const reference = params.reference ?? ''
        const found = await findFeedback(database, reference)
        if (!found) return undefined
        if (found.state === 'NEW')
          await withTransaction(database, (tx) => saveFeedbackCase(tx, reference, { state: 'READ', operator }))
        const address = answerAddress(found)
        return {
          title: `Feedback ${reference}`,
          body: html`${['NEW', 'READ'].includes(found.state) && (await assignmentPanel(call, { path: '/feedback', subject: subjectOf(reference), back: `/feedback/${reference}` }))}
            ${facts({
              From:
                found.memberId === null || found.username === null
                  ? 'a visitor'
                  : memberLink(call, { id: found.memberId, username: found.username }),
              About: found.questionType,
              Language: found.language,
              Contact: found.contact,
              Sent: momentText(found.createdAt),
              State: found.state === 'NEW' ? 'read' : found.state.toLowerCase(),
              'Last by': found.operator,
            })}
            <div class="panel text">${found.content}</div>
            ${
              found.answer &&
              html`<h2>Answer${found.answeredTo && html` to ${found.answeredTo}`}</h2>
                <div class="panel text">${found.answer}</div>`
            }
            <h2>${found.answer ? 'Answer again' : 'Answer'}</h2>
            <p class="muted">
              ${address ? `It is sent to ${address}.` : 'There is no e-mail address to send it to: reach the writer by the contact above, and note here what was said.'}
            </p>
            ${actionForm(csrfToken, {
              action: `/feedback/${reference}/answer`,
              button: address ? 'Send' : 'Keep',
              fields: html`<label
                ><span>Answer</span><textarea name="answer" rows="6" required maxlength="5000"></textarea>
              </label>`,
            })}
            ${
              found.state !== 'CLOSED' &&
              actionForm(csrfToken, {
                action: `/feedback/${reference}/close`,
                button: 'Close',
                fields: reasonField(),
                second: true,
              })
            }`,
        }
      })

      action(
        '/feedback/:reference/answer',
        'feedback.answer',
        answerInput,
        async ({ actor, database, operator, params }, { answer }) => {
          const reference = params.reference ?? ''
          const found = await findFeedback(database, reference)
          if (!found) throw new OfficeError('There is no such feedback.', 404)
          const address = answerAddress(found)
          // Sent before it is kept: an answer that is kept and was never sent would go unnoticed.
          if (address) await send(sender, { address, subject: `${await brandName()}: ${reference}`, text: answer })
          await withTransaction(database, async (tx) => {
            await endAssignment(tx, subjectOf(reference))
            await saveFeedbackCase(tx, reference, { state: 'ANSWERED', operator, answer, answeredTo: address })
            await recordAudit(tx, {
              actor,
              action: 'feedback.answered',
              subject: subjectOf(reference),
              old: { state: found.state },
              new: { state: 'ANSWERED', answer, memberId: found.memberId },
            })
          })
          return { to: `/feedback/${reference}`, notice: address ? 'answered' : 'noted' }
        },
      )

      action(
        '/feedback/:reference/close',
        'feedback.answer',
        withReason,
        async ({ actor, database, operator, params }, { reason }) => {
          const reference = params.reference ?? ''
          await withTransaction(database, async (tx) => {
            const found = await findFeedback(tx, reference)
            if (!found) throw new OfficeError('There is no such feedback.', 404)
            await endAssignment(tx, subjectOf(reference))
            await saveFeedbackCase(tx, reference, { state: 'CLOSED', operator })
            await recordAudit(tx, {
              actor,
              action: 'feedback.closed',
              subject: subjectOf(reference),
              old: { state: found.state },
              new: { state: 'CLOSED', memberId: found.memberId },
              reason,
            })
          })
          return { to: '/feedback', notice: 'done' }
        },
      )
    },
  }
}

async function send(sender: Sender | undefined, message: Parameters<Sender['sendEmail']>[0]): Promise<void> {
  if (!sender) throw new OfficeError('Nothing is set up that sends e-mails: set SENDER_URL and SENDER_SECRET.', 503)
  await sender.sendEmail(message).catch(() => {
    throw new OfficeError('The e-mail could not be sent. Nothing was saved; try again.', 503)
  })
}
