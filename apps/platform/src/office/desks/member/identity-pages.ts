import { IDENTITY_REASONS, type IdentityReason } from '@playhouse/platform-api/member-profile.ts'
import * as z from 'zod'
import type { Transaction } from '@playhouse/postgres/database.ts'
import {
  approveIdentity,
  askForDocuments,
  findIdentity,
  IDENTITY_REVIEW_HOURS,
  listIdentities,
  rejectIdentity,
} from '../../../domains/people/member/profile/identity.ts'
import { countWaitingIdentities } from '../../../domains/people/member/profile/operator.ts'
import { decide, type DecisionKind } from '../../kit/decisions.ts'
import { momentText, words } from '../../kit/formats.ts'
import { assignmentPanel } from '../../kit/assignment-forms.ts'
import { memberLink } from '../../kit/member-link.ts'
import { type Queue, registerQueue } from '../../kit/queue.ts'
import { html, type Html } from '../../kit/html.ts'
import { numberOf, withReason } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, facts, reasonField } from '../../kit/page.ts'
import type { OfficeCall, OfficeSection } from '../../kit/section.ts'
import { pictures } from '../uploads/upload-pages.ts'

const WORDS: Readonly<Record<IdentityReason, string>> = Object.fromEntries(
  IDENTITY_REASONS.map((word) => [word, word.toLowerCase().replaceAll('_', ' ')]),
) as Record<IdentityReason, string>

const rejectInput = withReason.extend({ code: z.enum(IDENTITY_REASONS) })
/** `document-17` is empty or the reason for document 17. */
const askInput = withReason.catchall(z.string())

function decisionKind(
  kind: string,
  state: string,
  apply: (
    tx: Transaction,
    memberId: number,
    requestId: number,
    payload: Readonly<Record<string, string>>,
    actor: string,
  ) => Promise<void>,
): DecisionKind {
  return {
    kind,
    permission: 'identity.decide',
    describe: ({ memberId, requestId }) => `Identity check ${memberId}/${requestId}`,
    apply: async (tx, { payload, operators }) => {
      await apply(tx, Number(payload.memberId), Number(payload.requestId), payload, operators.join(', '))
      return { old: { state: 'REVIEW' }, new: { state, ...payload } }
    },
  }
}

const approve = decisionKind('identity.approved', 'APPROVED', async (tx, memberId, requestId, _payload, actor) =>
  approveIdentity(tx, memberId, requestId, actor),
)
const reject = decisionKind('identity.rejected', 'REJECTED', async (tx, memberId, requestId, { code }, actor) =>
  rejectIdentity(tx, memberId, requestId, { reason: code as IdentityReason, actor }),
)
const ask = decisionKind('identity.asked', 'NEEDS_INFO', async (tx, memberId, requestId, payload, actor) => {
  const reasons = Object.entries(payload).flatMap(([name, code]): [number, IdentityReason][] => {
    const [, id] = /^document-(\d{1,9})$/.exec(name) ?? []
    return id !== undefined && isReason(code) ? [[Number(id), code]] : []
  })
  if (reasons.length === 0) throw new OfficeError('Choose a reason for each document that is asked for again.', 400)
  await askForDocuments(tx, memberId, requestId, { reasons: new Map(reasons), actor })
})

const isReason = (word: string): word is IdentityReason => (IDENTITY_REASONS as readonly string[]).includes(word)

