import type { logInHistory } from '../src/db/tables/security.ts'
import type { referral, referralRule } from '../src/db/tables/referrals.ts'
import type { referralCode, registration } from '../src/db/tables/registration.ts'
import { brandDay } from '../src/ledger/brand-day.ts'
import { DAY, dayStart, MINUTE, SECOND } from './clock.ts'
import { STEADY_MEMBER } from './demo-accounts.ts'
import type { WorldEvent } from './events.ts'
import { getFriends, type WorldMember } from './members.ts'

type Rule = typeof referralRule.$inferSelect
type ReferralRow = typeof referral.$inferInsert & { id: bigint; endedAt: Date | null }

const CODE = 'HAYEN2YE'
/** Documentation addresses (RFC 5737), one of them shared. */
const SHARED_ADDRESS = '203.0.113.77'

export class Invitations {
  readonly registrations: (typeof registration.$inferInsert)[] = []
  readonly codes: (typeof referralCode.$inferInsert)[] = []
  readonly referrals: ReferralRow[] = []
  readonly logIns: Pick<typeof logInHistory.$inferInsert, 'memberId' | 'address' | 'at' | 'method' | 'outcome'>[] = []
  readonly #end: number
  readonly #done = new Map<number, { row: ReferralRow; deposit: bigint; turnover: bigint }>()
  #met = 0

  constructor(members: readonly WorldMember[], end: number, rule: Rule | undefined) {
    this.#end = end
    const steady = members.find(({ username }) => username === STEADY_MEMBER.username)
    if (!steady || !rule) return
    this.codes.push({ code: CODE, memberId: steady.id })
    for (const [index, friend] of getFriends(members, end).entries()) {
      const [memberId, registeredAt] = [friend.id, friend.registeredAt]
      const opened = { memberId, kind: 'username' as const, method: 'WEB', address: `192.0.2.${10 + index}` }
      this.registrations.push({
        ...opened,
        referralCode: CODE,
        invitedById: steady.id,
        agreedAt: registeredAt,
        registeredAt,
      })
      const since = dayStart(registeredAt.getTime())
      const { reward, minDeposit, minTurnover } = rule
      const row: ReferralRow = {
        memberId: steady.id,
        id: BigInt(index + 1),
        friendId: friend.id,
        state: 'REGISTERED',
        version: 0,
        reward,
        minDeposit,
        minTurnover,
        firstDay: brandDay(new Date(since)),
        lastDay: brandDay(new Date(since + (rule.days - 1) * DAY)),
        registeredAt,
        nextActionAt: new Date(since + rule.days * DAY + 10 * MINUTE),
        endedAt: null,
      }
      this.referrals.push(row)
      this.#done.set(friend.id, { row, deposit: 0n, turnover: 0n })
    }
  }

  *withRewards(events: Iterable<WorldEvent>): Generator<WorldEvent> {
    for (const event of events) {
      yield event
      if (event.type === 'deposit') yield* this.#count(event, { deposit: event.amount })
      if (event.type === 'round' || event.type === 'ticket-settled')
        yield* this.#count(event, { turnover: event.stake })
    }
    for (const { row } of this.#done.values()) {
      if (row.nextActionAt && row.nextActionAt.getTime() <= this.#end) closeReferral(row, row.nextActionAt, 'EXPIRED')
    }
  }

  *#count(
    { memberId, at }: { memberId: number; at: number },
    { deposit = 0n, turnover = 0n }: { deposit?: bigint; turnover?: bigint },
  ): Generator<WorldEvent> {
    const done = this.#done.get(memberId)
    if (!done || done.row.endedAt || brandDay(new Date(at)) > done.row.lastDay) return
    const { row } = done
    done.deposit += deposit
    done.turnover += turnover
    if (row.state === 'REGISTERED' && done.deposit > 0n) Object.assign(row, { state: 'DEPOSITED', version: 1 })
    if (done.deposit < row.minDeposit || done.turnover < row.minTurnover) return
    // The second friend plays from the inviter's address.
    if (++this.#met === 2) {
      for (const id of [row.memberId, memberId])
        this.logIns.push({
          memberId: id,
          address: SHARED_ADDRESS,
          at: new Date(row.registeredAt.getTime() + MINUTE),
          method: 'password',
          outcome: 'signed-in',
        })
      return closeReferral(row, new Date(at + SECOND), 'DECLINED')
    }
    // Later than the payout of the round.
    const paidAt = at + 3
    closeReferral(row, new Date(paidAt), 'PAID')
    const { id: number, friendId, reward: amount } = row
    yield { type: 'referral', at: paidAt, memberId: row.memberId, friendId, number, amount }
  }
}

function closeReferral(row: ReferralRow, endedAt: Date, state: 'PAID' | 'DECLINED' | 'EXPIRED'): void {
  Object.assign(row, { state, version: (row.version ?? 0) + 1, endedAt, nextActionAt: null })
}
