import {
  confirmDecision,
  declineDecision,
  pendingDecisionAbout,
  pendingDecisions,
  type StoredDecision,
} from './decisions.ts'
import { momentText } from './formats.ts'
import { html, type Html } from './html.ts'
import { withReason } from './inputs.ts'
import { actionForm, facts, reasonField } from './page.ts'
import type { OfficeCall, OfficeSection } from './section.ts'
import * as z from 'zod'

/** Decisions of all sections that wait for a second operator. */
export function decisionSection(sections: readonly OfficeSection[]): OfficeSection {
  const kinds = sections.flatMap(({ decisions = [] }) => decisions)
  const describe = ({ kind, payload }: StoredDecision) =>
    kinds.find((known) => known.kind === kind)?.describe(payload) ?? kind
  return {
    path: '/decisions',
    title: 'Second operator',
    waiting: async (database) => (await pendingDecisions(database)).length,
    register({ page, action }) {
      page('/decisions', async (call) => {
        const waiting = await pendingDecisions(call.database)
        const body = waiting.map((decision) => decisionPanel(decision, describe(decision), call))
        return {
          title: 'Decisions waiting for a second operator',
          body: html`${waiting.length === 0 && html`<p class="muted">Nothing waits.</p>`}${body}`,
        }
      })
      action('/decisions/:id/confirm', z.object({}), async ({ database, operator, params }) => {
        await confirmDecision(database, kinds, { id: idOf(params), operator })
        return { to: '/decisions', notice: 'confirmed' }
      })
      action('/decisions/:id/decline', withReason, async ({ database, operator, params }, { reason }) => {
        await declineDecision(database, { id: idOf(params), operator, reason })
        return { to: '/decisions', notice: 'declined' }
      })
    },
  }
}

const idOf = ({ id = '' }: Readonly<Record<string, string>>) => (/^\d{1,9}$/.test(id) ? Number(id) : 0)

/** What waits about a subject; undefined if nothing does. */
export async function pendingPanel(
  call: OfficeCall,
  subject: string,
  kinds: OfficeSection['decisions'] = [],
): Promise<Html | undefined> {
  const decision = await pendingDecisionAbout(call.database, subject)
  if (!decision) return undefined
  const title = kinds.find(({ kind }) => kind === decision.kind)?.describe(decision.payload) ?? decision.kind
  return decisionPanel(decision, title, call)
}

function decisionPanel(decision: StoredDecision, title: string, { operator, csrfToken }: OfficeCall): Html {
  const { id, proposedBy, proposedAt, reason } = decision
  const isOwn = proposedBy === operator
  return html`<section class="panel">
    <h2>${title}</h2>
    ${facts({ 'Proposed by': proposedBy, At: momentText(proposedAt), Reason: reason })}
    ${
      isOwn
        ? html`<p class="muted">You proposed this: another operator must confirm it.</p>`
        : actionForm(csrfToken, { action: `/decisions/${id}/confirm`, button: 'Confirm' })
    }
    ${actionForm(csrfToken, { action: `/decisions/${id}/decline`, button: isOwn ? 'Withdraw' : 'Decline', fields: reasonField(), second: true })}
  </section>`
}
