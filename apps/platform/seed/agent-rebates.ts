import { rebateShare, seriesShares } from '@playhouse/shared/agent-pay.ts'
import { USUAL_SERIES } from '@playhouse/shared/prize-series.ts'
import type { agentBill } from '../src/db/tables/agents.ts'
import { NO_CONTRACT } from '../src/domains/engagement/agent/bills.ts'
import { brandDay } from '../src/ledger/brand-day.ts'
import { ledgerKeys } from '../src/ledger/keys.ts'
import type { CountedProducts } from './agent-pay.ts'
import { toUuid } from './chance.ts'
import { DAY, dayStart, MINUTE, SECOND } from './clock.ts'
import type { WorldEvent } from './events.ts'
import type { WorldMember } from './members.ts'

type BillRow = typeof agentBill.$inferInsert

/** Number of past days with bills. */
const DAYS = 7
/** Delay of a day's bill after its end; avoids full minutes, which contracts use. */
const BILLED_AFTER = 31 * MINUTE + 17 * SECOND

/** Rebate of a seeded account in basis points, as written by agent-history.ts. */
function getRate({ id, kind, path, parentId }: WorldMember): number {
  if (kind === 0) return id % 5 === 0 && parentId !== null ? 20 : 0
  return kind === 4 ? 0 : Math.max(140 - 20 * path.split('.').length, 40)
}

/** The highest prize series of an account, as agent-history.ts writes it. */
const getSeries = ({ kind, path }: WorldMember): number =>
  kind === 0 ? USUAL_SERIES : Math.max(1984 - 4 * path.split('.').length, 1964)

/**
 * Rebates of the last days, of players with a rate too. `withBills` merges the payments into the events in chronological order;
 * afterwards `bills` holds them.
 */
export class AgentRebates {
  readonly bills: BillRow[] = []
  /** The last day that is billed. */
  billedUntil: string
  readonly #end: number
  readonly #counted: CountedProducts
  readonly #members: ReadonlyMap<number, WorldMember>
  readonly #rates: ReadonlyMap<number, number>
  readonly #rated: readonly WorldMember[]
  readonly #getLines: ReadonlyMap<number | null | undefined, readonly WorldMember[]>
  readonly #uplines: ReadonlyMap<number, readonly number[]>
  /** Valid bets of an account and everyone below it, by day and account; what counts of them in hundredths. */
  readonly #bets = new Map<number, Map<number, { valid: bigint; hundredths: bigint }>>()
  /** Tickets by prize series, and stakes settled of them, by day and player: these pay by the series. */
  readonly #bySeries = new Set<bigint>()
  readonly #seriesBets = new Map<number, Map<number, bigint>>()

  constructor(members: readonly WorldMember[], end: number, counted: CountedProducts) {
    this.#end = end
    this.#counted = counted
    this.billedUntil = brandDay(new Date(dayStart(end) - (DAYS + 1) * DAY))
    this.#members = new Map(members.map((member) => [member.id, member]))
    this.#rates = new Map(members.map((member) => [member.id, getRate(member)]))
    this.#rated = members.filter((member) => getRate(member) > 0)
    this.#getLines = Map.groupBy(members, ({ parentId }) => parentId)
    this.#uplines = new Map(members.map(({ id, path }) => [id, path.split('.').map(Number)]))
  }

  *withBills(events: Iterable<WorldEvent>): Generator<WorldEvent> {
    const first = dayStart(this.#end) - DAYS * DAY
    let day = first
    for (const event of events) {
      for (; day + DAY + BILLED_AFTER <= event.at; day += DAY) yield* this.#getBills(day)
      if (event.type === 'round' && !event.demo) this.#count(event, event.payout > 0n ? event.at + 1 : event.at)
      if (event.type === 'ticket' && event.terms.includes('/LOTT/')) this.#bySeries.add(event.ticketId)
      if (event.type === 'ticket-settled' && this.#bySeries.has(event.ticketId)) this.#countSeries(event)
      else if (event.type === 'ticket-settled') this.#count(event, event.at)
      yield event
    }
    for (; day + DAY + BILLED_AFTER < this.#end; day += DAY) yield* this.#getBills(day)
  }

  #count({ memberId, nodeId, stake }: { memberId: number; nodeId: number; stake: bigint }, at: number): void {
    const day = dayStart(at)
    const bets = this.#bets.get(day) ?? new Map<number, { valid: bigint; hundredths: bigint }>()
    this.#bets.set(day, bets)
    const { shares, getProduct } = this.#counted
    const percent = BigInt(shares?.[getProduct.get(nodeId) ?? ''] ?? 100)
    for (const head of this.#uplines.get(memberId) ?? []) {
      const { valid, hundredths } = bets.get(head) ?? { valid: 0n, hundredths: 0n }
      bets.set(head, { valid: valid + stake, hundredths: hundredths + stake * percent })
    }
  }

  #countSeries({ at, memberId, stake }: { at: number; memberId: number; stake: bigint }): void {
    const day = dayStart(at)
    const bets = this.#seriesBets.get(day) ?? new Map<number, bigint>()
    this.#seriesBets.set(day, bets)
    bets.set(memberId, (bets.get(memberId) ?? 0n) + stake)
  }

  *#getBills(day: number): Generator<WorldEvent> {
    this.billedUntil = brandDay(new Date(day))
    const bets = this.#bets.get(day)
    this.#bets.delete(day)
    const figures = (id: number) => {
      const { valid, hundredths } = bets?.get(id) ?? { valid: 0n, hundredths: 0n }
      return {
        basisPoints: this.#rates.get(id) ?? 0,
        validBet: valid,
        ...(this.#counted.shares && { countedBet: hundredths / 100n }),
      }
    }
    for (const { id: memberId } of this.#rated) {
      const below = (this.#getLines.get(memberId) ?? []).map(({ id }) => figures(id))
      yield* this.#bill('REBATE', day, memberId, rebateShare(figures(memberId), below))
    }
    const sold = [...(this.#seriesBets.get(day) ?? [])].map(([id, validBet]) => {
      return { uplines: (this.#uplines.get(id) ?? []).slice(0, -1).toReversed(), series: USUAL_SERIES, validBet }
    })
    const shares = seriesShares(sold, (id) => {
      const upline = this.#members.get(id)
      return upline ? getSeries(upline) : USUAL_SERIES
    })
    for (const [memberId, share] of shares) yield* this.#bill('SERIES', day, memberId, share)
  }

  *#bill(
    kind: 'REBATE' | 'SERIES',
    day: number,
    memberId: number,
    { total, lines }: ReturnType<typeof rebateShare>,
  ): Generator<WorldEvent> {
    if (total <= 0n) return
    const at = day + DAY + BILLED_AFTER
    const id = toUuid(`${kind.toLowerCase()}:${memberId}:${day}`)
    const [periodFrom, periodTo] = [new Date(day), new Date(day + DAY)]
    const bill = { memberId, id, kind, contractId: NO_CONTRACT, payerId: null, periodFrom, periodTo }
    this.bills.push({ ...bill, total, amount: total, lines, state: 'PAID', createdAt: new Date(at) })
    const key = ledgerKeys.agentBill(id)
    yield { type: 'reward', at, memberId, amount: total, reward: 'COMMISSION', reference: id, key, billId: id }
  }
}
