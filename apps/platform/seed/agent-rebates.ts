import { rebateShare } from '@playhouse/shared/agent-pay.ts'
import type { agentBill } from '../src/db/tables/agents.ts'
import { NO_CONTRACT } from '../src/domains/agent/bills.ts'
import { ledgerKeys } from '../src/ledger/keys.ts'
import { uuidOf } from './chance.ts'
import { DAY, dayStart, MINUTE, SECOND } from './clock.ts'
import type { WorldEvent } from './events.ts'
import type { WorldMember } from './members.ts'

type BillRow = typeof agentBill.$inferInsert

/** Days of the past that have bills. */
const DAYS = 7
/** When a day is billed after its end; not on a full minute, when contracts are. */
const BILLED_AFTER = 31 * MINUTE + 17 * SECOND

/** The rebate of an account in the play world, in basis points, as agent-history.ts writes it. */
function rateOf({ id, kind, path, parentId }: WorldMember): number {
  if (kind === 0) return id % 5 === 0 && parentId !== null ? 20 : 0
  return kind === 4 ? 0 : Math.max(140 - 20 * path.split('.').length, 40)
}

/**
 * The rebates of agents on the last days. `withBills` puts what the house pays among the events of the world, in the order of time;
 * afterwards `bills` holds them.
 */
export class AgentRebates {
  readonly bills: BillRow[] = []
  readonly #end: number
  readonly #rates: ReadonlyMap<number, number>
  readonly #agents: readonly WorldMember[]
  readonly #linesOf: ReadonlyMap<number | null | undefined, readonly WorldMember[]>
  readonly #uplines: ReadonlyMap<number, readonly number[]>
  /** Valid bets of an account and everyone below it, by day and account. */
  readonly #bets = new Map<number, Map<number, bigint>>()

  constructor(members: readonly WorldMember[], end: number) {
    this.#end = end
    this.#rates = new Map(members.map((member) => [member.id, rateOf(member)]))
    this.#agents = members.filter(({ kind }) => kind !== 0 && kind !== 4)
    this.#linesOf = Map.groupBy(members, ({ parentId }) => parentId)
    this.#uplines = new Map(members.map(({ id, path }) => [id, path.split('.').map(Number)]))
  }

  *withBills(events: Iterable<WorldEvent>): Generator<WorldEvent> {
    const first = dayStart(this.#end) - DAYS * DAY
    let day = first
    for (const event of events) {
      for (; day + DAY + BILLED_AFTER <= event.at; day += DAY) yield* this.#billsOf(day)
      if (event.type === 'round' && !event.demo) this.#count(event, event.payout > 0n ? event.at + 1 : event.at)
      if (event.type === 'ticket-settled') this.#count(event, event.at)
      yield event
    }
    for (; day + DAY + BILLED_AFTER < this.#end; day += DAY) yield* this.#billsOf(day)
  }

  #count({ memberId, stake }: { memberId: number; stake: bigint }, at: number): void {
    const day = dayStart(at)
    const bets = this.#bets.get(day) ?? new Map<number, bigint>()
    this.#bets.set(day, bets)
    for (const head of this.#uplines.get(memberId) ?? []) bets.set(head, (bets.get(head) ?? 0n) + stake)
  }

  *#billsOf(day: number): Generator<WorldEvent> {
    const bets = this.#bets.get(day)
    this.#bets.delete(day)
    if (!bets) return
    const figures = (id: number) => ({ basisPoints: this.#rates.get(id) ?? 0, validBet: bets.get(id) ?? 0n })
    const at = day + DAY + BILLED_AFTER
    for (const { id: memberId } of this.#agents) {
      const { total, lines } = rebateShare(
        figures(memberId),
        (this.#linesOf.get(memberId) ?? []).map(({ id }) => figures(id)),
      )
      if (total <= 0n) continue
      const id = uuidOf(`rebate:${memberId}:${day}`)
      const [periodFrom, periodTo] = [new Date(day), new Date(day + DAY)]
      const bill = {
        memberId,
        id,
        kind: 'REBATE' as const,
        contractId: NO_CONTRACT,
        payerId: null,
        periodFrom,
        periodTo,
      }
      this.bills.push({ ...bill, total, amount: total, lines, state: 'PAID', createdAt: new Date(at) })
      const key = ledgerKeys.agentBill(id)
      yield { type: 'reward', at, memberId, amount: total, reward: 'COMMISSION', reference: id, key, billId: id }
    }
  }
}
