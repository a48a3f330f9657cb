import * as z from 'zod'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { recordAudit } from '../audit/audit-log.ts'
import { itemNames } from '../domains/engagement/points/read-points.ts'
import { decideRedemption } from '../domains/engagement/points/spend-points.ts'
import {
  countWaitingRedemptions,
  findRedemption,
  listDecidedRedemptions,
  listWaitingRedemptions,
} from '../domains/engagement/points/operator.ts'
import { momentText } from './formats.ts'
import { html } from './html.ts'
import { findOwned, withReason } from './inputs.ts'
import { OfficeError } from './office-error.ts'
import { actionForm, facts, reasonField, table } from './page.ts'
import type { OfficeSection } from './section.ts'

const decision = withReason.extend({ decision: z.enum(['approve', 'reject']) })

/** Goods of the points mall that wait to be handed over. */
export const redemptionSection: OfficeSection = {
  path: '/redemptions',
  title: 'Points mall',
  permission: 'redemptions.read',
  waiting: countWaitingRedemptions,
  register({ page, action }) {
    page('/redemptions', 'redemptions.read', async ({ database, query }) => {
      const isDone = query.state === 'done'
      const names = await itemNames(database, 'EN')
      const found = await (isDone ? listDecidedRedemptions : listWaitingRedemptions)(database)
      return {
        title: isDone ? 'Decided redemptions' : 'Redemptions to decide',
        body: html`<p>
            <a href="${isDone ? '/redemptions' : '/redemptions?state=done'}">${isDone ? 'Waiting' : 'Decided'}</a>
          </p>
          ${table(
            ['Number', 'Time', 'Member', 'Item', 'Points>', 'State'],
            found.map(({ row, username }) => [
              html`<a href="/redemptions/${row.memberId}/${String(row.id)}">${String(row.id)}</a>`,
              momentText(row.requestedAt),
              username,
              row.itemId === null ? 'cash for points' : (names.get(row.itemId) ?? row.itemId),
              formatAmount(row.points),
              row.state.toLowerCase().replace('_', ' '),
            ]),
            'No redemptions.',
          )}`,
      }
    })

    page('/redemptions/:member/:id', 'redemptions.read', async ({ csrfToken, database, may, params }) => {
      const found = await findOwned(findRedemption, database, params)
      if (!found) return undefined
      const { row, username } = found
      const names = await itemNames(database, 'EN')
      const address = `/redemptions/${row.memberId}/${String(row.id)}`
      const form = (choice: 'approve' | 'reject', button: string, label: string) =>
        actionForm(csrfToken, {
          action: `${address}/decide`,
          button,
          second: choice === 'reject',
          fields: html`<input type="hidden" name="decision" value="${choice}" />${reasonField(label)}`,
        })
      return {
        title: `Redemption ${String(row.id)}`,
        body: html`${facts({
          Member: username,
          Item: row.itemId === null ? 'cash for points' : (names.get(row.itemId) ?? row.itemId),
          Points: formatAmount(row.points),
          Worth: formatAmount(row.amount),
          'Deliver to': row.note,
          Asked: momentText(row.requestedAt),
          State: row.state.toLowerCase().replace('_', ' '),
          'Decided by': row.operator,
          Reason: row.reason,
        })}
        ${
          row.state === 'IN_PROCESS' &&
          may('redemptions.decide') &&
          html`<h2>Decide</h2>
            ${form('approve', 'Handed over', 'Note for the audit log')}
            ${form('reject', 'Reject, return points and stock', 'Reason, shown to the member')}`
        }`,
      }
    })

    action(
      '/redemptions/:member/:id/decide',
      'redemptions.decide',
      decision,
      async ({ actor, database, operator, params }, { reason, ...asked }) => {
        const found = await findOwned(findRedemption, database, params)
        if (!found) throw new OfficeError('There is no such redemption.', 404)
        const { memberId, id } = found.row
        const approved = asked.decision === 'approve'
        await withTransaction(database, async (tx) => {
          const decided = await decideRedemption(tx, { memberId, id, approved, operator, reason })
          if (!decided) throw new OfficeError('It has been decided in the meantime.', 409)
          await recordAudit(tx, {
            actor,
            action: 'redemption.decided',
            subject: `redemption:${memberId}:${id}`,
            old: { state: 'IN_PROCESS' },
            new: { state: decided.state },
            reason,
          })
        })
        return { to: '/redemptions', notice: 'done' }
      },
    )
  },
}
