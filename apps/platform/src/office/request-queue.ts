import * as z from 'zod'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../audit/audit-log.ts'
import { momentText } from './formats.ts'
import { html, type Html } from './html.ts'
import { findOwned, withReason } from './inputs.ts'
import { OfficeError } from './office-error.ts'
import { actionForm, facts, hidden, reasonField, table } from './page.ts'
import type { Permission } from './permissions.ts'
import type { OfficeCall, OfficeRoutes } from './section.ts'

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
  waiting: { title: string; list: (database: Database) => Promise<Listed[]> }
  decided: { title: string; list: (database: Database) => Promise<Listed[]> }
  /** Beside the link from one list to the other. */
  links?: (call: OfficeCall) => Html | false
  sentAt: (listed: Listed) => Date
  /** Columns between member and state. */
  columns: readonly string[]
  cells: (database: Database, listed: readonly Listed[]) => Promise<(string | null)[][]>
  empty: string
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
}

export const requestState = (state: string): string => state.toLowerCase().replace('_', ' ')

/** The lists of those that wait and of those that were decided, the page of each, and the decision. */
export function registerRequests<Listed extends Request, Found extends Request>(
  { page, action }: OfficeRoutes,
  queue: RequestQueue<Listed, Found>,
): void {
  const { path, noun, accept } = queue
  const input = withReason.extend({ decision: z.enum([accept.choice, 'reject']) })
  const addressOf = ({ row }: Request) => `${path}/${row.memberId}/${row.id}`

  page(path, queue.read, async (call) => {
    const { database, query } = call
    const isDone = query.state === 'done'
    const { title, list } = isDone ? queue.decided : queue.waiting
    const found = await list(database)
    const cells = await queue.cells(database, found)
    return {
      title,
      body: html`<p>
          <a href="${isDone ? path : `${path}?state=done`}">${isDone ? 'Waiting' : 'Decided'}</a>${queue.links?.(call)}
        </p>
        ${table(
          ['Number', 'Time', 'Member', ...queue.columns, 'State'],
          found.map((listed, index) => [
            html`<a href="${addressOf(listed)}">${listed.row.id}</a>`,
            momentText(queue.sentAt(listed)),
            listed.username,
            ...(cells[index] ?? []),
            requestState(listed.row.state),
          ]),
          queue.empty,
        )}`,
    }
  })

  page(`${path}/:member/:id`, queue.read, async ({ csrfToken, database, may, params }) => {
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
    return {
      title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${row.id}`,
      body: html`${facts(shown.facts)} ${more}
      ${
        row.state === queue.open &&
        may(queue.decide) &&
        html`<h2>Decide</h2>
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
    await withTransaction(database, async (tx) => {
      const approved = decision === accept.choice
      const decided = await queue.settle(tx, { memberId, id, approved, operator, reason })
      if (!decided) throw new OfficeError('It has been decided in the meantime.', 409)
      await recordAudit(tx, {
        actor,
        action: queue.audit.action,
        subject: `${queue.audit.subject}:${memberId}:${id}`,
        old: { state: queue.open },
        new: { state: decided.state },
        reason,
      })
    })
    return { to: path, notice: 'done' }
  })
}
