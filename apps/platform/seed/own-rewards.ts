import { offerAmount } from '@playhouse/shared/offer-amount.ts'
import type { rankRebate, rebateClaim } from '../src/db/tables/ranks.ts'
import { type Offer, periodAt } from '../src/domains/engagement/promotions/eligibility.ts'
import { REBATE_MIN, rebateLines, getSum } from '../src/domains/engagement/rewards/rebates.ts'
import { brandDay } from '../src/ledger/brand-day.ts'
import { ledgerKeys } from '../src/ledger/keys.ts'
import { addDays, getWeek } from '../src/lib/record-range.ts'
import { DAY, dayStart, HOUR, MINUTE, SECOND } from './clock.ts'
import { STEADY_MEMBER } from './demo-accounts.ts'
import type { MemberEvent, WorldEvent } from './events.ts'
import type { WorldMember } from './members.ts'
import { offerRows } from './promotions.ts'
import { getRank } from './ranks.ts'
import { VENDORS } from './vendors.ts'

/** Claims of the steady member: days before today, and for a bonus the days after which it is given up. */
const CLAIMS: readonly { promotionId: string; daysAgo: number; givenUpAfter?: number }[] = [
  { promotionId: 'welcome-credit', daysAgo: 52, givenUpAfter: 29 },
  { promotionId: 'weekly-reload', daysAgo: 27, givenUpAfter: 2 },
  { promotionId: 'weekly-reload', daysAgo: 20, givenUpAfter: 13 },
  // Today's can still be claimed.
  ...[9, 8, 6, 2, 1].map((daysAgo) => ({ promotionId: 'daily-sign-in', daysAgo })),
]
/** Vendors whose rounds count towards no bonus. */
const OWN_WALLETS: ReadonlySet<string> = new Set(
  VENDORS.filter(({ walletMode }) => walletMode === 'transfer').map(({ code }) => code),
)
/** An offer whose deposits are missing is tried again on the next days. */
const TRIES = 7

interface Running {
  claimId: bigint
  promotionId: string
  amount: bigint
  offer: Offer
  /** Stakes that were settled since, by category, each up to the largest stake. */
  staked: Map<string, bigint>
}

interface Options {
  members: readonly WorldMember[]
  games: readonly { nodeId: number; category: string; vendorCode: string }[]
  rates: (typeof rankRebate.$inferSelect)[]
  end: number
}

/**
 * Rebates and promotions of the steady member, by the rules of the platform: from its own deposits and rounds, so that its record agrees
 * with what it may still claim. `withClaims` merges them into the events in chronological order; afterwards `rebates` is complete.
 */
export class OwnRewards {
  readonly rebates: Omit<typeof rebateClaim.$inferInsert, 'transactionId'>[] = []
  readonly #options: Options
  readonly #memberId: number
  readonly #offers = new Map(offerRows().map((offer) => [offer.promotionId, offer]))
  readonly #games: ReadonlyMap<number, { category: string; vendorCode: string }>
  /** Turnover by the Monday of its week and by category. */
  readonly #played = new Map<string, Map<string, bigint>>()
  #turnover = 0n
  readonly #payments: { at: number; amount: bigint }[] = []
  readonly #claimed = new Set<string>()
  #claims = 0n
  #bonus: Running | undefined
  #due: { at: number; act: (at: number) => MemberEvent | undefined }[] = []

