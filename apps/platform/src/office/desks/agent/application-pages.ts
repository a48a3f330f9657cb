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
import type { DecisionKind } from '../../kit/decisions.ts'
import { momentText, words } from '../../kit/formats.ts'
import { memberLink } from '../../kit/member-link.ts'
import { html, type Html } from '../../kit/html.ts'
import { parseNumber, withReason } from '../../kit/inputs.ts'
import { facts } from '../../kit/page.ts'
import { waitReader } from '../../kit/queue.ts'
import { reviewDesk } from '../../kit/review-desk.ts'
import type { OfficeCall, OfficeSection } from '../../kit/section.ts'

const writtenText = z
  .string()
  .trim()
  .min(3, { error: 'has three characters or more' })
  .max(500, { error: 'has at most 500 characters' })
const askInput = withReason.extend({ question: writtenText })
const rejectInput = withReason.extend({ answer: writtenText })

const describe = ({ memberId, id }: Readonly<Record<string, string>>) => `Application ${memberId}/${id}`
const getDecision = (payload: Readonly<Record<string, string>>, operators: readonly string[]) => ({
  memberId: Number(payload.memberId),
  id: Number(payload.id),
  operator: operators.join(', '),
})

const approve: DecisionKind = {
  kind: 'application.approved',
  permission: 'applications.decide',
  describe,
  apply: async (tx, { payload, operators }) => {
    const rebate = await approveApplication(tx, getDecision(payload, operators))
    return { old: { state: 'APPLIED' }, new: { state: 'APPROVED', rebate, ...payload } }
  },
}
const reject: DecisionKind = {
  kind: 'application.rejected',
  permission: 'applications.decide',
  describe,
  apply: async (tx, { payload, operators }) => {
    await rejectApplication(tx, { ...getDecision(payload, operators), reason: payload.answer ?? '' })
    return { old: { state: 'APPLIED' }, new: { state: 'REJECTED', ...payload } }
  },
}
const ask: DecisionKind = {
  kind: 'application.asked',
  permission: 'applications.decide',
  describe,
  apply: async (tx, { payload, operators }) => {
    await askApplicant(tx, { ...getDecision(payload, operators), question: payload.question ?? '' })
    return { old: { state: 'APPLIED' }, new: { state: 'NEEDS_INFO', ...payload } }
  },
}

type Found = NonNullable<Awaited<ReturnType<typeof findApplication>>>
type Listed = Awaited<ReturnType<typeof listApplications>>[number]

const NOTE = 'Note for the audit log'

const applications = reviewDesk({
  path: '/applications',
  noun: 'application',
  read: 'applications.read',
  decide: 'applications.decide',
  subject: 'application',
  key: ({ application: { memberId, id } }: Pick<Found & Listed, 'application' | 'username'>) => ({ memberId, id }),
  readId: parseNumber,
  queue: {
    title: 'Applications to become an agent',
    views: { waiting: 'waiting for an operator', needsInfo: 'waiting for the member', decided: 'decided', all: 'all' },
    filters: {
      channel: {
        label: 'Channel',
        options: Object.fromEntries(APPLICATION_CHANNELS.map((code) => [code, words(code)])),
      },
    },
    at: ({ application }: Listed) => application.createdAt,
    clock: ({ application }: Listed) => ({ since: application.createdAt, due: null }),
    columns: [
      { label: 'Channel', text: ({ application }: Listed) => words(application.channel) },
      { label: 'Players>', text: ({ application }: Listed) => application.expectedPlayers },
      { label: 'Upline', text: ({ upline }: Listed) => upline },
      { label: 'State', text: ({ application }: Listed) => words(application.state) },
    ],
    list: listApplications,
    empty: 'None waits.',
  },
  find: (database, { memberId, id }) => findApplication(database, memberId, id),
  show: applicationFacts,
  choices: [
    { name: 'approve', kind: approve, button: 'Approve', isFirst: true, reason: NOTE, forSeveral: true },
    {
      name: 'ask',
      kind: ask,
      button: 'Ask the member',
      reason: NOTE,
      fields: () => writtenField('question', 'Question to the member'),
      input: askInput,
      payload: (_, sent) => sent,
      notice: 'infoRequested',
    },
    {
      name: 'reject',
      kind: reject,
      button: 'Reject',
      reason: NOTE,
      fields: () => writtenField('answer', 'Reason, shown to the member'),
      input: rejectInput,
      payload: (_, sent) => sent,
    },
  ],
  open: ({ application }) => (application.state === 'APPLIED' ? ['approve', 'ask', 'reject'] : []),
  next: 'queue',
})

export const applicationSection: OfficeSection = {
  path: '/applications',
  title: 'Agents',
  group: 'Members',
  permission: 'applications.read',
  decisions: [approve, reject, ask],
  waiting: countWaitingApplications,
  waits: [waitReader(applications.queue)],
  register: applications.register,
}

function writtenField(name: string, label: string): Html {
  return html`<label
    ><span>${label}</span><textarea name="${name}" rows="3" required minlength="3" maxlength="500"></textarea>
  </label>`
}

function applicationFacts(call: OfficeCall, { application, username, registeredAt, upline }: Found): Html {
  const written = (heading: string, text: string | null) =>
    text &&
    html`<h2>${heading}</h2>
      <div class="panel text">${text}</div>`
  return html`${facts({
    Member: html`${memberLink(call, { id: application.memberId, username })} (${application.memberId})`,
    Registered: momentText(registeredAt),
    Upline: upline ?? 'none',
    State: words(application.state),
    Sent: momentText(application.createdAt),
    Channel: words(application.channel),
    'Expected players': application.expectedPlayers,
    Decided: application.decidedAt && momentText(application.decidedAt),
    'Last by': application.operator,
  })}
  ${written('Motivation', application.motivation)} ${written('Asked', application.question)}
  ${written('Answer', application.answer)} ${written('Rejected because', application.reason)}`
}
