import type { OFFER_OBSTACLES } from '@playhouse/platform-api/promotions.ts'
import { offerAmount } from '@playhouse/shared/offer-amount.ts'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import type { promotionOffer } from '../../../db/tables/bonuses.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { addDays, getWeek } from '../../../lib/record-range.ts'
import { readMemberRules } from '../../site/jurisdictions/member-rules.ts'
import { mayReceive } from '../../money/limits/receiving.ts'

export type Offer = typeof promotionOffer.$inferSelect
type ObstacleKind = (typeof OFFER_OBSTACLES)[number]

export interface Obstacle {
  kind: ObstacleKind
  /** The missing amount, in minor units. */
  amount: bigint | null
}

/** Days after the first deposit in which a first-deposit offer can be taken. */
export const FIRST_DEPOSIT_DAYS = 30

/** Facts about a member that offers depend on. Deposits are net of withdrawals. */
export interface Standing {
  hasDeposited: boolean
  /** Deposits and withdrawals since the first deposit; null when that was too long ago. */
  firstDeposits: bigint | null
  /** Whether there was a deposit before this week. */
  hadEarlierDeposit: boolean
  weekDeposits: bigint
  /** Stakes minus payouts of the last week, not below zero. */
  lastWeekLoss: bigint
  /** Whether the state of the account allows promotions. */
  mayReceive: boolean
  hasBonus: boolean
  /** Most turnover that a bonus may ask for, as a multiple of it; null for any. */
  turnoverMultiple: number | null
  /** Raffles on sale by series, and how many more tickets of each the member may have. */
  raffles: Readonly<Record<string, { id: string; room: number }>>
}

/** The period of an offer that a moment is in: `once`, a day, or the Monday of a week. */
export function periodAt({ period }: Pick<Offer, 'period'>, now: Date): string {
  if (period === 'ONCE') return 'once'
  return period === 'DAY' ? brandDay(now) : getWeek(brandDay(now))
}

/** The periods of all offers that a moment is in. */
export const periodsAt = (now: Date): string[] =>
  (['ONCE', 'DAY', 'WEEK'] as const).map((period) => periodAt({ period }, now))

export async function readStanding(on: Database | Transaction, memberId: number, now: Date): Promise<Standing> {
  const week = getWeek(brandDay(now))
  const { rows } = await on.execute<{
    firstAt: Date | string | null
    firstNet: string
    earlier: boolean
    weekNet: string
    loss: string
    bonus: boolean
    raffles: Standing['raffles'] | null
  }>(sql`
    with paid as (
      select amount, confirmed_at as at from deposit where member_id = ${memberId} and transaction_id is not null
    ), taken as (
      select amount, requested_at as at from withdrawal
      where member_id = ${memberId} and state not in ('REJECTED', 'FAILED', 'CANCELLED')
    ), first as (select min(at) as at from paid)
    select first.at as "firstAt",
      (coalesce((select sum(amount) from paid), 0) - coalesce((select sum(amount) from taken), 0))::text as "firstNet",
      exists (select from paid where brand_day(at) < ${week}::date) as earlier,
      (coalesce((select sum(amount) from paid where brand_day(at) >= ${week}::date), 0)
        - coalesce((select sum(amount) from taken where brand_day(at) >= ${week}::date), 0))::text as "weekNet",
      (select coalesce(sum(turnover + uncounted - payout), 0)::text from member_day
        where member_id = ${memberId} and day between ${addDays(week, -7)}::date and ${addDays(week, -1)}::date) as loss,
      exists (select from member_bonus where member_id = ${memberId} and state in ('ACTIVE', 'ENDING')) as bonus,
      (select jsonb_object_agg(series_id, jsonb_build_object('id', id, 'room', least(capacity - sold, member_limit - coalesce((
          select sum(tickets) from raffle_order where member_id = ${memberId} and raffle_id = raffle.id and state = 'HELD'), 0))))
        from raffle where state = 'SELLING' and closes_at > now()) as raffles
    from first`)
  const [found] = rows
  const firstAt = found?.firstAt ? new Date(found.firstAt).getTime() : null
  const isNew = firstAt === null || firstAt > now.getTime() - FIRST_DEPOSIT_DAYS * 86_400_000
  return {
    hasDeposited: firstAt !== null,
    firstDeposits: isNew ? BigInt(found?.firstNet ?? 0) : null,
    hadEarlierDeposit: found?.earlier ?? false,
    weekDeposits: BigInt(found?.weekNet ?? 0),
    lastWeekLoss: BigInt(found?.loss ?? 0),
    mayReceive: await mayReceive(on, { memberId, type: 'PROMOTION' }),
    hasBonus: found?.bonus ?? false,
    turnoverMultiple: (await readMemberRules(on, memberId)).bonusTurnoverMultiple,
    raffles: found?.raffles ?? {},
  }
}

