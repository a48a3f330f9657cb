import { Readable } from 'node:stream'
import type { Database } from '@playhouse/postgres/database.ts'
import { findMemberById, findMemberCard } from '../../../domains/people/member/operator.ts'
import { entriesOfOthers, eraseMember, ErasureRefused, namesMember } from '../../../privacy/erase-member.ts'
import { erasureObstacles, type Obstacle } from '../../../privacy/erasure-obstacles.ts'
import { exportMember } from '../../../privacy/export-member.ts'
import { endLegalHold, findLegalHold, placeLegalHold } from '../../../privacy/legal-hold.ts'
import { pendingPanel } from '../../kit/decision-pages.ts'
import { decide, type DecisionKind, type ReviewedKind } from '../../kit/decisions.ts'
import { momentText } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { parseNumber, withReason } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, facts, reasonField } from '../../kit/page.ts'
import { getNotice, type OfficeCall, type OfficeRoutes } from '../../kit/section.ts'

const erase: ReviewedKind = {
  kind: 'member.erase',
  permission: 'members.erase',
  describe: ({ memberId }) => `Erase the personal data of member ${memberId}`,
  basis: async (tx, { memberId }) => ({
    obstacles: (await erasureObstacles(tx, Number(memberId))).map(({ code }) => code),
  }),
  show: (database, { memberId }) => erasureFacts(database, Number(memberId)),
  apply: async (tx, { payload }) => {
    const outcome = await eraseMember(tx, Number(payload.memberId)).catch(refuse)
    if (outcome === 'NO_SUCH_MEMBER') throw new OfficeError('There is no such member.', 404)
    return { new: { outcome } }
  },
}

function refuse(error: unknown): never {
  if (error instanceof ErasureRefused) throw new OfficeError(error.message)
  throw error
}

const hold: DecisionKind = {
  kind: 'legal-hold.placed',
  permission: 'members.erase',
  describe: ({ memberId }) => `Place a legal hold on member ${memberId}`,
  apply: async (tx, { payload, reason, operators }) => {
    const placed = await placeLegalHold(tx, { memberId: Number(payload.memberId), reason, by: operators.join(', ') })
    if (!placed) throw new OfficeError('There is a legal hold already.')
    return { new: { isHeld: true } }
  },
}
const endHold: DecisionKind = {
  kind: 'legal-hold.ended',
  permission: 'members.erase',
  describe: ({ memberId }) => `End the legal hold on member ${memberId}`,
  apply: async (tx, { payload }) => {
    const ended = await endLegalHold(tx, Number(payload.memberId))
    if (!ended) throw new OfficeError('There is no legal hold.')
    return { old: { isHeld: true, since: ended.heldAt, because: ended.reason }, new: { isHeld: false } }
  },
}

export const DATA_DECISIONS: readonly DecisionKind[] = [erase, hold, endHold]

const getSubject = (memberId: number) => `member:${memberId}`

