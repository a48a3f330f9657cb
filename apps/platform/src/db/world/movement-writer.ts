import { cashAccount, jackpotAccount, lockedAccount } from '../../ledger/accounts.ts'
import type { AccountCode } from '../../ledger/accounts.ts'
import type { bookRows } from './book-rows.ts'

/** An account of the book as it is written: members' carry their balance. */
interface WrittenAccount {
  id: number
  code: string
  memberId: number | null
  balance: bigint | null
}

/** A movement of one amount from an account to another, or in part to a third, by their codes. */
export interface Movement {
  type: string
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

/** Numbers movements in the order they come and carries every balance on, as postTransaction() would. */
export class MovementWriter {
  readonly #rows: ReturnType<typeof bookRows>
  readonly #accounts = new Map<string, WrittenAccount>()

  /** `house` are the accounts that are in the book already; members' and jackpots' are opened after them. */
  constructor(
    rows: ReturnType<typeof bookRows>,
    house: readonly { id: number; code: string }[],
    memberIds: readonly number[],
    jackpotIds: readonly string[],
  ) {
    this.#rows = rows
    for (const { id, code } of house) this.#accounts.set(code, { id, code, memberId: null, balance: null })
    let id = Math.max(...house.map((account) => account.id))
    for (const memberId of memberIds) {
      for (const code of [cashAccount(memberId), lockedAccount(memberId)]) {
        this.#accounts.set(code, { id: ++id, code, memberId, balance: 0n })
      }
    }
    for (const code of jackpotIds.map(jackpotAccount)) {
      this.#accounts.set(code, { id: ++id, code, memberId: null, balance: null })
    }
  }

  /** Writes a movement, the giving line first; hands back its id. @throws Error below zero */
  move({ type, key, hash, memberId, reference, at, from, to, amount, share }: Movement): bigint {
    const id = BigInt(this.#rows.transactions.count + 1)
    const occurredAt = new Date(at)
    this.#rows.transactions.add({ id, type, idempotencyKey: key, requestHash: hash, memberId, reference, occurredAt })
    this.#line(id, 1, this.#account(from), -amount)
    this.#line(id, 2, this.#account(to), amount - (share?.amount ?? 0n))
    if (share) this.#line(id, 3, this.#account(share.to), share.amount)
    return id
  }

  idOf(code: string): number {
    return this.#account(code).id
  }

  balanceOf(code: string): bigint {
    return this.#account(code).balance ?? 0n
  }

  /** Writes the accounts with the balances they have come to. */
  finish(currency: string): void {
    for (const account of this.#accounts.values()) this.#rows.accounts.add({ ...account, currency })
  }

  #line(transactionId: bigint, line: number, account: WrittenAccount, amount: bigint): void {
    if (account.balance !== null) account.balance += amount
    if (account.balance !== null && account.balance < 0n) throw new Error(`${account.code} fell below zero`)
    this.#rows.entries.add({ transactionId, line, accountId: account.id, amount, balanceAfter: account.balance })
  }

  #account(code: string): WrittenAccount {
    const account = this.#accounts.get(code)
    if (!account) throw new Error(`No account ${code}`)
    return account
  }
}
