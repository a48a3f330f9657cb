import type { MemberEvent } from '@playhouse/platform-api/live.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Session } from '@playhouse/postgres/database.ts'
import { HOUSE } from '../db/tables/ledger.ts'
import { liveRelay } from '../db/tables/live.ts'
import { splitRows } from '../lib/split-rows.ts'
import { publishToMembers } from './publish.ts'

/** Batch size of ledger transactions. */
const BATCH = 5_000
/** Members whose balances are published together: a settled draw has thousands of winners a second, and bets wait for each turn. */
const PUBLISHED_TOGETHER = 500
/** A larger gap in the ids is no running transaction but a moved sequence. */
const HOLE_MAX = 10_000
const SAVE_EVERY_MS = 5_000
const REMEMBERED_MEMBERS = 50_000

interface Seen extends Record<string, unknown> {
  /** All transactions below it have ended. */
  oldest: string
  /** Transactions from it on had not started. */
  next: string
  rows: [id: number, memberId: number][]
}

interface Balance extends Record<string, unknown> {
  memberId: number
  currency: string
  available: bigint
  locked: bigint
  bonus: bigint
  atVendors: boolean
}

/**
 * Turns new ledger transactions into balance events: one per member and pass, however many bets there were. The ledger
 * itself is the outbox, so money transactions write nothing for it (docs/adr/0084-live-events.md).  Ids are assigned
 * before transactions commit. A missing id belongs to a transaction that is still running or was rolled back; it is
 * checked again once all transactions that ran when it was missed have ended. Posting updates an account before it
 * takes an id, so that transaction had its number by then.
 */
export class BalanceEvents {
  readonly #database: Session
  readonly #missing = new Map<number, bigint>()
  /** The last published event per member, to skip repetitions. */
  readonly #published = new LRUCache<number, string>({ max: REMEMBERED_MEMBERS })
  #through: number
  #saved: number
  #savedAt = 0

  private constructor(database: Session, through: number) {
    this.#database = database
    this.#through = through
    this.#saved = through
  }

  /** Resumes where the last relay stopped; the very first one starts with new transactions. */
  static async open(database: Session): Promise<BalanceEvents> {
    await database.execute(sql`
      insert into ${liveRelay} (id, ledger_through)
      select 1, coalesce((select id from ledger_transaction order by id desc limit 1), 0) on conflict do nothing`)
    const [row] = await database.select().from(liveRelay)
    return new BalanceEvents(database, Number(row?.ledgerThrough ?? 0))
  }

  /** @returns the number of published events */
  async publish(): Promise<number> {
    const members = new Set<number>()
    for (;;) {
      const { oldest, next, rows } = await this.#read()
      this.#note(rows, BigInt(next))
      for (const [, memberId] of rows) members.add(memberId)
      for (const memberId of await this.#findMissing(BigInt(oldest))) members.add(memberId)
      if (rows.length < BATCH) break
    }
    members.delete(HOUSE)
    let published = 0
    for (const some of splitRows([...members], PUBLISHED_TOGETHER)) published += await this.#publishFor(some)
    if (Date.now() - this.#savedAt > SAVE_EVERY_MS) await this.save()
    return published
  }

  /** Stores the progress after everything was published: a crash before it only repeats events. */
  async save(): Promise<void> {
    const through = Math.min(this.#through, ...[...this.#missing.keys()].map((id) => id - 1))
    this.#savedAt = Date.now()
    if (through === this.#saved) return
    await this.#database.update(liveRelay).set({ ledgerThrough: BigInt(through) })
    this.#saved = through
  }

  async #read(): Promise<Seen> {
    const { rows } = await this.#database.execute<Seen>(sql`
      select pg_snapshot_xmin(pg_current_snapshot())::text as oldest, pg_snapshot_xmax(pg_current_snapshot())::text as next,
        coalesce((select json_agg(json_build_array(id, member_id) order by id) from (
          select id, member_id from ledger_transaction where id > ${this.#through} order by id limit ${BATCH}) as fresh), '[]') as rows`)
    return rows[0] as Seen
  }

  #note(rows: Seen['rows'], next: bigint): void {
    for (const [id] of rows) {
      for (let missing = Math.max(this.#through + 1, id - HOLE_MAX); missing < id; missing += 1)
        this.#missing.set(missing, next)
      this.#through = id
    }
  }

  async #findMissing(oldest: bigint): Promise<number[]> {
    const due = [...this.#missing].flatMap(([id, next]) => (oldest >= next ? [id] : []))
    if (due.length === 0) return []
    const { rows } = await this.#database.execute<{ memberId: number }>(sql`
      select distinct member_id as "memberId" from ledger_transaction where id = any(${sql.param(due)}::bigint[])`)
    for (const id of due) this.#missing.delete(id)
    return rows.map(({ memberId }) => memberId)
  }

  async #publishFor(members: readonly number[]): Promise<number> {
    const balances = await readBalances(this.#database, members)
    const isNews = (balance: Balance) =>
      balance.atVendors || this.#published.get(balance.memberId) !== getFingerprint(balance)
    const changed = balances.filter(isNews)
    if (changed.length === 0) return 0
    const events = changed.map((balance) => ({ memberId: balance.memberId, event: getEvent(balance) }))
    await publishToMembers(this.#database, events)
    for (const balance of changed) this.#published.set(balance.memberId, getFingerprint(balance))
    return changed.length
  }
}

async function readBalances(database: Session, members: readonly number[]): Promise<Balance[]> {
  const { rows } = await database.execute<Balance>(sql`
    select account.member_id as "memberId", min(currency) filter (where code like '%:cash') as currency,
      coalesce(sum(balance) filter (where code like '%:cash'), 0)::bigint as available,
      coalesce(sum(balance) filter (where code like '%:locked'), 0)::bigint as locked,
      coalesce(sum(balance) filter (where code like '%:bonus'), 0)::bigint as bonus,
      coalesce(bool_or(code like '%:vendor:%' and balance > 0), false) or exists (select from wallet_transfer
        where wallet_transfer.member_id = account.member_id and state in ('sent', 'unknown')) as "atVendors"
    from ledger_account account where member_id = any(${sql.param(members)}::integer[])
    group by account.member_id having bool_or(code like '%:cash')`)
  return rows
}

function getEvent({ currency, available, locked, bonus, atVendors }: Balance): MemberEvent {
  return {
    type: 'BALANCE',
    sumBalance: atVendors ? null : formatAmount(available),
    available: formatAmount(available),
    locked: formatAmount(locked),
    bonus: formatAmount(bonus),
    currency,
  }
}

/** Ignores rounds at vendors, which change the balance there without changing these amounts. */
const getFingerprint = ({ available, locked, bonus, atVendors }: Balance): string =>
  `${available} ${locked} ${bonus} ${atVendors}`
