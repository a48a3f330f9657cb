import { cashAccount, jackpotAccount, lockedAccount } from '../src/ledger/accounts.ts'
import type { AccountCode } from '../src/ledger/accounts.ts'
import { HOUSE, type TransactionType } from '../src/db/tables/ledger.ts'
import type { bookRows } from './journal-rows.ts'

/** A ledger account. Members' accounts track their balance for derived rows. */
interface WrittenAccount {
  id: number
  code: string
  memberId: number
  balance: bigint | null
}

/** A transaction from one account to another, optionally in part to a third, by account code. */
export interface PlannedTransaction {
  type: TransactionType
  key: string
  hash: Buffer
  memberId: number | null
  reference: string | null
  /** Epoch milliseconds. */
  at: number
  from: AccountCode
  to: AccountCode
  amount: bigint
  share?: { to: AccountCode; amount: bigint } | undefined
}

/** Numbers transactions in sequence for `post_bulk()`. */
export class TransactionWriter {
  readonly #rows: ReturnType<typeof bookRows>
  readonly #accounts = new Map<string, WrittenAccount>()
  readonly #lastHouseId: number
  #lastId: number

  /** `house` are the existing accounts; members' and jackpots' are opened after them. */
  constructor(
    rows: ReturnType<typeof bookRows>,
    house: readonly { id: number; code: string }[],
    memberIds: readonly number[],
    jackpotIds: readonly string[],
  ) {
    this.#rows = rows
    for (const { id, code } of house) this.#accounts.set(code, { id, code, memberId: HOUSE, balance: null })
    this.#lastHouseId = Math.max(...house.map((account) => account.id))
    this.#lastId = this.#lastHouseId
    for (const memberId of memberIds) {
      this.#open(cashAccount(memberId), memberId, 0n)
      this.#open(lockedAccount(memberId), memberId, 0n)
    }
    for (const code of jackpotIds.map(jackpotAccount)) this.#open(code, HOUSE, null)
  }

  /** Writes a transaction, the debit entry first. @returns its id. */
  write({ type, key, hash, memberId, reference, at, from, to, amount, share }: PlannedTransaction): bigint {
    const id = BigInt(this.#rows.postings.count + 1)
    // Opened on first use, as by `open_account()`.
    if (memberId !== null && type === 'BONUS_GRANT' && !this.#accounts.has(to)) this.#open(to, memberId, 0n)
    const entries = [
      { account: this.#account(from), amount: -amount },
      { account: this.#account(to), amount: amount - (share?.amount ?? 0n) },
      ...(share ? [{ account: this.#account(share.to), amount: share.amount }] : []),
    ]
    for (const entry of entries) if (entry.account.balance !== null) entry.account.balance += entry.amount
    this.#rows.postings.add({
      memberId: memberId ?? HOUSE,
      id,
      type,
      idempotencyKey: key,
      requestHash: hash,
      reference,
      occurredAt: new Date(at),
      accounts: entries.map(({ account }) => account.id),
      amounts: entries.map((entry) => entry.amount),
    })
    return id
  }

  getId(code: string): number {
    return this.#account(code).id
  }

  getBalance(code: string): bigint {
    return this.#account(code).balance ?? 0n
  }

  /** Writes the new accounts, with a zero balance. */
  finish(currency: string): void {
    for (const { id, code, memberId, balance } of this.#accounts.values())
      if (id > this.#lastHouseId)
        this.#rows.accounts.add({ id, code, memberId, currency, balance: balance === null ? null : 0n })
  }

  #open(code: AccountCode, memberId: number, balance: bigint | null): void {
    this.#accounts.set(code, { id: ++this.#lastId, code, memberId, balance })
  }

  #account(code: string): WrittenAccount {
    const account = this.#accounts.get(code)
    if (!account) throw new Error(`No account ${code}`)
    return account
  }
}
