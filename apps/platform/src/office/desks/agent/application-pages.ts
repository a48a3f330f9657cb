import { APPLICATION_CHANNELS } from '@playhouse/platform-api/agent-applications.ts'
import * as z from 'zod'
import {
  approveApplication,
  askApplicant,
  findApplication,
  listApplications,
  rejectApplication,
} from '../../../domains/engagement/agent/applications.ts'
import { countWaitingApplications } from '../../../domains/engagement/agent/operator.ts'
import { decide, type DecisionKind } from '../../kit/decisions.ts'
import { momentText, words } from '../../kit/formats.ts'
import { assignmentPanel } from '../../kit/assignment-forms.ts'
import { memberLink } from '../../kit/member-link.ts'
import { type Queue, registerQueue } from '../../kit/queue.ts'
import { html } from '../../kit/html.ts'
import { withReason } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, facts, reasonField } from '../../kit/page.ts'
import type { OfficeCall, OfficeSection } from '../../kit/section.ts'

const text = z
  .string()
  .trim()
  .min(3, { error: 'has three characters or more' })
  .max(500, { error: 'has at most 500 characters' })
const askInput = withReason.extend({ question: text })
const rejectInput = withReason.extend({ answer: text })

const describe = ({ memberId, id }: Readonly<Record<string, string>>) => `Application ${memberId}/${id}`
const decisionOf = (payload: Readonly<Record<string, string>>, operators: readonly string[]) => ({
  memberId: Number(payload.memberId),
  id: Number(payload.id),
  operator: operators.join(', '),
})

const approve: DecisionKind = {
  kind: 'application.approved',
  permission: 'applications.decide',
  describe,
  apply: async (tx, { payload, operators }) => {
    const rebate = await approveApplication(tx, decisionOf(payload, operators))
    return { old: { state: 'APPLIED' }, new: { state: 'APPROVED', rebate, ...payload } }
  },
}
const reject: DecisionKind = {
  kind: 'application.rejected',
  permission: 'applications.decide',
  describe,
  apply: async (tx, { payload, operators }) => {
    await rejectApplication(tx, { ...decisionOf(payload, operators), reason: payload.answer ?? '' })
    return { old: { state: 'APPLIED' }, new: { state: 'REJECTED', ...payload } }
  },
}
const ask: DecisionKind = {
  kind: 'application.asked',
  permission: 'applications.decide',
  describe,
  apply: async (tx, { payload, operators }) => {
    await askApplicant(tx, { ...decisionOf(payload, operators), question: payload.question ?? '' })
    return { old: { state: 'APPLIED' }, new: { state: 'NEEDS_INFO', ...payload } }
  },
}

const subjectOf = ({ memberId, id }: { memberId: number | string; id: number | string }) =>
  `application:${memberId}:${id}`

const queue: Queue<Awaited<ReturnType<typeof listApplications>>[number]> = {
  path: '/applications',
  title: 'Applications',
  read: 'applications.read',
  assign: 'applications.decide',
  views: { waiting: 'waiting for an operator', asked: 'waiting for the member', decided: 'decided', all: 'all' },
  filters: {
    channel: { label: 'Channel', options: Object.fromEntries(APPLICATION_CHANNELS.map((code) => [code, words(code)])) },
  },
  link: ({ application: { memberId, id } }) => ({ href: `/applications/${memberId}/${id}`, text: `${memberId}/${id}` }),
  at: ({ application }) => application.createdAt,
  member: ({ application, username }) => ({ id: application.memberId, username }),
  subject: ({ application }) => subjectOf(application),
  clock: ({ application }) => ({ since: application.createdAt, due: null }),
  columns: [
    { label: 'Channel', text: ({ application }) => words(application.channel) },
    { label: 'Players>', text: ({ application }) => application.expectedPlayers },
    { label: 'Upline', text: ({ upline }) => upline },
    { label: 'State', text: ({ application }) => words(application.state) },
  ],
  list: listApplications,
  empty: 'None waits.',
}