export function dataRoutes({ action, file }: OfficeRoutes): void {
  file('/members/:memberId/data.json', 'members.data', async ({ actor, database, reports, params }, reply) => {
    const id = parseNumber(params.memberId)
    const text = id === undefined ? undefined : await exportMember(database, id, actor, reports)
    if (!text) return reply.callNotFound()
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="member-${id}.json"`)
      .send(Readable.from(text))
  })

  action('/members/:memberId/erase', 'members.erase', withReason, async (call, { reason }) => {
    const { actor, database } = call
    const { id } = await requireMember(call)
    if (await namesMember(database, id, reason))
      throw new OfficeError('The reason stays in the audit log: write it without the member’s name and contacts.')
    const outcome = await decide(database, erase, {
      subject: getSubject(id),
      payload: { memberId: String(id) },
      reason,
      actor,
      operators: 2,
      check: async (tx) => {
        const obstacles = await erasureObstacles(tx, id)
        if (obstacles.length > 0) throw new OfficeError(obstacles.map(({ text }) => text).join(' '))
      },
    })
    return { to: `/members/${id}/data`, notice: getNotice(outcome) }
  })

  const decided = async (call: OfficeCall, kind: DecisionKind, reason: string) => {
    const { id } = await requireMember(call)
    const { actor, database } = call
    await decide(database, kind, {
      subject: getSubject(id),
      payload: { memberId: String(id) },
      reason,
      actor,
      operators: 1,
    })
    return { to: `/members/${id}/data`, notice: 'done' as const }
  }
  action('/members/:memberId/legal-hold', 'members.erase', withReason, (call, { reason }) =>
    decided(call, hold, reason),
  )
  action('/members/:memberId/end-legal-hold', 'members.erase', withReason, (call, { reason }) =>
    decided(call, endHold, reason),
  )
}

async function requireMember({ database, params }: OfficeCall): Promise<{ id: number }> {
  const found = await findMemberById(database, parseNumber(params.memberId) ?? 0)
  if (!found) throw new OfficeError('There is no such member.', 404)
  return found
}

/** Facts that the second operator compares before a person’s data is erased for good. */
async function erasureFacts(database: Database, memberId: number): Promise<Html> {
  const card = await findMemberCard(database, memberId)
  const others = await entriesOfOthers(database, memberId)
  return html`${facts({
      Username: card?.member.username,
      Name: card?.member.payeeName,
      Registered: card ? momentText(card.member.registeredAt) : null,
    })}
    ${obstacleList(await erasureObstacles(database, memberId))}
    <p class="muted">
      Names, contacts, bank accounts, pictures, sessions, devices, messages, chat and what was typed in cases are
      deleted or overwritten, and cannot be restored. Ledger, rounds, tickets, payments and bills stay under the number
      ${memberId}. Entries of the audit log keep who did what and when, without values and
      reasons${others.length > 0 && html`; so do entries about others that name this member: ${others.join(', ')}`}.
    </p>`
}

const obstacleList = (obstacles: readonly Obstacle[]): Html =>
  obstacles.length === 0
    ? html`<p>Nothing speaks against it.</p>`
    : html`<p>It is not possible yet:</p>
        <ul class="problem">
          ${obstacles.map(({ code, text }) => html`<li data-code="${code}">${text}</li>`)}
        </ul>`

export async function dataPart(
  call: OfficeCall,
  { id, erasedAt }: { id: number; erasedAt: Date | null },
): Promise<Html> {
  const { csrfToken, database, may } = call
  const [held, waiting] = [await findLegalHold(database, id), await pendingPanel(call, getSubject(id), DATA_DECISIONS)]
  const obstacles = await erasureObstacles(database, id)
  return html`<h2>Export</h2>
    <p><a href="/members/${id}/data.json" download>Everything that is kept about the member (JSON)</a></p>
    <p class="muted">
      The audit log has each export. Notes of operators in cases, secrets and data of others are left out.
    </p>
    ${
      may('members.erase') &&
      html`<h2>Legal hold</h2>
        ${held && html`<p>Since ${momentText(held.heldAt)} by ${held.heldBy}: ${held.reason}</p>`}
        ${actionForm(csrfToken, {
          action: `/members/${id}/${held ? 'end-legal-hold' : 'legal-hold'}`,
          button: held ? 'End the hold' : 'Place a hold',
          fields: reasonField(),
          second: true,
        })}`
    }
    ${
      !erasedAt &&
      may('members.erase') &&
      html`<h2>Erasure</h2>
        ${
          waiting ??
          html`${obstacleList(obstacles)}
          ${
            obstacles.length === 0 &&
            actionForm(csrfToken, {
              action: `/members/${id}/erase`,
              button: 'Propose erasure',
              fields: reasonField('What the member asked for, without names: it stays in the audit log'),
            })
          }`
        }`
    }`
}
