import { CASE_TOPICS } from '@playhouse/platform-api/cases.ts'
import { LANGUAGES } from '@playhouse/shared/languages.ts'
import * as z from 'zod'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../audit/audit-log.ts'
import { answerCase, answerDue, type Case, linesOf } from '../domains/engagement/support/cases.ts'
import { countOpenCases, findCase, listCases } from '../domains/engagement/support/operator.ts'
import { momentText, words } from './formats.ts'
import { assignmentPanel } from './assignment-forms.ts'
import { endAssignment } from './assignments.ts'
import { memberLink } from './member-link.ts'
import { type Queue, registerQueue } from './queue.ts'
import { html, type Html } from './html.ts'
import { findOwned } from './inputs.ts'
import { OfficeError } from './office-error.ts'
import { actionForm, facts } from './page.ts'
import type { OfficeSection } from './section.ts'
import { pictures } from './upload-pages.ts'

const answerInput = z.object({ answer: z.string().trim().min(3, { error: 'write an answer' }).max(5_000) })

/** When an open case is to be answered, marked once that time is over. */
function dueText({ state, waitingSince, rank }: Case): Html | null {
  if (state !== 'OPEN') return null
  const due = answerDue(waitingSince, rank)
  return html`${momentText(due)}${due < new Date() && html` <strong class="overdue">overdue</strong>`}`
}

const subjectOf = ({ memberId, id }: Pick<Case, 'memberId' | 'id'>) => `case:${memberId}:${id}`

const queue: Queue<Awaited<ReturnType<typeof listCases>>[number]> = {
  path: '/cases',
  title: 'Cases',
  read: 'cases.read',
  assign: 'cases.answer',
  views: { waiting: 'waiting for an answer', answered: 'answered', closed: 'closed', all: 'all' },
  filters: {
    topic: { label: 'Topic', options: Object.fromEntries(CASE_TOPICS.map((code) => [code, code])) },
    language: {
      label: 'Language',
      options: Object.fromEntries(Object.entries(LANGUAGES).map(([code, { name }]) => [code, name])),
    },
  },
  link: ({ row }) => ({ href: `/cases/${row.memberId}/${row.id}`, text: String(row.id) }),
  at: ({ row }) => row.openedAt,
  member: ({ row, username }) => ({ id: row.memberId, username }),
  subject: ({ row }) => subjectOf(row),
  clock: ({ row }) => ({ since: row.waitingSince, due: answerDue(row.waitingSince, row.rank) }),
  columns: [
    { label: 'Rank>', text: ({ row }) => row.rank },
    { label: 'Topic', text: ({ row }) => row.topic },
    { label: 'Title', text: ({ row }) => row.title },
    { label: 'Language', text: ({ row }) => row.language },
    { label: 'State', text: ({ row }) => words(row.state) },
  ],
  list: listCases,
  empty: 'No cases.',
}

/** Cases of members; the personal desk's first. */
export const caseSection: OfficeSection = {
  path: '/cases',
  title: 'Customer service',
  group: 'Members',
  permission: 'cases.read',
  waiting: countOpenCases,
  register(routes) {
    const { page, action } = routes
    registerQueue(routes, queue, { title: 'Cases' })

    page('/cases/:member/:id', 'cases.read', async (call) => {
      const { csrfToken, database, params } = call
      const found = await findOwned(findCase, database, params)
      if (!found) return undefined
      const { row, username } = found
      const lines = await linesOf(database, row)
      return {
        title: `Case ${String(row.id)}: ${row.title}`,
        body: html`${row.state === 'OPEN' && (await assignmentPanel(call, { path: '/cases', subject: subjectOf(row), back: `/cases/${row.memberId}/${row.id}` }))}
          ${facts({
            Member: memberLink(call, { id: row.memberId, username }),
            Rank: `VIP${row.rank}`,
            Topic: row.topic,
            Language: row.language,
            Opened: momentText(row.openedAt),
            State: row.state.toLowerCase(),
            ...(row.state === 'OPEN' && { 'Answer due': dueText(row) }),
          })}
          ${lines.map(
            ({ author, operator, text, uploads, at }) =>
              html`<section class="panel">
                <p class="muted">${author === 'MEMBER' ? username : operator} · ${momentText(at)}</p>
                <div class="text">${text}</div>
                ${pictures(row.memberId, uploads)}
              </section>`,
          )}
          <h2>Answer</h2>
          ${actionForm(csrfToken, {
            action: `/cases/${row.memberId}/${String(row.id)}/answer`,
            button: 'Send',
            fields: html`<label
              ><span>The member reads it at once</span
              ><textarea name="answer" rows="6" required maxlength="5000"></textarea>
            </label>`,
          })}`,
      }
    })

    action(
      '/cases/:member/:id/answer',
      'cases.answer',
      answerInput,
      async ({ actor, database, operator, params }, { answer }) => {
        const found = await findOwned(findCase, database, params)
        if (!found) throw new OfficeError('There is no such case.', 404)
        const { memberId, id, state } = found.row
        await withTransaction(database, async (tx) => {
          await answerCase(tx, { memberId, id, text: answer, operator })
          await endAssignment(tx, subjectOf({ memberId, id }))
          await recordAudit(tx, {
            actor,
            action: 'case.answered',
            subject: subjectOf({ memberId, id }),
            old: { state },
            new: { state: 'ANSWERED', answer },
          })
        })
        return { to: `/cases/${memberId}/${id}`, notice: 'answered' }
      },
    )
  },
}
