import { formatAmount } from '@playhouse/shared/money.ts'
import {
  countWaitingRedemptions,
  findRedemption,
  listRedemptions,
} from '../../../domains/engagement/points/operator.ts'
import { itemNames, type Redemption } from '../../../domains/engagement/points/read-points.ts'
import { decideRedemption } from '../../../domains/engagement/points/spend-points.ts'
import type { DecisionKind } from '../../kit/decisions.ts'
import { momentText, words } from '../../kit/formats.ts'
import { html } from '../../kit/html.ts'
import { parseLargeId } from '../../kit/inputs.ts'
import { memberLink } from '../../kit/member-link.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { facts } from '../../kit/page.ts'
import { waitReader } from '../../kit/queue.ts'
import { reviewDesk } from '../../kit/review-desk.ts'
import type { OfficeSection } from '../../kit/section.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findRedemption>>>
type Listed = Awaited<ReturnType<typeof listRedemptions>>[number]

const getItem = ({ itemId }: Redemption, names: ReadonlyMap<string, string>) =>
  itemId === null ? 'cash for points' : (names.get(itemId) ?? itemId)

const decided = (approved: boolean): DecisionKind => ({
  kind: 'redemption.decided',
  permission: 'redemptions.decide',
  describe: ({ memberId, id }) => `${approved ? 'Hand over' : 'Reject'} redemption ${id} of member ${memberId}`,
  apply: async (tx, { payload, reason, operators }) => {
    const redemption = await decideRedemption(tx, {
      memberId: Number(payload.memberId),
      id: BigInt(payload.id ?? 0),
      approved,
      operator: operators.join(', '),
      reason,
    })
    if (!redemption) throw new OfficeError('It has been decided in the meantime.', 409)
    return { old: { state: 'IN_PROCESS' }, new: { state: redemption.state } }
  },
})

const redemptions = reviewDesk({
  path: '/redemptions',
  noun: 'redemption',
  read: 'redemptions.read',
  decide: 'redemptions.decide',
  subject: 'redemption',
  key: ({ row: { memberId, id } }: Pick<Found & Listed, 'row' | 'username'>) => ({ memberId, id }),
  readId: parseLargeId,
  number: ({ id }) => String(id),
  queue: {
    title: 'Orders of the points mall',
    views: { waiting: 'waiting', decided: 'decided', all: 'all' },
    at: ({ row }: Listed) => row.requestedAt,
    clock: ({ row }: Listed) => ({ since: row.requestedAt, due: null }),
    columns: [
      {
        label: 'Item',
        text: ({ row, item }: Listed) => (row.itemId === null ? 'cash for points' : (item ?? row.itemId)),
      },
      { label: 'Points>', text: ({ row }: Listed) => row.points },
      { label: 'Worth>', text: ({ row }: Listed) => row.amount },
      { label: 'State', text: ({ row }: Listed) => words(row.state) },
    ],
    amount: ({ row }: Listed) => row.amount,
    list: listRedemptions,
    empty: 'No orders.',
  },
  find: findRedemption,
  show: async (call, { row, username }) =>
    html`${facts({
      Member: memberLink(call, { id: row.memberId, username }),
      Item: getItem(row, await itemNames(call.database, 'EN')),
      Points: formatAmount(row.points),
      Worth: formatAmount(row.amount),
      'Deliver to': row.note,
      Requested: momentText(row.requestedAt),
      State: words(row.state),
      'Decided by': row.operator,
      Reason: row.reason,
    })}`,
  choices: [
    {
      name: 'approve',
      kind: decided(true),
      button: 'Handed over',
      isFirst: true,
      reason: 'Note for the audit log',
      forSeveral: true,
    },
    {
      name: 'reject',
      kind: decided(false),
      button: 'Reject, return points and stock',
      reason: 'Reason, shown to the member',
      forSeveral: true,
    },
  ],
  open: ({ row }) => (row.state === 'IN_PROCESS' ? ['approve', 'reject'] : []),
  next: 'queue',
})

/** Goods of the points mall that wait to be handed over. */
export const redemptionSection: OfficeSection = {
  path: '/redemptions',
  title: 'Points mall',
  group: 'Rewards',
  permission: 'redemptions.read',
  waiting: countWaitingRedemptions,
  waits: [waitReader(redemptions.queue)],
  register: redemptions.register,
}
