import { formatAmount } from '@playhouse/shared/money.ts'
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
import { promotionPlans } from './promotion-plans.ts'
import { registerRequests, requestState } from './request-queue.ts'
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
      waiting: { title: 'Applications to decide', list: listWaitingClaims },
      decided: { title: 'Decided applications', list: listDecidedClaims },
      links: ({ may }) => may('rewards.read') && html` · <a href="/promotions/all">All promotions</a>`,
      sentAt: ({ row }) => row.createdAt,
      columns: ['Promotion'],
      cells: async (_database, listed) => listed.map(({ row, title }) => [title ?? row.promotionId]),
      empty: 'There is none.',
      find: findClaim,
      show: async (database, { row, offer, username, title }) => {
        const { amount } = judge(offerOf(row, offer), await readStanding(database, row.memberId, row.createdAt))
        return {
          facts: {
            Member: username,
            Promotion: title ?? row.promotionId,
            Period: row.period,
            Amount: formatAmount(row.amount ?? amount),
            Remark: row.remark,
            Applied: momentText(row.createdAt),
            State: requestState(row.state),
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
