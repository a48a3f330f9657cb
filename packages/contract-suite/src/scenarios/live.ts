import { parseAmount } from '@playhouse/shared/money.ts'

import { depositReport } from '@playhouse/platform-api/cashier-deposits.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { unreadMessages } from '@playhouse/platform-api/messages.ts'
import { missionSummary } from '@playhouse/platform-api/missions.ts'
import { ticketDetail } from '@playhouse/platform-api/lottery-tickets.ts'
import { revokeSession } from '@playhouse/platform-api/session.ts'
import { balance, consolidatedFunds } from '@playhouse/platform-api/wallet.ts'
import { memberEvent, publicEvent, roomEvent } from '@playhouse/platform-api/live.ts'
import { withdrawalDetail, withdrawalList } from '@playhouse/platform-api/cashier-withdrawals.ts'
import type { Cast } from '../cast.ts'
import { shapeProblems } from '../shape.ts'
import type { Account, Suite } from '../suite.ts'
import type { PartyCalls } from '../parties.ts'
import type { Waiting } from './lottery.ts'

/** Events within which the order may differ. */
const NEIGHBOURS = 3

/** The live feed tells of what the run changed: balances, deposits, withdrawals, messages. */
export async function liveEvents(suite: Suite, { member }: Cast, waiting: Waiting | undefined): Promise<void> {
  if (!member || !suite.parties.live) return suite.report.note(balance, 'live events: a feed (LIVE_SECRET)')
  const info = await suite.ok(memberInfo, {}, { as: member })
  if (!info) return
  const feed = async () => (await suite.party('live', { memberId: info.id })) ?? []
  const events = await feed()
  const known = { member: memberEvent, public: publicEvent, room: roomEvent }
  for (const { event } of events) {
    const problems = shapeProblems(known.member, event)
    if (problems.length > 0) suite.report.add(balance, 'live events are as declared', problems)
  }
  const counts = events.filter(({ type }) => type === 'MESSAGE' || type === 'MESSAGES_READ')
  const getUnread = ({ event }: (typeof events)[number]) => Number(event.unread)
  for (const [index, told] of counts.entries()) {
    const before = counts[index - 1]
    if (told.type !== 'MESSAGE' || !before) continue
    // Changes that run at the same time may be told in another order than they ended.
    const near = new Set(counts.slice(Math.max(0, index - NEIGHBOURS), index + NEIGHBOURS + 1).map(getUnread))
    const [from, to] = [getUnread(before), getUnread(told)]
    const skipped = Array.from({ length: Math.max(0, to - from - 1) }, (_, step) => from + 1 + step)
    if (!skipped.every((count) => near.has(count)))
      suite.check(unreadMessages, 'a message is one more in its event', false, `${to} after ${from}`)
  }
  if (suite.report.isReached(revokeSession))
    suite.check(
      revokeSession,
      'the end of a session is a live event',
      events.some(({ type, event }) => type === 'SESSION_ENDED' && event.reason === 'REVOKED'),
      'no event of a revoked session',
    )
  await suite.agree(balance, 'the last live event has the balance', async () => {
    const money = await suite.ok(balance, {}, { as: member })
    const funds = await suite.ok(consolidatedFunds, {}, { as: member })
    const told = (await feed()).findLast(({ type }) => type === 'BALANCE')?.event
    return (
      money &&
      funds && [
        [told?.available, told?.bonus, told?.locked, told?.sumBalance],
        [money.balance[0]?.availBalance, money.bonus, funds.locked, money.sumBalance],
      ]
    )
  })
  await suite.agree(missionSummary, 'the last live event has the number that can be claimed', async () => {
    const missions = await suite.ok(missionSummary, {}, { as: member })
    const told = (await feed()).findLast(({ type }) => type === 'MISSIONS')?.event
    return missions && told && [told.claimable, missions.claimable]
  })
  if (waiting?.as === member) await settledTicket(suite, waiting, feed)
  await moneyEvents(suite, member, feed)
  await suite.agree(unreadMessages, 'the last live event has the count', async () => {
    const unread = await suite.ok(unreadMessages, {}, { as: member })
    const told = (await feed()).findLast(({ type }) => type === 'MESSAGE' || type === 'MESSAGES_READ')?.event
    return told && unread !== undefined ? [told.unread, unread] : undefined
  })
}

type Feed = () => Promise<PartyCalls['live']['output']>

/** Credited deposits and withdrawals. */
async function moneyEvents(suite: Suite, member: Account, feed: Feed): Promise<void> {
  const events = await feed()
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
    await suite.agree(withdrawalList, 'the last live event of a withdrawal has its state', async () => {
      const read = await suite.ok(withdrawalDetail, { id }, { as: member })
      const told = (await feed()).findLast(
        ({ type, event: entry }) => type === 'WITHDRAWAL' && entry.withdrawalId === id,
      )?.event
      return read && told && [told.state, read.state]
    })
  }
}

/** A settled ticket is a live event of its draw. */
async function settledTicket(suite: Suite, { as, ticketId, draw }: Waiting, feed: Feed): Promise<void> {
  const ticket = await suite.ok(ticketDetail, { ticketId }, { as })
  if (!ticket || ticket.state === 'OPEN') return
  await suite.agree(ticketDetail, 'its settlement is a live event', async () => {
    const told = (await feed()).find(
      ({ type, event }) =>
        type === 'LOTTERY_SETTLED' && event.lotteryCode === draw.gameCode && event.issue === draw.numero,
    )?.event
    return [
      told && [parseAmount(String(told.stake)), parseAmount(String(told.payout))].map(String),
      [parseAmount(ticket.staked), parseAmount(ticket.payout)].map(String),
    ]
  })
}
