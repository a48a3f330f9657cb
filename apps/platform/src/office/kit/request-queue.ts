import * as z from 'zod'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../audit/audit-log.ts'
import { type DayAmount, twoOperatorsText } from './day-sums.ts'
import { pendingPanel } from './decision-pages.ts'
import { decide, pendingDecisionAbout, type ReviewedKind } from './decisions.ts'
import { assignmentPanel } from './assignment-forms.ts'
import { endAssignment } from './assignments.ts'
import { memberLink } from './member-link.ts'
import { type Queue, registerQueue } from './queue.ts'
import { html, type Html } from './html.ts'
import { findOwned, withReason } from './inputs.ts'
import { OfficeError } from './office-error.ts'
import { actionForm, facts, hidden, reasonField } from './page.ts'
import type { Permission } from './permissions.ts'
import { noticeOf, type OfficeRoutes } from './section.ts'

interface Request {
  row: { memberId: number; id: bigint; state: string }
  username: string
}

/** Requests of members that one operator accepts or rejects. */
export interface RequestQueue<Listed extends Request, Found extends Request> {
  path: string
  noun: 'application' | 'redemption'
  read: Permission
  decide: Permission
  queue: Omit<Queue<Listed>, 'path' | 'read' | 'assign' | 'link' | 'member' | 'subject' | 'clock' | 'views'>
  find: (database: Database, key: { memberId: number; id: bigint }) => Promise<Found | undefined>
  show: (
    database: Database,
    found: Found,
  ) => Promise<{ facts: Parameters<typeof facts>[0]; more?: Html; obstacle?: string }>
  /** State of a request that waits. */
  open: string
  accept: { choice: string; button: string }
  /** Button. */
  reject: string
  /** @returns the request, or undefined if it was decided meanwhile */
  settle: (
    tx: Transaction,
    decision: { memberId: number; id: bigint; approved: boolean; operator: string; reason: string },
  ) => Promise<{ state: string } | undefined>
  audit: { action: string; subject: string }
  /** Accepting pays money: from a sum of the day on it takes a second operator. */
  accepting?: {
    kind: ReviewedKind
    /** Undefined for what has no amount. */
    amountOf: (database: Database, found: Found) => Promise<DayAmount | undefined>
  }
}

/** The lists of those that wait and of those that were decided, the page of each, and the decision. */
export function registerRequests<Listed extends Request, Found extends Request>(
  routes: OfficeRoutes,
  queue: RequestQueue<Listed, Found>,
): void {
  const { page, action } = routes
  const { path, noun, accept } = queue
  const subjectOf = ({ memberId, id }: Pick<Request['row'], 'memberId' | 'id'>) =>
    `${queue.audit.subject}:${memberId}:${id}`
  const input = withReason.extend({ decision: z.enum([accept.choice, 'reject']) })
  const addressOf = ({ row }: Request) => `${path}/${row.memberId}/${row.id}`

  registerQueue<Listed>(
    routes,
    {
      ...queue.queue,
      path,
      read: queue.read,
      assign: queue.decide,
      views: { waiting: 'waiting', decided: 'decided', all: 'all' },
      link: (listed) => ({ href: addressOf(listed), text: String(listed.row.id) }),
      member: ({ row, username }) => ({ id: row.memberId, username }),
      subject: ({ row }) => subjectOf(row),
      clock: (listed) => ({ since: queue.queue.at(listed), due: null }),
    },
    { title: queue.queue.title },
  )

  page(`${path}/:member/:id`, queue.read, async (call) => {
    const { csrfToken, database, may, params } = call
    const found = await findOwned(queue.find, database, params)
    if (!found) return undefined
    const { row } = found
    const { more, obstacle, ...shown } = await queue.show(database, found)
    const form = (choice: string, button: string, label: string) =>
      actionForm(csrfToken, {
        action: `${addressOf(found)}/decide`,
        button,
        second: choice === 'reject',
        fields: html`${hidden('decision', choice)}${reasonField(label)}`,
      })
    const { accepting } = queue
    const waiting = accepting && (await pendingPanel(call, subjectOf(row), [accepting.kind]))
    const amount = row.state === queue.open ? await accepting?.amountOf(database, found) : undefined
    return {
      title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${row.id}`,
      body: html`${row.state === queue.open && (await assignmentPanel(call, { path, subject: subjectOf(row), back: addressOf(found) }))}
      ${facts({ Member: memberLink(call, { id: row.memberId, username: found.username }), ...shown.facts })} ${more}
      ${waiting}
      ${
        row.state === queue.open &&
        !waiting &&
        may(queue.decide) &&
        html`<h2>Decide</h2>
          ${amount && (await twoOperatorsText(database, amount, subjectOf(row)))}
          ${obstacle ? html`<p>${obstacle}</p>` : form(accept.choice, accept.button, 'Note for the audit log')}
          ${form('reject', queue.reject, 'Reason, shown to the member')}`
      }`,
    }
  })

  action(`${path}/:member/:id/decide`, queue.decide, input, async (call, { reason, decision }) => {
    const { actor, database, operator, params } = call
    const found = await findOwned(queue.find, database, params)
    if (!found) throw new OfficeError(`There is no such ${noun}.`, 404)
    const { memberId, id } = found.row
    const subject = subjectOf({ memberId, id })
    if (queue.accepting && decision === accept.choice) {
      const { kind, amountOf } = queue.accepting
      const outcome = await decide(database, kind, {
        subject,
        payload: { memberId: String(memberId), id: String(id) },
        reason,
        actor,
        operators: (await amountOf(database, found)) ?? 1,
      })
      return { to: path, notice: noticeOf(outcome) }
    }
    if (await pendingDecisionAbout(database, subject))
      throw new OfficeError('Another operator is to confirm or decline a decision about this first.')
    await withTransaction(database, async (tx) => {
      const approved = decision === accept.choice
      const decided = await queue.settle(tx, { memberId, id, approved, operator, reason })
      if (!decided) throw new OfficeError('It has been decided in the meantime.', 409)
      await endAssignment(tx, subject)
      await recordAudit(tx, {
        actor,
        action: queue.audit.action,
        subject,
        old: { state: queue.open },
        new: { state: decided.state },
        reason,
      })
    })
    return { to: path, notice: 'done' }
  })
}
