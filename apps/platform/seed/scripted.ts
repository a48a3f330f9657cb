import { parseAmount } from '@playhouse/shared/money.ts'

import { DAY, HOUR, MINUTE, dayStart } from './clock.ts'
import { POOR_MEMBER, RICH_MEMBER, STEADY_MEMBER } from './demo-accounts.ts'
import type { MemberEvent } from './events.ts'
import type { WorldMember } from './members.ts'

/** What a free-play account starts with, minor units. */
export const DEMO_CREDIT = parseAmount('10000000')

/**
 * What the demo accounts need to play their parts, whatever chance brings. The huge deposit lies before the longest range
 * that a team overview can ask for, so that it drowns no other figure.
 */
export function scriptedEvents(members: readonly WorldMember[], end: number): MemberEvent[] {
  const today = dayStart(end)
  const idOf = (username: string) => members.find((member) => member.username === username)?.id ?? 0
  const deposit = (username: string, amount: string, at: number): MemberEvent => {
    const paymentReference = `BA-${username.toUpperCase()}`
    const memberId = idOf(username)
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
  return [
    deposit(RICH_MEMBER.username, '98765432109', today - 120 * DAY + 10 * HOUR),
    deposit(POOR_MEMBER.username, '10000', today - 3 * DAY + 12 * HOUR),
    deposit(STEADY_MEMBER.username, '2000000', today - 2 * HOUR),
    ...credits,
  ]
}
