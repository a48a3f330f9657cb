import * as z from 'zod'
import { isRealAccount } from '@playhouse/shared/account-kinds.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../../audit/audit-log.ts'
import { findMemberCard } from '../../../domains/people/member/operator.ts'
import { cleanPicture } from '../../../domains/people/uploads/clean-picture.ts'
import {
  addEvidence,
  countOpenCases,
  listCaseEvents,
  listCases,
  type ListedCase,
  type NewEvidence,
  openCase,
  readCaseDocument,
} from '../../../domains/money/risk/operator.ts'
import type { BrandSettings } from '../../../domains/site/brand-settings.ts'
import { assignmentPanel } from '../../kit/assignment-forms.ts'
import { words } from '../../kit/formats.ts'
import { pendingPanel } from '../../kit/decision-pages.ts'
import { html, type Html } from '../../kit/html.ts'
import { parseNumber, readForm, withReason } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, uploadForm } from '../../kit/page.ts'
import { type Queue, registerQueue, waitReader } from '../../kit/queue.ts'
import type { OfficeCall, OfficeRoutes, OfficeSection } from '../../kit/section.ts'
import type { Funds } from '../../../domains/money/wallet/transfer/move-funds.ts'
import { vendorMoneyPart } from '../wallet/parts/vendor-money.ts'
import { caseDecisions, decisionPart, decisionRoutes, findCaseAt } from './case-decision.ts'
import { listPart, listRoutes } from './list-decision.ts'
import { reportPart, reportRoutes } from './report-pages.ts'
import {
  caseFacts,
  casePath,
  caseSubject,
  effectText,
  waitText,
  historyTable,
  memberCasePart,
  OPENERS,
  closedPart,
  stopPart,
} from './parts/case-parts.ts'

const stateText = (found: ListedCase): string =>
  found.row.state === 'DECIDED' ? `decided: ${effectText(found.row.effects)}` : (waitText(found) ?? 'to be decided')

const queue: Queue<ListedCase> = {
  path: '/risk-cases',
  title: 'Risk cases',
  read: 'risk.read',
  assign: 'risk.decide',
  views: { waiting: 'to be decided', decided: 'decided', all: 'all' },
  filters: { openedBy: { label: 'Opened by', options: OPENERS } },
  searches: { number: 'Number' },
  link: ({ row }) => ({ href: casePath(row), text: `Case ${row.id}` }),
  at: ({ row }) => row.openedAt,
  member: ({ row, username }) => ({ id: row.memberId, username }),
  subject: ({ row }) => caseSubject(row),
  clock: ({ row }) => (row.state === 'OPEN' ? { since: row.openedAt, due: row.dueAt } : null),
  columns: [
    { label: 'Score>', text: ({ score }) => score },
    { label: 'Opened by', text: ({ row }) => OPENERS[row.openedBy] },
    {
      label: 'State',
      text: (found) => waitText(found) ?? words(found.row.state),
      cell: (found) => html`<div>${stateText(found)}</div>`,
    },
    {
      label: 'Decision',
      text: ({ row }) => (row.state === 'DECIDED' ? effectText(row.effects) : ''),
      isInFileOnly: true,
    },
  ],
  list: listCases,
  empty: 'No case.',
  above: () =>
    html`<p class="muted">
      Cases open by themselves when a score passes the brand’s <a href="/risk/thresholds">threshold</a>; operators open
      others on the part “Risk” of a member’s card.
    </p>`,
}

/** Cases of risk: the queue, each with its evidence, and what is decided about it. */
interface CaseServices {
  brand: () => Promise<BrandSettings>
  transfers: Funds['transfers']
}

export function riskCaseSection({ brand, transfers }: CaseServices): OfficeSection {
  const kinds = caseDecisions(transfers)
  return {
    path: '/risk-cases',
    title: 'Risk cases',
    group: 'Members',
    permission: 'risk.read',
    decisions: kinds,
    waiting: countOpenCases,
    waits: [waitReader(queue)],
    register(routes) {
      registerQueue(routes, queue, { title: queue.title })
      registerPage(routes, kinds)
      registerOpening(routes)
      registerEvidence(routes)
      decisionRoutes(routes, kinds, requireCase)
      listRoutes(routes, requireCase)
      reportRoutes(routes, brand, requireCase)
    },
  }
}

async function requireCase(call: OfficeCall): Promise<ListedCase> {
  const found = await findCaseAt(call)
  if (!found) throw new OfficeError('There is no such case.', 404)
  return found
}

function registerPage({ page }: OfficeRoutes, kinds: ReturnType<typeof caseDecisions>): void {
  page('/risk-cases/:memberId/:id', 'risk.read', async (call) => {
    const found = await findCaseAt(call)
    if (!found) return undefined
    const { actor, database } = call
    const { row, username } = found
    await withTransaction(database, (tx) =>
      recordAudit(tx, { actor, action: 'risk-case.read', subject: caseSubject(row), new: { state: row.state } }),
    )
    return {
      title: `Risk case ${row.id} of ${username}`,
      body: html`${
          row.state === 'OPEN' &&
          call.may('risk.decide') &&
          (await assignmentPanel(call, { path: queue.path, subject: caseSubject(row), back: casePath(row) }))
        }
        ${await stopPart(database, row.memberId)} ${await closedPart(database, row.memberId)} ${caseFacts(call, found)}
        ${await listPart(call, found, (await pendingPanel(call, caseSubject(row), kinds)) !== undefined)}
        <h2>Evidence and history</h2>
        ${historyTable(call, await listCaseEvents(database, row))} ${evidenceForms(call, found)}
        ${row.state === 'OPEN' && (await vendorMoneyPart(call, row.memberId, casePath(row)))}
        ${await decisionPart(call, found, kinds)} ${await reportPart(call, found)}
        <h2>Cases of this member</h2>
        ${await memberCasePart(call, row.memberId)}`,
    }
  })
}

