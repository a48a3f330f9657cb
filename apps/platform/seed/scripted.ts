import { hash } from 'node:crypto'

import { parseAmount } from '@playhouse/shared/money.ts'

import { NO_PASSWORD } from '../src/lib/password.ts'
import { DAY, HOUR, MINUTE, dayStart } from './clock.ts'
import { POOR_MEMBER, RICH_MEMBER, STEADY_MEMBER } from './demo-accounts.ts'
import type { MemberEvent } from './events.ts'
import { getFriends, keepsPlaying, type WorldMember } from './members.ts'

/** Pending withdrawals; the last one is large. */
const REVIEWED = ['1200000', '2500000', '55000000']
/** Members before this index have other roles. */
const REVIEWED_FROM = 30

/** Starting balance of a free-play account in minor units. */
export const DEMO_CREDIT = parseAmount('10000000')

/**
 * Fixed events of the demo accounts, independent of chance. The huge deposit is older than the longest range
 * of a team overview, so that it does not dominate the figures.
 */
export function scriptedEvents(members: readonly WorldMember[], end: number): MemberEvent[] {
  const today = dayStart(end)
  const getId = (username: string) => members.find((member) => member.username === username)?.id ?? 0
  const deposit = (username: string, amount: string, at: number): MemberEvent => {
    const paymentReference = `BA-${username.toUpperCase()}`
    const memberId = getId(username)
    const createdAt = at - 3 * MINUTE
    return {
      type: 'deposit',
      at,
      memberId,
      amount: parseAmount(amount),
      channel: 'BANK_TRANSFER',
      paymentReference,
      createdAt,
    }
  }
  const credits = members
    .filter((member) => member.kind === 4)
    .map(({ id, registeredAt }): MemberEvent => {
      return { type: 'demo-credit', at: registeredAt.getTime() + MINUTE, memberId: id, amount: DEMO_CREDIT }
    })
  const withdrawal = (
    type: 'withdrawal' | 'disbursal',
    username: string,
    amount: string,
    minutes: number,
  ): MemberEvent => ({
    type,
    at: today - minutes * MINUTE,
    memberId: getId(username),
    amount: parseAmount(amount),
    requestKey: hash('md5', `withdrawal:${username}`),
  })
  const others = members.filter(({ kind, passwordHash }) => kind === 0 && passwordHash === NO_PASSWORD)
  // Withdrawals that wait for an operator's decision are not paid out.
  const inReview = [...REVIEWED.entries()].flatMap(([index, amount]) => {
    const { username } = others[index + REVIEWED_FROM] ?? { username: '' }
    const at = today - (9 + index) * HOUR
    return username === ''
      ? []
      : [deposit(username, amount, at), withdrawal('withdrawal', username, amount, 400 - 60 * index)]
  })
  return [
    deposit(RICH_MEMBER.username, '98765432109', today - 120 * DAY + 10 * HOUR),
    deposit(POOR_MEMBER.username, '10000', today - 3 * DAY + 12 * HOUR),
    deposit(STEADY_MEMBER.username, '2000000', today - 2 * HOUR),
    ...getFriends(members, end).flatMap(({ username, registeredAt }, index) =>
      keepsPlaying(index) ? [deposit(username, '300000', registeredAt.getTime() + 9 * HOUR)] : [],
    ),
    // The member has not confirmed the receipt.
    withdrawal('withdrawal', STEADY_MEMBER.username, '500000', 90),
    withdrawal('disbursal', STEADY_MEMBER.username, '500000', 20),
    ...inReview,
    ...credits,
  ]
}
