import * as z from 'zod'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { recordAudit } from '../audit/audit-log.ts'
import type { OfficeConfig } from '../config.ts'
import { judge, readStanding } from '../domains/engagement/promotions/eligibility.ts'
import { decideApplication, offerOf } from '../domains/engagement/promotions/offers.ts'
import {
  countWaitingClaims,
  findClaim,
  listDecidedClaims,
  listWaitingClaims,
} from '../domains/engagement/promotions/operator.ts'
import { momentText } from './formats.ts'
import { html } from './html.ts'
import { findOwned, withReason } from './inputs.ts'
import { OfficeError } from './office-error.ts'
import { actionForm, facts, reasonField, table } from './page.ts'
import { promotionPlans } from './promotion-plans.ts'
import type { OfficeSection } from './section.ts'
import { pictures } from './upload-pages.ts'

const decision = withReason.extend({ decision: z.enum(['accept', 'reject']) })

/** Promotions, and applications for those that the house decides. */
export const promotionSection = (config: Pick<OfficeConfig, 'twoOperatorsAbove'>): OfficeSection => ({
  path: '/promotions',
  title: 'Promotions',
  permission: 'claims.read',
  decisions: promotionPlans.decisions,
  waiting: countWaitingClaims,
  register(routes) {
    promotionPlans.register(routes, config)
    const { page, action } = routes
    page('/promotions', 'claims.read', async ({ database, may, query }) => {
      const isDone = query.state === 'done'
      const found = await (isDone ? listDecidedClaims : listWaitingClaims)(database)
      return {
        title: isDone ? 'Decided applications' : 'Applications to decide',
        body: html`<p>
            <a href="${isDone ? '/promotions' : '/promotions?state=done'}">${isDone ? 'Waiting' : 'Decided'}</a
            >${may('rewards.read') && ' · '}
            ${may('rewards.read') && html`<a href="/promotions/all">All promotions</a>`}
          </p>
          ${table(
            ['Number', 'Time', 'Member', 'Promotion', 'State'],
            found.map(({ row, username, title }) => [
              html`<a href="/promotions/${row.memberId}/${String(row.id)}">${String(row.id)}</a>`,
              momentText(row.createdAt),
              username,
              title ?? row.promotionId,
              row.state.toLowerCase(),
            ]),
            'There is none.',
          )}`,
      }
    })

    page('/promotions/:member/:id', 'claims.read', async ({ csrfToken, database, may, params }) => {
      const found = await findOwned(findClaim, database, params)
      if (!found) return undefined
      const { row, offer, username, title } = found
      const { amount } = judge(offerOf(row, offer), await readStanding(database, row.memberId, row.createdAt))
      const address = `/promotions/${row.memberId}/${String(row.id)}`
      const form = (choice: 'accept' | 'reject', button: string, label: string) =>
        actionForm(csrfToken, {
          action: `${address}/decide`,
          button,
          second: choice === 'reject',
          fields: html`<input type="hidden" name="decision" value="${choice}" />${reasonField(label)}`,
        })
      return {
        title: `Application ${String(row.id)}`,
        body: html`${facts({
          Member: username,
          Promotion: title ?? row.promotionId,
          Period: row.period,
          Amount: formatAmount(row.amount ?? amount),
          Remark: row.remark,
          Applied: momentText(row.createdAt),
          State: row.state.toLowerCase(),
          'Decided by': row.operator,
          Reason: row.reason,
        })}
        ${pictures(row.memberId, row.uploads)}
        ${
          row.state === 'PROCESS' &&
          may('claims.decide') &&
          html`<h2>Decide</h2>
            ${amount > 0n ? form('accept', 'Accept', 'Note for the audit log') : html`<p>The conditions are not met.</p>`}
            ${form('reject', 'Reject', 'Reason, shown to the member')}`
        }`,
      }
    })

    action(
      '/promotions/:member/:id/decide',
      'claims.decide',
      decision,
      async ({ actor, database, operator, params }, { reason, ...asked }) => {
        const found = await findOwned(findClaim, database, params)
        if (!found) throw new OfficeError('There is no such application.', 404)
        const { memberId, id } = found.row
        const approved = asked.decision === 'accept'
        await withTransaction(database, async (tx) => {
          const decided = await decideApplication(tx, { memberId, id, approved, operator, reason })
          if (!decided) throw new OfficeError('It has been decided in the meantime.', 409)
          await recordAudit(tx, {
            actor,
            action: 'promotion.decided',
            subject: `promotion-claim:${memberId}:${id}`,
            old: { state: 'PROCESS' },
            new: { state: decided.state },
            reason,
          })
        })
        return { to: '/promotions', notice: 'done' }
      },
    )
  },
})