/** A member's standing for one promotion: the loss of a week before it began gives nothing. */
export const standingFor = (standing: Standing, { startsAt }: { startsAt: Date | null }, now: Date): Standing =>
  startsAt && brandDay(startsAt) >= getWeek(brandDay(now)) ? { ...standing, lastWeekLoss: 0n } : standing

/** An offer's amount now, the obstacle to it, and the progress that counts towards it. */
export function judge(
  offer: Offer,
  standing: Standing,
): { amount: bigint; obstacle: Obstacle | null; counted: bigint | null } {
  const base = getBase(offer, standing)
  const amount = offerAmount(offer, base ?? 0n)
  return {
    amount,
    counted: base,
    obstacle:
      getObstacle(offer, standing, base) ?? (amount > 0n || offer.kind === 'TICKET' ? null : missing(offer, 0n)),
  }
}

function getObstacle(offer: Offer, standing: Standing, base: bigint | null): Obstacle | null {
  if (!standing.mayReceive) return { kind: 'EXCLUDED', amount: null }
  if (standing.turnoverMultiple !== null && offer.multiple > standing.turnoverMultiple)
    return { kind: 'NOT_IN_COUNTRY', amount: null }
  if (base === null) return { kind: 'NOT_NEW', amount: null }
  if (offer.kind === 'RELOAD' && !standing.hadEarlierDeposit) return { kind: 'NO_EARLIER_DEPOSIT', amount: null }
  if (base < offer.threshold) return missing(offer, base)
  if (standing.hasBonus && offer.multiple > 0) return { kind: 'OTHER_BONUS', amount: null }
  if (offer.tickets !== null && (getRaffle(offer, standing)?.room ?? 0) < offer.tickets)
    return { kind: 'NO_TICKETS', amount: null }
  return null
}

/** The raffle on sale that an offer gives tickets of. */
export const getRaffle = ({ raffleSeriesId }: Offer, { raffles }: Standing) =>
  raffleSeriesId === null ? undefined : raffles[raffleSeriesId]

/** Whether a kind of offer counts deposits or lost stakes; a sign-in counts none. */
export const COUNTED: Readonly<Record<Offer['kind'], 'DEPOSITS' | 'LOSS'>> = {
  FIRST_DEPOSIT: 'DEPOSITS',
  RELOAD: 'DEPOSITS',
  LOSS_REBATE: 'LOSS',
  SIGN_IN: 'DEPOSITS',
  TICKET: 'DEPOSITS',
}

const missing = ({ kind, threshold }: Offer, base: bigint): Obstacle => ({
  kind: COUNTED[kind] === 'LOSS' ? 'LOSS' : 'DEPOSIT',
  amount: threshold - (base > 0n ? base : 0n),
})

function getBase({ kind }: Offer, standing: Standing): bigint | null {
  switch (kind) {
    case 'FIRST_DEPOSIT':
      return standing.firstDeposits
    case 'RELOAD':
      return standing.weekDeposits
    case 'LOSS_REBATE':
      return standing.lastWeekLoss
    case 'SIGN_IN':
      return 0n
    case 'TICKET':
      return standing.weekDeposits > 0n ? standing.weekDeposits : 0n
  }
}

/** A member's standing as it would be with another deposit. */
export const withDeposit = (standing: Standing, amount: bigint): Standing => ({
  ...standing,
  hasDeposited: true,
  firstDeposits: standing.firstDeposits === null ? null : standing.firstDeposits + amount,
  weekDeposits: standing.weekDeposits + amount,
})
