import * as z from 'zod'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { dayFacts, readAmount, sumOfDay } from './day-sums.ts'
import {
  getChanges,
  confirmDecision,
  type DecisionKind,
  declineDecision,
  pendingDecisionAbout,
  pendingDecisions,
  reviewedKind,
  type StoredDecision,
} from './decisions.ts'
import { durationText, momentText } from './formats.ts'
import { html, type Html } from './html.ts'
import { parseNumber, withReason } from './inputs.ts'
import { memberLink } from './member-link.ts'
import { readStandings } from './operator-accounts.ts'
import { actionForm, facts, reasonField } from './page.ts'
import { CONFIRMED_BY } from './permissions.ts'
import {
  confirmers,
  isBy,
  joinedNotes,
  obstacleToConfirm,
  type OperatorStanding,
  type Proposed,
} from './second-operator.ts'
import type { OfficeCall, OfficeSection } from './section.ts'

/** Decisions of all sections that wait for a second operator. */
export function decisionSection(sections: readonly OfficeSection[]): OfficeSection {
  const kinds = sections.flatMap(({ decisions = [] }) => decisions)
  return {
    path: '/decisions',
    title: 'Second operator',
    group: 'Desk',
    permission: 'decisions.read',
    waiting: async (database) => (await pendingDecisions(database)).length,
    register({ page, action }) {
      page('/decisions', 'decisions.read', async (call) => {
        const all = await pendingDecisions(call.database)
        const seen = all.filter((decision) => isBy(decision, call.actor) || mayJudge(call, kinds, decision))
        const panels: Html[] = []
        for (const decision of seen) panels.push(await decisionPanel(call, decision, kinds, { isOpen: true }))
        return {
          title: 'Decisions waiting for a second operator',
          body: html`${joinedNotes(await readStandings(call.database), call.actor.id).map((note) => html`<p class="panel">${note}</p>`)}
          ${seen.length === 0 && html`<p class="muted">${all.length === 0 ? 'Nothing waits.' : 'Nothing waits that your roles may confirm.'}</p>`}${panels}`,
        }
      })
      action('/decisions/:id/confirm', 'decisions.decide', z.object({}), async ({ database, actor, params }) => {
        await confirmDecision(database, kinds, { id: getId(params), actor })
        return { to: '/decisions', notice: 'confirmed' }
      })
      action('/decisions/:id/decline', 'decisions.decide', withReason, async (call, { reason }) => {
        const { database, actor, params } = call
        await declineDecision(database, kinds, { id: getId(params), actor, reason })
        return { to: '/decisions', notice: 'declined' }
      })
    },
  }
}

const getId = ({ id = '' }: Readonly<Record<string, string>>) => (/^\d{1,9}$/.test(id) ? Number(id) : 0)

/** Whether an operator may propose or confirm such a decision. Nobody knows what decisions of another release are. */
function mayJudge({ may }: OfficeCall, kinds: readonly DecisionKind[], decision: StoredDecision): boolean {
  const kind = reviewedKind(kinds, decision)
  return kind === undefined ? may('operators.change') : may(kind.permission) || may(CONFIRMED_BY[kind.permission])
}

/** The waiting decision about a subject; undefined if there is none. */
export async function pendingPanel(
  call: OfficeCall,
  subject: string,
  kinds: OfficeSection['decisions'] = [],
): Promise<Html | undefined> {
  const decision = await pendingDecisionAbout(call.database, subject)
  return decision && decisionPanel(call, decision, kinds, { isOpen: false })
}

async function decisionPanel(
  call: OfficeCall,
  decision: StoredDecision,
  kinds: readonly DecisionKind[],
  { isOpen }: { isOpen: boolean },
): Promise<Html> {
  const { actor, csrfToken, database } = call
  const { id, proposedBy, proposedAt, reason, payload } = decision
  const kind = reviewedKind(kinds, decision)
  const memberId = parseNumber(payload.memberId)
  const about = memberId === undefined ? undefined : await call.findMember(memberId)
  const isOwn = isBy(decision, actor)
  const operators = await readStandings(database)
  const proposed = kind && { ...decision, permission: kind.permission }
  const obstacle = proposed && obstacleToConfirm(proposed, actor.id, operators)
  const changes =
    kind && (await withTransaction(database, async (tx) => getChanges(decision, await kind.basis(tx, payload))))
  return html`<section class="panel">
    <h2>${kind?.describe(payload) ?? decision.kind}</h2>
    ${facts({ Member: about && html`${memberLink(call, about)} (${about.id})`, 'Proposed by': proposedBy, At: `${momentText(proposedAt)}, ${durationText(Date.now() - proposedAt.getTime())} ago`, Reason: reason, ...(await sumFacts(database, decision)) })}
    ${changes && html`<p class="panel problem" role="alert">${changes} It cannot be confirmed; it can be proposed again.</p>`}
    ${
      kind &&
      html`<details ${isOpen && html`open`}>
        <summary>What it rests on, and what it changes</summary>
        ${await kind.show(database, payload, call)}
      </details>`
    }
    ${
      proposed &&
      !changes &&
      (obstacle
        ? html`<p class="muted">
            ${obstacle.message} ${obstacle.code !== 'proposer' && confirmersText(proposed, operators)}
          </p>`
        : actionForm(csrfToken, { action: `/decisions/${id}/confirm`, button: 'Confirm' }))
    }
    ${
      (isOwn || mayJudge(call, kinds, decision)) &&
      actionForm(csrfToken, {
        action: `/decisions/${id}/decline`,
        button: isOwn ? 'Withdraw' : 'Decline',
        fields: reasonField(),
        second: true,
      })
    }
  </section>`
}

function confirmersText(proposed: Proposed, operators: readonly OperatorStanding[]): string {
  const names = confirmers(proposed, operators)
  return names.length > 0
    ? `Who may confirm it now: ${names.join(', ')}.`
    : 'Nobody may confirm it now; an admin can give the roles to another operator, or vouch for one.'
}

async function sumFacts(database: Database, { amount, subject }: StoredDecision): Promise<Record<string, string>> {
  if (amount === null) return {}
  const read = readAmount(amount)
  return dayFacts(read, await sumOfDay(database, read, subject))
}
