import * as z from 'zod'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../audit/audit-log.ts'
import { answerCase, answerDue, type Case, linesOf } from '../domains/engagement/support/cases.ts'
import { countOpenCases, findCase, listDoneCases, listOpenCases } from '../domains/engagement/support/operator.ts'
import { momentText } from './formats.ts'
import { html, type Html } from './html.ts'
import { findOwned } from './inputs.ts'
import { OfficeError } from './office-error.ts'
import { actionForm, facts, table } from './page.ts'
import type { OfficeSection } from './section.ts'
import { pictures } from './upload-pages.ts'

const answerInput = z.object({ answer: z.string().trim().min(3, { error: 'write an answer' }).max(5_000) })

/** When an open case is to be answered, marked once that time is over. */
function dueText({ state, waitingSince, rank }: Case): Html | null {
  if (state !== 'OPEN') return null
  const due = answerDue(waitingSince, rank)
  return html`${momentText(due)}${due < new Date() && html` <strong>overdue</strong>`}`
}

/** Cases of members; the personal desk's first. */
export const caseSection: OfficeSection = {
  path: '/cases',
  title: 'Customer service',
  group: 'Members',
  permission: 'cases.read',
  waiting: countOpenCases,
  register({ page, action }) {
    page('/cases', 'cases.read', async ({ database, query }) => {
      const isDone = query.state === 'done'
      const found = await (isDone ? listDoneCases : listOpenCases)(database)
      return {
        title: isDone ? 'Answered and closed cases' : 'Cases waiting for an answer',
        body: html`<p>
            <a href="${isDone ? '/cases' : '/cases?state=done'}">${isDone ? 'Waiting' : 'Answered and closed'}</a>
          </p>
          ${table(
            ['Number', 'Member', 'Rank>', 'Topic', 'Title', 'Answer due', 'State'],
            found.map(({ row, username }) => [
              html`<a href="/cases/${row.memberId}/${String(row.id)}">${String(row.id)}</a>`,
              username,
              row.rank,
              row.topic,
              row.title,
              dueText(row),
              row.state.toLowerCase(),
            ]),
            'No cases.',
          )}`,
      }
    })

    page('/cases/:member/:id', 'cases.read', async ({ csrfToken, database, params }) => {
      const found = await findOwned(findCase, database, params)
      if (!found) return undefined
      const { row, username } = found
      const lines = await linesOf(database, row)
      return {
        title: `Case ${String(row.id)}: ${row.title}`,
        body: html`${facts({
            Member: username,
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
          await recordAudit(tx, {
            actor,
            action: 'case.answered',
            subject: `case:${memberId}:${id}`,
            old: { state },
            new: { state: 'ANSWERED', answer },
          })
        })
        return { to: `/cases/${memberId}/${id}`, notice: 'answered' }
      },
    )
  },
}
