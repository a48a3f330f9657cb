import { formatAmount } from '@playhouse/shared/money.ts'
import {
  countWaitingRedemptions,
  findRedemption,
  listRedemptions,
} from '../../../domains/engagement/points/operator.ts'
import { itemNames, type Redemption } from '../../../domains/engagement/points/read-points.ts'
import { decideRedemption } from '../../../domains/engagement/points/spend-points.ts'
import { momentText, words } from '../../kit/formats.ts'
import { registerRequests } from '../../kit/request-queue.ts'
import type { OfficeSection } from '../../kit/section.ts'

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
      queue: {
        title: 'Orders of the points mall',
        at: ({ row }) => row.requestedAt,
        columns: [
          { label: 'Item', text: ({ row, item }) => (row.itemId === null ? 'cash for points' : (item ?? row.itemId)) },
          { label: 'Points>', text: ({ row }) => row.points },
          { label: 'Worth>', text: ({ row }) => row.amount },
          { label: 'State', text: ({ row }) => words(row.state) },
        ],
        list: listRedemptions,
        empty: 'No orders.',
      },
      find: findRedemption,
      show: async (database, { row }) => ({
        facts: {
          Item: itemOf(row, await itemNames(database, 'EN')),
          Points: formatAmount(row.points),
          Worth: formatAmount(row.amount),
          'Deliver to': row.note,
          Requested: momentText(row.requestedAt),
          State: words(row.state),
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
