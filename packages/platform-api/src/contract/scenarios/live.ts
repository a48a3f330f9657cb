import { parseAmount } from '@playhouse/shared/money.ts'

import { depositReport } from '../../cashier-deposits.ts'
import { memberInfo } from '../../member.ts'
import { unreadMessages } from '../../messages.ts'
import { balance } from '../../wallet.ts'
import { memberEvent, publicEvent, roomEvent } from '../../live.ts'
import { withdrawalList } from '../../cashier-withdrawals.ts'
import type { Cast } from '../cast.ts'
import { shapeProblems } from '../shape.ts'
import type { Suite } from '../suite.ts'

/** The live feed tells of what the run changed: balances, deposits, withdrawals, messages. */
export async function liveEvents(suite: Suite, { member }: Cast): Promise<void> {
  if (!member || !suite.parties.live) return suite.report.note(balance, 'live events: a feed (LIVE_SECRET)')
  const info = await suite.ok(memberInfo, {}, { as: member })
  if (!info) return
  const events = (await suite.party('live', { memberId: info.id })) ?? []
  const known = { member: memberEvent, public: publicEvent, room: roomEvent }
  for (const { event } of events) {
    if (!known.member.safeParse(event).success)
      suite.report.add(balance, 'live events are as declared', shapeProblems(known.member, event))
  }
  const last = (type: string) => events.findLast((entry) => entry.type === type)?.event
  const money = await suite.ok(balance, {}, { as: member })
  const told = last('BALANCE')
  if (money) suite.same(balance, 'the last live event has the balance', told?.available, money.balance[0]?.availBalance)
  const deposits = await suite.ok(depositReport, { state: 'CONFIRMED', pageSize: 50 }, { as: member })
  for (const { id, amount } of deposits?.list ?? []) {
    const event = events.find(
      ({ type, event: entry }) => type === 'DEPOSIT' && entry.depositId === id && entry.state === 'CONFIRMED',
    )?.event
    suite.check(
      depositReport,
      'a credited deposit is a live event',
      event !== undefined && parseAmount(String(event.amount)) === parseAmount(amount),
      `no event of deposit ${id} with ${amount}`,
    )
  }
  const withdrawals = await suite.ok(withdrawalList, { pageSize: 50 }, { as: member })
  for (const { id, amount } of withdrawals?.list ?? []) {
    const event = events.find(({ type, event: entry }) => type === 'WITHDRAWAL' && entry.withdrawalId === id)?.event
    suite.check(
      withdrawalList,
      'a withdrawal is a live event',
      event !== undefined && parseAmount(String(event.amount)) === parseAmount(amount),
      `no event of withdrawal ${id} with ${amount}`,
    )
  }
  const unread = await suite.ok(unreadMessages, {}, { as: member })
  const counted = events.findLast(({ type }) => type === 'MESSAGE' || type === 'MESSAGES_READ')?.event
  if (counted && unread !== undefined)
    suite.same(unreadMessages, 'the last live event has the count', counted.unread, unread)
}