/** Identity checks that wait for an operator. */
export const identitySection: OfficeSection = {
  path: '/identity',
  title: 'Identity',
  group: 'Members',
  permission: 'identity.read',
  decisions: [approve, reject, ask],
  waiting: countWaitingIdentities,
  register(routes) {
    const { page, action } = routes
    registerQueue(routes, queue, { title: 'Identity checks' })

    page('/identity/:memberId/:id', 'identity.read', async (call) => {
      const [memberId, id] = [numberOf(call.params.memberId), numberOf(call.params.id)]
      const found =
        memberId === undefined || id === undefined ? undefined : await findIdentity(call.database, memberId, id)
      if (!found) return undefined
      const { documents, state } = found
      const path = `/identity/${found.memberId}/${found.id}`
      return {
        title: `Identity check ${found.memberId}/${found.id}`,
        body: html`${state === 'REVIEW' && (await assignmentPanel(call, { path: '/identity', subject: subjectOf(found), back: path }))}
          ${facts({
            Member: html`${memberLink(call, { id: found.memberId, username: found.username })} (${found.memberId})`,
            State: words(state),
            Reason: found.reason && WORDS[found.reason],
            Tier: found.tier,
            'Real name': found.realName,
            Birthday: found.birthday,
            Nationality: found.nationality,
            Address: found.address,
            Sent: momentText(found.createdAt),
            Decided: momentText(found.decidedAt),
          })}
          <div class="columns">
            ${documents.map(
              (it) =>
                html`<section class="panel">
                  <h2>${it.kind.toLowerCase().replaceAll('_', ' ')}</h2>
                  <p class="muted">${it.state.toLowerCase()}${it.reason && `, ${WORDS[it.reason]}`}</p>
                  ${pictures(found.memberId, [it.uploadId])}
                </section>`,
            )}
          </div>
          ${state === 'REVIEW' && call.may('identity.decide') && decisionForms(call, found)}`,
      }
    })

    const notice = 'done'
    const decided = (call: OfficeCall, kind: DecisionKind, reason: string, more: Record<string, string> = {}) => {
      const { memberId = '', id: requestId = '' } = call.params
      if (!/^\d{1,9}$/.test(memberId) || !/^\d{1,9}$/.test(requestId))
        throw new OfficeError('There is no such check.', 404)
      const { actor, database } = call
      const payload = { ...more, memberId, requestId }
      return decide(database, kind, {
        subject: subjectOf({ memberId, id: requestId }),
        payload,
        reason,
        actor,
        operators: 1,
      })
    }
    action('/identity/:memberId/:id/approve', 'identity.decide', withReason, async (call, { reason }) => {
      await decided(call, approve, reason)
      return { to: '/identity', notice }
    })
    action('/identity/:memberId/:id/reject', 'identity.decide', rejectInput, async (call, { reason, code }) => {
      await decided(call, reject, reason, { code })
      return { to: '/identity', notice }
    })
    action('/identity/:memberId/:id/ask', 'identity.decide', askInput, async (call, { reason, ...documents }) => {
      await decided(call, ask, reason, documents)
      return { to: '/identity', notice: 'asked' }
    })
  },
}

const PROMISED_MS = IDENTITY_REVIEW_HOURS * 3_600_000

const queue: Queue<Awaited<ReturnType<typeof listIdentities>>[number]> = {
  path: '/identity',
  title: 'Identity checks',
  read: 'identity.read',
  assign: 'identity.decide',
  views: { waiting: 'waiting for an operator', asked: 'waiting for the member', decided: 'decided', all: 'all' },
  filters: { tier: { label: 'Tier', options: { 1: '1: identity', 2: '2: address' } } },
  link: ({ memberId, id }) => ({ href: `/identity/${memberId}/${id}`, text: `${memberId}/${id}` }),
  at: ({ createdAt }) => createdAt,
  member: ({ memberId, username }) => ({ id: memberId, username }),
  subject: subjectOf,
  clock: ({ createdAt }) => ({ since: createdAt, due: new Date(createdAt.getTime() + PROMISED_MS) }),
  columns: [
    { label: 'Real name', text: ({ realName }) => realName },
    { label: 'Tier>', text: ({ tier }) => tier },
    { label: 'State', text: ({ state }) => words(state) },
  ],
  list: listIdentities,
  empty: 'None waits.',
}

function subjectOf({ memberId, id }: { memberId: number | string; id: number | string }): string {
  return `identity:${memberId}:${id}`
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findIdentity>>>

function decisionForms({ csrfToken }: OfficeCall, { memberId, id, documents }: Waiting): Html {
  const path = `/identity/${memberId}/${id}`
  const note = reasonField('Note for the audit log')
  return html`<div class="columns">
    <section class="panel">
      ${actionForm(csrfToken, { action: `${path}/approve`, button: 'Approve', fields: note })}
    </section>
    <section class="panel">
      ${actionForm(csrfToken, {
        action: `${path}/ask`,
        button: 'Ask for documents again',
        fields: html`${documents.map((it) =>
          reasonChoice(`document-${it.id}`, it.kind.toLowerCase().replaceAll('_', ' '), 'It is accepted'),
        )}${note}`,
        second: true,
      })}
    </section>
    <section class="panel">
      ${actionForm(csrfToken, {
        action: `${path}/reject`,
        button: 'Reject',
        fields: html`${reasonChoice('code', 'Reason, shown to the member')}${note}`,
        second: true,
      })}
    </section>
  </div>`
}

const reasonChoice = (name: string, label: string, none?: string): Html =>
  html`<label
    ><span>${label}</span
    ><select name="${name}">
      ${none !== undefined && html`<option value="">${none}</option>`}
      ${IDENTITY_REASONS.map((word) => html`<option value="${word}">${WORDS[word]}</option>`)}
    </select></label
  >`
