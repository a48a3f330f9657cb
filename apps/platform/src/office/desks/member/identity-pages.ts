import { IDENTITY_REASONS, type IdentityReason } from '@playhouse/platform-api/member-profile.ts'
import { checkerName } from '@playhouse/vendor-api/identity-checks/all.ts'
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
import { listIdentityChecks } from '../../../domains/people/member/profile/identity-checks.ts'
import { countWaitingIdentities } from '../../../domains/people/member/profile/operator.ts'
import type { DecisionKind } from '../../kit/decisions.ts'
import { momentText, words } from '../../kit/formats.ts'
import { memberLink } from '../../kit/member-link.ts'
import { html, type Html } from '../../kit/html.ts'
import { parseNumber, withReason } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { facts } from '../../kit/page.ts'
import { waitReader } from '../../kit/queue.ts'
import { reviewDesk } from '../../kit/review-desk.ts'
import type { OfficeCall, OfficeSection } from '../../kit/section.ts'
import { pictures } from '../uploads/parts/member-pictures.ts'

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
      const [memberId, requestId] = [Number(payload.memberId), Number(payload.requestId)]
      const [check] = await listIdentityChecks(tx, memberId, requestId)
      await apply(tx, memberId, requestId, payload, operators.join(', '))
      return { old: { state: 'REVIEW', ...(check && { providerSays: check.outcome }) }, new: { state, ...payload } }
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

const PROMISED_MS = IDENTITY_REVIEW_HOURS * 3_600_000
const NOTE = 'Note for the audit log'

type Found = NonNullable<Awaited<ReturnType<typeof findIdentity>>>
type Listed = Awaited<ReturnType<typeof listIdentities>>[number]

const identities = reviewDesk({
  path: '/identity',
  noun: 'identity check',
  read: 'identity.read',
  decide: 'identity.decide',
  subject: 'identity',
  key: ({ memberId, id }: Pick<Found & Listed, 'memberId' | 'id' | 'username'>) => ({ memberId, id }),
  readId: parseNumber,
  idName: 'requestId',
  queue: {
    title: 'Identity checks',
    views: { waiting: 'waiting for an operator', needsInfo: 'waiting for the member', decided: 'decided', all: 'all' },
    filters: { tier: { label: 'Tier', options: { 1: '1: identity', 2: '2: address' } } },
    at: ({ createdAt }: Listed) => createdAt,
    clock: ({ createdAt }: Listed) => ({ since: createdAt, due: new Date(createdAt.getTime() + PROMISED_MS) }),
    columns: [
      { label: 'Real name', text: ({ realName }: Listed) => realName },
      { label: 'Tier>', text: ({ tier }: Listed) => tier },
      { label: 'State', text: ({ state }: Listed) => words(state) },
      { label: 'Provider', text: ({ providerSays }: Listed) => providerSays && SAYS[providerSays] },
    ],
    list: listIdentities,
    empty: 'None waits.',
  },
  find: (database, { memberId, id }) => findIdentity(database, memberId, id),
  show: identityFacts,
  choices: [
    { name: 'approve', kind: approve, button: 'Approve', isFirst: true, reason: NOTE },
    {
      name: 'ask',
      kind: ask,
      button: 'Ask for documents again',
      reason: NOTE,
      fields: ({ documents }) =>
        html`${documents.map((it) => reasonChoice(`document-${it.id}`, words(it.kind), 'It is accepted'))}`,
      input: askInput,
      payload: (_, sent) => sent,
      notice: 'infoRequested',
    },
    {
      name: 'reject',
      kind: reject,
      button: 'Reject',
      reason: NOTE,
      fields: () => reasonChoice('code', 'Reason, shown to the member'),
      input: rejectInput,
      payload: (_, sent) => sent,
    },
  ],
  open: ({ state }) => (state === 'REVIEW' ? ['approve', 'ask', 'reject'] : []),
  next: 'queue',
})

/** Identity checks that wait for an operator. */
export const identitySection: OfficeSection = {
  path: '/identity',
  title: 'Identity',
  group: 'Members',
  permission: 'identity.read',
  decisions: [approve, reject, ask],
  waiting: countWaitingIdentities,
  waits: [waitReader(identities.queue)],
  register: identities.register,
}

function identityFacts(call: OfficeCall, found: Found): Html {
  return html`${facts({
      Member: html`${memberLink(call, { id: found.memberId, username: found.username })} (${found.memberId})`,
      State: words(found.state),
      Reason: found.reason && WORDS[found.reason],
      Tier: found.tier,
      'Real name': found.realName,
      Birthday: found.birthday,
      Nationality: found.nationality,
      Address: found.address,
      Sent: momentText(found.createdAt),
      Decided: momentText(found.decidedAt),
    })}
    ${found.checks.map((check) => checkFacts(check, found))}
    <div class="columns">
      ${found.documents.map(
        (it) =>
          html`<section class="panel">
            <h2>${words(it.kind)}</h2>
            <p class="muted">${words(it.state)}${it.reason && `, ${WORDS[it.reason]}`}</p>
            ${pictures(found.memberId, [it.uploadId])}
          </section>`,
      )}
    </div>`
}

const SAYS: Readonly<Record<NonNullable<Listed['providerSays']>, string>> = {
  PASSED: 'recommends to approve',
  FAILED: 'recommends to reject',
  UNDECIDED: 'leaves it to a person',
  QUEUED: 'is asked',
  SENT: 'is asked',
  UNANSWERED: 'gave no answer',
  CANCELLED: 'was not waited for',
}

/** What a provider says. It is a recommendation: an operator decides. */
const checkFacts = (check: Found['checks'][number], { decidedAt }: Found): Html =>
  html`<section class="panel">
    <h2>Check by ${checkerName(check.provider)}</h2>
    ${facts({
      Provider: SAYS[check.outcome ?? (check.state === 'ANSWERED' ? 'UNDECIDED' : check.state)],
      Findings: check.findings.map(words).join(', '),
      Asked: momentText(check.createdAt),
      Answered: `${momentText(check.answeredAt)}${isLate(check, decidedAt) ? ', after the decision' : ''}`,
      Problem: check.error,
      Page: check.pageUrl && html`<a href="${check.pageUrl}" target="_blank" rel="noreferrer">at the provider</a>`,
    })}
  </section>`

const isLate = ({ answeredAt }: Found['checks'][number], decidedAt: Date | null) =>
  answeredAt !== null && decidedAt !== null && answeredAt > decidedAt

const reasonChoice = (name: string, label: string, none?: string): Html =>
  html`<label
    ><span>${label}</span
    ><select name="${name}">
      ${none !== undefined && html`<option value="">${none}</option>`}
      ${IDENTITY_REASONS.map((word) => html`<option value="${word}">${WORDS[word]}</option>`)}
    </select></label
  >`
