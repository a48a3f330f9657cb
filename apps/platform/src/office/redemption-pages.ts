import { formatAmount } from '@playhouse/shared/money.ts'
import {
  countWaitingRedemptions,
  findRedemption,
  listDecidedRedemptions,
  listWaitingRedemptions,
} from '../domains/engagement/points/operator.ts'
import { itemNames, type Redemption } from '../domains/engagement/points/read-points.ts'
import { decideRedemption } from '../domains/engagement/points/spend-points.ts'
import { momentText } from './formats.ts'
import { registerRequests, requestState } from './request-queue.ts'
import type { OfficeSection } from './section.ts'

const itemOf = ({ itemId }: Redemption, names: ReadonlyMap<string, string>) =>
  itemId === null ? 'cash for points' : (names.get(itemId) ?? itemId)

/** Goods of the points mall that wait to be handed over. */
export const redemptionSection: OfficeSection = {
  path: '/redemptions',
  title: 'Points mall',
  group: 'Rewards',
  permission: 'redemptions.read',
  waiting: countWaitingRedemptions,
  register: (routes) =>
    registerRequests(routes, {
      path: '/redemptions',
      noun: 'redemption',
      read: 'redemptions.read',
      decide: 'redemptions.decide',
      waiting: { title: 'Redemptions to decide', list: listWaitingRedemptions },
      decided: { title: 'Decided redemptions', list: listDecidedRedemptions },
      sentAt: ({ row }) => row.requestedAt,
      columns: ['Item', 'Points>'],
      cells: async (database, listed) => {
        const names = await itemNames(database, 'EN')
        return listed.map(({ row }) => [itemOf(row, names), formatAmount(row.points)])
      },
      empty: 'No redemptions.',
      find: findRedemption,
      show: async (database, { row, username }) => ({
        facts: {
          Member: username,
          Item: itemOf(row, await itemNames(database, 'EN')),
          Points: formatAmount(row.points),
          Worth: formatAmount(row.amount),
          'Deliver to': row.note,
          Requested: momentText(row.requestedAt),
          State: requestState(row.state),
          'Decided by': row.operator,
          Reason: row.reason,
        },
      }),
      open: 'IN_PROCESS',
      accept: { choice: 'approve', button: 'Handed over' },
      reject: 'Reject, return points and stock',
      settle: decideRedemption,
      audit: { action: 'redemption.decided', subject: 'redemption' },
    }),
}
