import {
  billedAt,
  contractPay,
  type ContractKind,
  type ContractTerms,
  type Measures,
  type Period,
  periodAt,
  type ProductShares,
} from '@playhouse/shared/agent-pay.ts'
import type { agentBill, contractVersion } from '../src/db/tables/agents.ts'
import { hashTerms } from '../src/domains/engagement/agent/contracts.ts'
import { toUuid } from './chance.ts'
import { DAY, dayStart, HOUR, MINUTE } from './clock.ts'
import { MIDDLE_AGENT } from './demo-accounts.ts'
import type { MemberEvent, WorldEvent } from './events.ts'
import type { WorldMember } from './members.ts'

type ContractRow = typeof contractVersion.$inferInsert
type BillRow = typeof agentBill.$inferInsert

/** Age of contracts by kind in days; kinds with many periods a day started recently. */
const DAYS: Readonly<Record<ContractKind, number>> = {
  DIVIDEND: 60,
  DAILY_SALARY: 60,
  HOURLY_SALARY: 7,
  REALTIME_SALARY: 1,
}

/** Rates of the middle agent's upline, of the middle agent, and of its downlines. */
const RATES: Readonly<Record<ContractKind, readonly [number, number, number]>> = {
  DIVIDEND: [2500, 2000, 1000],
  DAILY_SALARY: [60, 50, 30],
  HOURLY_SALARY: [30, 25, 15],
  REALTIME_SALARY: [20, 15, 10],
}

const BELOW: Readonly<Record<ContractKind, number>> = {
  DIVIDEND: 6,
  DAILY_SALARY: 12,
  HOURLY_SALARY: 4,
  REALTIME_SALARY: 3,
}

const CONDITIONS: Readonly<Record<ContractKind, Partial<ContractTerms>>> = {
  DIVIDEND: { minActiveMembers: 3, minHouseProfit: '100000.00' },
  DAILY_SALARY: { minValidBet: '500000.00', minActiveMembers: 2 },
  HOURLY_SALARY: { minValidBet: '100000.00' },
  REALTIME_SALARY: { maxWinRate: 9000, maxSingleBet: '20000000.00' },
}

/** Top-up of an upline's contract balance when it runs out: 20,000,000. */
const FUNDS = 200_000_000_000n

/** Dispute of the bill that a recount raised. */
const LATE_BET_DISPUTE = 'Cược lúc 23:50 của một thành viên chưa được tính. Xin kiểm tra lại.'

interface Running {
  row: ContractRow & { terms: ContractTerms; validFrom: Date; nextPeriod: Date }
  path: string
}

interface Tally extends Measures {
  byProduct: Record<string, bigint>
  players: Set<number>
}

export interface CountedProducts {
  shares: ProductShares | undefined
  getProduct: ReadonlyMap<number, string>
}

/**
 * Two months of contracts around the middle agent, and their bills. `withPay` merges their payments into the events in
 * chronological order; afterwards `rows` holds contracts and bills.
 */
export class AgentPay {
  readonly contracts: ContractRow[] = []
  readonly bills: BillRow[] = []
  readonly #end: number
  readonly #counted: CountedProducts
  #middleId: number | undefined
  #isRecounted = false
  readonly #running: Running[] = []
  /** By head, period kind and start. */
  readonly #tallies = new Map<string, Tally>()
  readonly #headsOf = new Map<number, number[]>()
  readonly #funds = new Map<number, bigint>()
  #deposits = 0