/** Members who apply to become agents. */
export const applicationSection: OfficeSection = {
  path: '/applications',
  title: 'Agents',
  group: 'Members',
  permission: 'applications.read',
  decisions: [approve, reject, ask],
  waiting: countWaitingApplications,
  register(routes) {
    const { page, action } = routes
    registerQueue(routes, queue, { title: 'Applications to become an agent' })

    page('/applications/:memberId/:id', 'applications.read', async (call) => {
      const { csrfToken, database, may, params } = call
      const { memberId = '', id = '' } = params
      if (!isNumber(memberId) || !isNumber(id)) return undefined
      const found = await findApplication(database, Number(memberId), Number(id))
      if (!found) return undefined
      const { application, username, registeredAt, upline } = found
      const path = `/applications/${memberId}/${id}`
      const note = reasonField('Note for the audit log')
      const written = (name: string, label: string) =>
        html`<label
          ><span>${label}</span><textarea name="${name}" rows="3" required minlength="3" maxlength="500"></textarea>
        </label>`
      return {
        title: `Application ${memberId}/${id}`,
        body: html`${application.state === 'APPLIED' && (await assignmentPanel(call, { path: '/applications', subject: subjectOf(application), back: path }))}
          ${facts({
            Member: html`${memberLink(call, { id: application.memberId, username })} (${memberId})`,
            Registered: momentText(registeredAt),
            Upline: upline ?? 'none',
            State: words(application.state),
            Sent: momentText(application.createdAt),
            Channel: words(application.channel),
            'Expected players': application.expectedPlayers,
            Decided: application.decidedAt && momentText(application.decidedAt),
            'Last by': application.operator,
          })}
          <h2>Motivation</h2>
          <div class="panel text">${application.motivation}</div>
          ${
            application.question &&
            html`<h2>Asked</h2>
              <div class="panel text">${application.question}</div>`
          }
          ${
            application.answer &&
            html`<h2>Answer</h2>
              <div class="panel text">${application.answer}</div>`
          }
          ${
            application.reason &&
            html`<h2>Rejected because</h2>
              <div class="panel text">${application.reason}</div>`
          }
          ${
            application.state === 'APPLIED' &&
            may('applications.decide') &&
            html`<div class="columns">
              <section class="panel">
                ${actionForm(csrfToken, { action: `${path}/approve`, button: 'Approve', fields: note })}
              </section>
              <section class="panel">
                ${actionForm(csrfToken, {
                  action: `${path}/ask`,
                  button: 'Ask the member',
                  fields: html`${written('question', 'Question to the member')}${note}`,
                  second: true,
                })}
              </section>
              <section class="panel">
                ${actionForm(csrfToken, {
                  action: `${path}/reject`,
                  button: 'Reject',
                  fields: html`${written('answer', 'Reason, shown to the member')}${note}`,
                  second: true,
                })}
              </section>
            </div>`
          }`,
      }
    })

    const decided = (call: OfficeCall, kind: DecisionKind, reason: string, more: Record<string, string> = {}) => {
      const { memberId = '', id = '' } = call.params
      if (!isNumber(memberId) || !isNumber(id)) throw new OfficeError('There is no such application.', 404)
      const { actor, database } = call
      const subject = subjectOf({ memberId, id })
      return decide(database, kind, { subject, payload: { ...more, memberId, id }, reason, actor, operators: 1 })
    }
    action('/applications/:memberId/:id/approve', 'applications.decide', withReason, async (call, { reason }) => {
      await decided(call, approve, reason)
      return { to: '/applications', notice: 'done' }
    })
    action(
      '/applications/:memberId/:id/reject',
      'applications.decide',
      rejectInput,
      async (call, { reason, answer }) => {
        await decided(call, reject, reason, { answer })
        return { to: '/applications', notice: 'done' }
      },
    )
    action('/applications/:memberId/:id/ask', 'applications.decide', askInput, async (call, { reason, question }) => {
      await decided(call, ask, reason, { question })
      return { to: '/applications', notice: 'asked' }
    })
  },
}

const isNumber = (value: string) => /^\d{1,9}$/.test(value)
