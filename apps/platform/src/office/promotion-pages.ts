import { formatAmount } from '@playhouse/shared/money.ts'
import type { OfficeConfig } from '../config.ts'
import { judge, readStanding } from '../domains/engagement/promotions/eligibility.ts'
import { decideApplication, offerOf } from '../domains/engagement/promotions/offers.ts'
import { countWaitingClaims, findClaim, listClaims } from '../domains/engagement/promotions/operator.ts'
import { momentText, words } from './formats.ts'
import { html } from './html.ts'
import { promotionPlans } from './promotion-plans.ts'
import { registerRequests } from './request-queue.ts'
import type { OfficeSection } from './section.ts'
import { pictures } from './upload-pages.ts'

/** Promotions, and applications for those that the house decides. */
export const promotionSection = (config: Pick<OfficeConfig, 'twoOperatorsAbove'>): OfficeSection => ({
  path: '/promotions',
  title: 'Promotions',
  group: 'Rewards',
  permission: 'claims.read',
  decisions: promotionPlans.decisions,
  waiting: countWaitingClaims,
  register(routes) {
    promotionPlans.register(routes, config)
    registerRequests(routes, {
      path: '/promotions',
      noun: 'application',
      read: 'claims.read',
      decide: 'claims.decide',
      queue: {
        title: 'Applications for promotions',
        at: ({ row }) => row.createdAt,
        columns: [
          { label: 'Promotion', text: ({ row, title }) => title ?? row.promotionId },
          { label: 'Amount>', text: ({ row }) => row.amount },
          { label: 'State', text: ({ row }) => words(row.state) },
        ],
        list: listClaims,
        empty: 'There is none.',
        above: ({ may }) => html`${may('rewards.read') && html`<p><a href="/promotions/all">All promotions</a></p>`}`,
      },
      find: findClaim,
      show: async (database, { row, offer, title }) => {
        const { amount } = judge(offerOf(row, offer), await readStanding(database, row.memberId, row.createdAt))
        return {
          facts: {
            Promotion: title ?? row.promotionId,
            Period: row.period,
            Amount: formatAmount(row.amount ?? amount),
            Remark: row.remark,
            Applied: momentText(row.createdAt),
            State: words(row.state),
            'Decided by': row.operator,
            Reason: row.reason,
          },
          more: pictures(row.memberId, row.uploads),
          ...(amount <= 0n && { obstacle: 'The conditions are not met.' }),
        }
      },
      open: 'PROCESS',
      accept: { choice: 'accept', button: 'Accept' },
      reject: 'Reject',
      settle: decideApplication,
      audit: { action: 'promotion.decided', subject: 'promotion-claim' },
    })
  },
})