  constructor(members: readonly WorldMember[], end: number, counted: CountedProducts) {
    this.#end = end
    this.#counted = counted
    const middle = members.find(({ username }) => username === MIDDLE_AGENT.username)
    const upline = members.find(({ id }) => id === middle?.parentId)
    if (!middle || !upline) return
    this.#middleId = middle.id
    const below = members.filter(({ parentId, kind }) => parentId === middle.id && kind !== 0)
    for (const kind of Object.keys(DAYS) as ContractKind[]) {
      const [first, second, third] = RATES[kind]
      if (upline.parentId) this.#accepted(kind, upline, 'M', first)
      this.#accepted(kind, middle, 'H', second)
      for (const agent of below.slice(0, BELOW[kind])) this.#accepted(kind, agent, 'W', third)
    }
    this.#others(middle, below)
    const heads = new Set(this.#running.map(({ row }) => row.memberId))
    for (const { id, path, kind } of members) {
      const above = path.split('.').slice(0, -1).map(Number)
      if (kind !== 4)
        this.#headsOf.set(
          id,
          above.filter((head) => heads.has(head)),
        )
    }
  }

  #accepted(kind: ContractKind, member: WorldMember, period: ContractTerms['period'], basisPoints: number): void {
    const since = dayStart(this.#end) - DAYS[kind] * DAY
    const terms = getTerms(kind, period, basisPoints, this.#counted)
    const validFrom = periodAt(kind, terms.period, new Date(since)).from
    const offeredAt = new Date(validFrom.getTime() - 2 * DAY)
    const row = {
      ...getVersion(kind, member, 1, terms, offeredAt),
      state: 'ACCEPTED' as const,
      decidedAt: new Date(offeredAt.getTime() + 5 * HOUR),
      validFrom,
      nextPeriod: validFrom,
      terms,
    }
    this.#running.push({ row, path: member.path })
    this.contracts.push(row)
  }

  /** Open offers and ended versions. */
  #others(middle: WorldMember, [first, second, third, fourth]: readonly WorldMember[]): void {
    const offer = (
      kind: ContractKind,
      member: WorldMember,
      period: ContractTerms['period'],
      basisPoints: number,
      days: number,
    ) =>
      getVersion(
        kind,
        member,
        2,
        getTerms(kind, period, basisPoints, this.#counted),
        new Date(this.#end - days * DAY - HOUR),
      )
    // Below what the middle agent pays its own downlines, so that accepting it would end their contracts.
    this.contracts.push(offer('DAILY_SALARY', middle, 'D', 25, 1))
    if (second) this.contracts.push(offer('HOURLY_SALARY', second, 'D', 20, 2))
    if (third) {
      const rejected = offer('DAILY_SALARY', third, 'D', 20, 20)
      this.contracts.push({
        ...rejected,
        state: 'REJECTED',
        decidedAt: new Date(rejected.offeredAt.getTime() + DAY),
        nextActionAt: null,
      })
    }
    if (fourth)
      this.contracts.push({ ...offer('DAILY_SALARY', fourth, 'D', 45, 30), state: 'EXPIRED', nextActionAt: null })
    const leaving = this.#running.find(({ row }) => row.kind === 'DAILY_SALARY' && row.memberId === first?.id)?.row
    if (leaving) {
      leaving.endReason = 'TERMINATED'
      leaving.validUntil = new Date(dayStart(this.#end) + DAY)
    }
  }

  *withPay(events: Iterable<WorldEvent>): Generator<WorldEvent> {
    const due = this.#running.map((running) => ({ running, at: this.#nextAt(running) })).toSorted((a, b) => a.at - b.at)
    for (const event of events) {
      yield* this.#payUntil(due, event.at)
      if (event.type === 'round' && !event.demo) this.#count(event, event.payout > 0n ? event.at + 1 : event.at)
      if (event.type === 'ticket-settled') this.#count(event, event.at)
      yield event
    }
    yield* this.#payUntil(due, this.#end - MINUTE)
    for (const { row } of this.#running) {
      const { kind, terms, nextPeriod } = row
      row.nextActionAt = billedAt(kind, periodAt(kind, terms.period, nextPeriod).to)
    }
  }

  *#payUntil(due: { running: Running; at: number }[], until: number): Generator<WorldEvent> {
    for (let [next] = due; next && next.at <= until; [next] = due) {
      const { at } = next
      // One millisecond each, so that no two movements of an account have the same time.
      let moment = at
      for (const entry of due) {
        if (entry.at !== at) break
        for (const event of this.#bill(entry.running, at)) yield { ...event, at: (moment += 1) }
        entry.at = this.#nextAt(entry.running)
      }
      due.sort((a, b) => a.at - b.at)
    }
  }

  #nextAt({ row: { kind, terms, nextPeriod } }: Running): number {
    return billedAt(kind, periodAt(kind, terms.period, nextPeriod).to).getTime()
  }

  #count(round: { memberId: number; nodeId: number; stake: bigint; payout: bigint }, at: number): void {
    const { memberId } = round
    const moment = new Date(at)
    const sinceHours = at >= dayStart(this.#end) - DAYS.HOURLY_SALARY * DAY
    const sinceMinutes = at >= dayStart(this.#end) - DAYS.REALTIME_SALARY * DAY
    for (const head of this.#headsOf.get(memberId) ?? []) {
      this.#add(head, 'DAILY_SALARY', moment, round)
      if (sinceHours) this.#add(head, 'HOURLY_SALARY', moment, round)
      if (sinceMinutes) this.#add(head, 'REALTIME_SALARY', moment, round)
    }
  }

  #add(
    head: number,
    kind: ContractKind,
    at: Date,
    { memberId, nodeId, stake, payout }: { memberId: number; nodeId: number; stake: bigint; payout: bigint },
  ): void {
    const product = this.#counted.getProduct.get(nodeId) ?? ''
    const key = tallyKey(head, kind, periodAt(kind, 'D', at).from)
    const tally = this.#tallies.get(key) ?? emptyTally()
    tally.validBet += stake
    tally.byProduct[product] = (tally.byProduct[product] ?? 0n) + stake
    tally.payout += payout
    tally.players.add(memberId)
    if (stake > tally.largestBet) tally.largestBet = stake
    this.#tallies.set(key, tally)
  }

  /** Measures as the platform does; daily totals have no largest bet. */
  #measure(head: number, kind: ContractKind, { from, to }: Period): Measures {
    const counted = kind === 'DIVIDEND' ? 'DAILY_SALARY' : kind
    const sum = emptyTally()
    for (let at = from; at < to; at = periodAt(counted, 'D', at).to) {
      const tally = this.#tallies.get(tallyKey(head, counted, at))
      if (!tally) continue
      sum.validBet += tally.validBet
      for (const [product, bet] of Object.entries(tally.byProduct))
        sum.byProduct[product] = (sum.byProduct[product] ?? 0n) + bet
      sum.payout += tally.payout
      for (const player of tally.players) sum.players.add(player)
      if (counted !== 'DAILY_SALARY' && tally.largestBet > sum.largestBet) sum.largestBet = tally.largestBet
    }
    return { ...sum, activeMembers: sum.players.size }
  }

  *#bill({ row }: Running, at: number): Generator<MemberEvent> {
    const { kind, memberId, uplineId, terms } = row
    const period = periodAt(kind, terms.period, row.nextPeriod)
    row.nextPeriod = period.to
    const measured = this.#measure(memberId, kind, period)
    const { total, reached, lines } = contractPay(kind, terms, measured)
    const isPaying = reached && total > 0n
    // The latest dividends are still to be collected.
    const isWaiting =
      kind === 'DIVIDEND' && billedAt(kind, periodAt(kind, terms.period, period.to).to).getTime() > this.#end
    const isPaid = isPaying && !isWaiting
    const state = isPaid ? 'PAID' : isPaying ? 'AWAITING_COLLECTION' : 'NOT_REACHED'
    const bill = {
      memberId,
      kind,
      contractId: row.id,
      payerId: uplineId,
      periodFrom: period.from,
      periodTo: period.to,
      createdAt: new Date(at),
    } as const
    const id = (revision: number) =>
      toUuid(`bill:${kind}:${memberId}:${period.from.getTime()}${revision > 1 ? `:${revision}` : ''}`)
    const early = isPaid && kind !== 'DIVIDEND' ? this.#beforeRecount(row, measured) : undefined
    if (!early || early.total >= total) {
      this.bills.push({ ...bill, id: id(1), total, amount: total, lines, state })
      if (isPaid) yield* this.#pay(row, { id: id(1), at, amount: total })
      return
    }
    const disputed = { dispute: LATE_BET_DISPUTE, disputedAt: new Date(at + HOUR / 2) }
    const amount = total - early.total
    this.bills.push(
      { ...bill, ...disputed, id: id(1), total: early.total, amount: early.total, lines: early.lines, state },
      { ...bill, id: id(2), revision: 2, total, amount, lines, state },
    )
    yield* this.#pay(row, { id: id(1), at, amount: early.total })
    yield* this.#pay(row, { id: id(2), at, amount })
  }

  /** The middle agent's first salary before its last bets settled; undefined for other bills. */
  #beforeRecount({ kind, memberId, terms }: Running['row'], measured: Measures) {
    if (this.#isRecounted || memberId !== this.#middleId) return undefined
    const maximum = (bet: bigint) => (bet * 9n) / 10n
    const early = contractPay(kind, terms, {
      ...measured,
      validBet: maximum(measured.validBet),
      byProduct: Object.fromEntries(
        Object.entries(measured.byProduct).map(([product, bet]) => [product, maximum(bet)]),
      ),
    })
    if (!early.reached || early.total === 0n) return undefined
    this.#isRecounted = true
    return early
  }

  /** Pays a bill from the upline's wallet, topped up where it runs out. */
  *#pay(
    { kind, memberId, uplineId }: Running['row'],
    { id, at, amount: total }: { id: string; at: number; amount: bigint },
  ): Generator<MemberEvent> {
    const funds = this.#funds.get(uplineId) ?? 0n
    if (funds < total) {
      const amount = FUNDS > total ? FUNDS : total
      this.#funds.set(uplineId, funds + amount)
      const paymentReference = `PHAGENT${++this.#deposits}`
      yield {
        type: 'deposit',
        at,
        memberId: uplineId,
        amount,
        channel: 'BANK_TRANSFER',
        paymentReference,
        createdAt: at - MINUTE,
      }
    }
    this.#funds.set(uplineId, (this.#funds.get(uplineId) ?? 0n) - total)
    const pays = kind === 'DIVIDEND' ? ('DIVIDEND' as const) : ('SALARY' as const)
    yield { type: 'agent-pay', at, memberId, payerId: uplineId, amount: total, pays, billId: id }
  }
}