const openInput = withReason.extend({ openedBy: z.enum(['OPERATOR', 'CHECK']) })

function registerOpening({ action }: OfficeRoutes): void {
  action('/members/:memberId/risk/open', 'risk.decide', openInput, async (call, { openedBy, reason: text }) => {
    const { actor, database, params } = call
    const memberId = parseNumber(params.memberId) ?? 0
    const card = await findMemberCard(database, memberId)
    if (!card || card.member.erasedAt !== null || !isRealAccount(card.member.kind))
      throw new OfficeError('There is no such member, or it is a demo account.', 404)
    const id = await withTransaction(database, async (tx) => {
      const opened = await openCase(tx, { memberId, openedBy, by: actor.name, text })
      if (opened === undefined) throw new OfficeError('A case of this member is open already.')
      const subject = caseSubject({ memberId, id: opened })
      await recordAudit(tx, { actor, action: 'risk-case.opened', subject, new: { openedBy }, reason: text })
      return opened
    })
    return { to: casePath({ memberId, id }), notice: 'done' }
  })
}

const note = z.string().trim().max(2_000, { error: 'has at most 2,000 characters' })
const noteInput = z.object({ text: note.min(3, { error: 'write a note' }) })
const paymentInput = z.object({
  payment: z.enum(['DEPOSIT', 'WITHDRAWAL']),
  number: z
    .string()
    .trim()
    .regex(/^(?:\d{1,9}\s*\/\s*)?\d{1,9}$/, { error: 'is the number of a payment such as 204' }),
  text: note.default(''),
})

function registerEvidence({ action, upload, file }: OfficeRoutes): void {
  const add = async (call: OfficeCall, evidence: NewEvidence) => {
    const { actor, database } = call
    const { row } = await requireCase(call)
    const { memberId, id: caseId } = row
    await withTransaction(database, async (tx) => {
      if (!(await addEvidence(tx, { memberId, caseId, by: actor.name, evidence })))
        throw new OfficeError('number: is no such payment of this member')
      const { kind, text } = evidence
      await recordAudit(tx, { actor, action: 'risk-case.evidence', subject: caseSubject(row), new: { kind, text } })
    })
    return { to: casePath(row), notice: 'done' as const }
  }
  action('/risk-cases/:memberId/:id/note', 'risk.decide', noteInput, (call, { text }) =>
    add(call, { kind: 'NOTE', text }),
  )
  action('/risk-cases/:memberId/:id/payment', 'risk.decide', paymentInput, (call, { payment, number, text }) =>
    add(call, { kind: 'PAYMENT', payment, number: Number(number.split('/').at(-1)), text }),
  )
  upload('/risk-cases/:memberId/:id/document', 'risk.decide', async (call, sent, bytes) => {
    const { text } = readForm(noteInput, sent)
    const { picture } = await cleanPicture(bytes, 'IDENTITY_DOCUMENT')
    return add(call, { kind: 'DOCUMENT', text, document: picture })
  })
  file('/risk-cases/:memberId/:id/documents/:event', 'risk.read', async (call, reply) => {
    const found = await findCaseAt(call)
    const id = parseNumber(call.params.event)
    const document =
      found && id !== undefined
        ? await readCaseDocument(call.database, { memberId: found.row.memberId, caseId: found.row.id, id })
        : undefined
    return document ? reply.type('image/webp').send(document) : reply.callNotFound()
  })
}

function evidenceForms({ csrfToken, may }: OfficeCall, { row }: ListedCase): Html {
  if (!may('risk.decide')) return html``
  const path = casePath(row)
  return html`<details>
    <summary>Add a note, a payment or a document</summary>
    <div class="columns">
      <section class="panel">
        ${actionForm(csrfToken, {
          action: `${path}/note`,
          button: 'Add the note',
          second: true,
          fields: html`<label
            ><span>Note</span><textarea name="text" rows="3" required maxlength="2000"></textarea>
          </label>`,
        })}
      </section>
      <section class="panel">
        ${actionForm(csrfToken, {
          action: `${path}/payment`,
          button: 'Add the payment',
          second: true,
          fields: html`<label
              ><span>Payment</span
              ><select name="payment">
                <option value="DEPOSIT">deposit</option>
                <option value="WITHDRAWAL">withdrawal</option>
              </select></label
            ><label><span>Number</span><input name="number" required maxlength="20" /></label
            ><label><span>Why it matters; may be empty</span><input name="text" maxlength="500" /></label>`,
        })}
      </section>
      <section class="panel">
        ${uploadForm(csrfToken, {
          action: `${path}/document`,
          button: 'Add the document',
          accept: 'image/png,image/jpeg',
          fields: html`<label><span>What it is</span><input name="text" required maxlength="500" /></label>`,
        })}
      </section>
    </div>
  </details>`
}