  constructor(options: Options) {
    this.#options = options
    this.#memberId = options.members.find(({ username }) => username === STEADY_MEMBER.username)?.id ?? 0
    this.#games = new Map(options.games.map((game) => [game.nodeId, game]))
    const today = dayStart(options.end)
    for (const { promotionId, daysAgo, givenUpAfter } of CLAIMS)
      this.#plan(today - daysAgo * DAY + 11 * HOUR, (at) =>
        this.#claim(at, { promotionId, givenUpAfter, tries: TRIES }),
      )
    // Last week's can still be claimed.
    const thisWeek = getWeek(brandDay(new Date(options.end)))
    for (let week = addDays(thisWeek, -63); week < addDays(thisWeek, -7); week = addDays(week, 7)) {
      const after = dayStart(Date.parse(`${addDays(week, 7)}T12:00:00+07:00`)) + 9 * HOUR
      this.#plan(after, (at) => this.#claimRebate(at, week))
    }
  }

  *withClaims(events: Iterable<WorldEvent>): Generator<WorldEvent> {
    for (const event of events) {
      yield* this.#pay(event.at)
      yield event
      if ('memberId' in event && event.memberId === this.#memberId) this.#follow(event)
    }
    yield* this.#pay(this.#options.end - MINUTE)
  }

  #plan(at: number, act: (at: number) => MemberEvent | undefined): void {
    this.#due.push({ at, act })
    this.#due.sort((a, b) => a.at - b.at)
  }

  *#pay(until: number): Generator<WorldEvent> {
    for (let [next] = this.#due; next && next.at <= until; [next] = this.#due) {
      this.#due.shift()
      const event = next.act(next.at)
      if (event) yield event
    }
  }

  #follow(event: MemberEvent): void {
    if (event.type === 'deposit') this.#payments.push({ at: event.at, amount: event.amount })
    if (event.type === 'withdrawal') this.#payments.push({ at: event.at, amount: -event.amount })
    if (event.type === 'round') this.#settle(event, event.payout > 0n ? event.at + 1 : event.at)
    if (event.type === 'ticket-settled') this.#settle(event, event.at)
  }

  #settle({ nodeId, stake }: { nodeId: number; stake: bigint }, at: number): void {
    const { category = '', vendorCode = '' } = this.#games.get(nodeId) ?? {}
    const week = getWeek(brandDay(new Date(at)))
    const played = this.#played.get(week) ?? new Map<string, bigint>()
    this.#played.set(week, played.set(category, (played.get(category) ?? 0n) + stake))
    this.#turnover += stake
    const bonus = this.#bonus
    if (!bonus || OWN_WALLETS.has(vendorCode)) return
    const { maxStake } = bonus.offer
    const counted = maxStake !== null && stake > maxStake ? maxStake : stake
    bonus.staked.set(category, (bonus.staked.get(category) ?? 0n) + counted)
    const { contribution, multiple } = bonus.offer
    const wagered = [...bonus.staked].reduce(
      (sum, [product, staked]) => sum + (staked * BigInt(contribution[product] ?? 100)) / 100n,
      0n,
    )
    if (wagered < bonus.amount * BigInt(multiple)) return
    this.#bonus = undefined
    // Before the next round, which takes seconds.
    this.#plan(at + SECOND, (ended) => this.#posting(ended, bonus, 'BONUS_CONVERT'))
  }

  #claim(
    at: number,
    { promotionId, givenUpAfter, tries }: { promotionId: string; givenUpAfter: number | undefined; tries: number },
  ): MemberEvent | undefined {
    const offer = this.#offers.get(promotionId)
    if (!offer) return undefined
    const period = `${promotionId} ${periodAt(offer, new Date(at))}`
    const base = this.#getBase(offer, at)
    const amount = offerAmount(offer, base)
    const isPossible = base >= offer.threshold && amount > 0n && !this.#claimed.has(period)
    if (!isPossible || (offer.multiple > 0 && this.#bonus)) {
      if (tries > 1 && offer.multiple > 0)
        this.#plan(at + DAY, (next) => this.#claim(next, { promotionId, givenUpAfter, tries: tries - 1 }))
      return undefined
    }
    this.#claimed.add(period)
    const claim = { claimId: (this.#claims += 1n), promotionId, amount }
    if (offer.multiple === 0) return this.#posting(at, claim, 'PROMOTION')
    const bonus = { ...claim, offer, staked: new Map<string, bigint>() }
    this.#bonus = bonus
    this.#plan(at + (givenUpAfter ?? 0) * DAY + 9 * HOUR, (ended) => {
      if (this.#bonus !== bonus) return undefined
      this.#bonus = undefined
      return this.#posting(ended, bonus, 'BONUS_FORFEIT')
    })
    return this.#posting(at, claim, 'BONUS_GRANT')
  }

  /** Deposits without withdrawals: all of a first deposit's days, or those of the week once there was one before. */
  #getBase({ kind }: Offer, at: number): bigint {
    const week = getWeek(brandDay(new Date(at)))
    const sum = (from: number) =>
      this.#payments.reduce((total, one) => (one.at < from ? total : total + one.amount), 0n)
    if (kind === 'FIRST_DEPOSIT') return sum(0)
    if (kind !== 'RELOAD') return 0n
    const monday = Date.parse(`${week}T00:00:00+07:00`)
    return this.#payments.some((one) => one.amount > 0n && one.at < monday) ? sum(monday) : 0n
  }

  #posting(
    at: number,
    { claimId, promotionId, amount }: Pick<Running, 'claimId' | 'promotionId' | 'amount'>,
    posting: Extract<MemberEvent, { type: 'promotion' }>['posting'],
  ): MemberEvent {
    return { type: 'promotion', at, memberId: this.#memberId, amount, promotionId, claimId, posting }
  }

  #claimRebate(at: number, week: string): MemberEvent | undefined {
    const played = [...(this.#played.get(week) ?? [])].map(([product, turnover]) => ({ product, turnover }))
    const rank = getRank(this.#turnover)
    const turnovers = played.toSorted((a, b) => (a.product < b.product ? -1 : 1))
    const lines = rebateLines(turnovers, this.#options.rates, rank)
    const amount = getSum(lines, 'amount')
    if (amount < REBATE_MIN) return undefined
    this.rebates.push({ memberId: this.#memberId, week, rank, amount, lines, claimedAt: new Date(at) })
    const paid = { memberId: this.#memberId, amount, reward: 'REBATE', reference: week } as const
    return { type: 'reward', at, ...paid, key: ledgerKeys.rebate(week), billId: ledgerKeys.rebate(week) }
  }
}