const tallyKey = (head: number, kind: ContractKind, from: Date): string => `${head} ${kind} ${from.getTime()}`

const emptyTally = (): Tally => ({
  validBet: 0n,
  byProduct: {},
  payout: 0n,
  activeMembers: 0,
  largestBet: 0n,
  players: new Set(),
})

const getTerms = (
  kind: ContractKind,
  period: ContractTerms['period'],
  basisPoints: number,
  { shares }: CountedProducts,
): ContractTerms => ({
  period: kind === 'DIVIDEND' ? period : 'D',
  basisPoints,
  minValidBet: null,
  minHouseProfit: null,
  minActiveMembers: null,
  maxWinRate: null,
  maxLossRate: null,
  maxSingleBet: null,
  ...CONDITIONS[kind],
  ...(kind !== 'DIVIDEND' && shares && { shares }),
})

export function getVersion(
  kind: ContractKind,
  member: Pick<WorldMember, 'id' | 'parentId'>,
  number: number,
  terms: ContractTerms,
  offeredAt: Date,
) {
  const uplineId = member.parentId ?? 0
  const expiresAt = new Date(offeredAt.getTime() + 7 * DAY)
  return {
    memberId: member.id,
    id: toUuid(`contract:${kind}:${member.id}:${number}`),
    number,
    kind,
    uplineId,
    terms,
    termsHash: hashTerms(kind, uplineId, member.id, terms),
    state: 'OFFERED' as const,
    offeredAt,
    expiresAt,
    nextActionAt: expiresAt,
  } satisfies ContractRow
}
