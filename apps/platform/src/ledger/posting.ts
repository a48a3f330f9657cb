import type { AccountCode } from './accounts.ts'
import { AmountTooLargeError, InsufficientBalanceError, UnbalancedError, UnknownAccountError } from './errors.ts'
import type { LedgerRequest } from './request-hash.ts'

/** One line of a movement: what an account gains (or loses, below zero), in minor units. */
export interface Leg {
  /** Code or id. */
  account: AccountCode | number
  amount: bigint
}

/** A movement to be written. */
export interface Posting {
  /** Such as DEPOSIT, BET, PAYOUT. */
  type: string
  /** The same key moves money once. */
  idempotencyKey: string
  /** What was asked under the key; another request under the same key is refused. */
  request: LedgerRequest
  /** Whose movement it is, for statements. */
  memberId?: number
  /** A number by which the other side knows it. */
  reference?: string
  /** Now, when left out: the moment at which the accounts were locked. */
  occurredAt?: Date
  /** At least two, adding to zero in each currency. */
  legs: readonly Leg[]
}

/** A movement as it stands in the book. */
export interface Posted {
  transactionId: bigint
  occurredAt: Date
  /** Balances right after it, in minor units, by the id of each member account that it moved. */
  balances: Map<number, bigint>
  /** True when the key had been used before, for the same request: nothing was moved this time. */
  replayed: boolean
}

/** An account as it was locked. Only members' accounts hold a balance. */
export interface LockedAccount {
  id: number
  code: string
  currency: string
  balance: bigint | null
}

/** A line as it will stand in the book. */
export interface Line {
  accountId: number
  amount: bigint
  balanceAfter: bigint | null
}

const LARGEST = 2n ** 63n - 1n

/** Finds locked accounts by code or id. @throws UnknownAccountError */
export function accountFinder(accounts: readonly LockedAccount[]): (account: string | number) => LockedAccount {
  const found = new Map<string | number, LockedAccount>()
  for (const account of accounts) found.set(account.code, account).set(account.id, account)
  return (wanted) => {
    const account = found.get(wanted)
    if (!account) throw new UnknownAccountError(wanted)
    return account
  }
}

/** @throws UnbalancedError unless the legs are a movement that adds to zero in each currency */
export function assertBalanced({ type, legs }: Posting, find: ReturnType<typeof accountFinder>): void {
  if (legs.length < 2) throw new UnbalancedError(type, 'a movement has at least two legs')
  const sums = new Map<string, bigint>()
  for (const { account, amount } of legs) {
    if (amount === 0n) throw new UnbalancedError(type, 'a leg moves nothing')
    const { currency } = find(account)
    sums.set(currency, (sums.get(currency) ?? 0n) + amount)
  }
  for (const [currency, sum] of sums) if (sum !== 0n) throw new UnbalancedError(type, `${currency} is off by ${sum}`)
}

/** The lines of a movement. @throws InsufficientBalanceError, AmountTooLargeError */
export function linesOf(posting: Posting, find: ReturnType<typeof accountFinder>): Line[] {
  const balances = new Map<number, bigint>()
  return posting.legs.map((leg) => {
    const { id, code, balance: held } = find(leg.account)
    if (leg.amount > LARGEST || leg.amount < -LARGEST) throw new AmountTooLargeError(code)
    if (held === null) return { accountId: id, amount: leg.amount, balanceAfter: null }
    const balanceAfter = (balances.get(id) ?? held) + leg.amount
    if (balanceAfter < 0n) throw new InsufficientBalanceError(code)
    if (balanceAfter > LARGEST) throw new AmountTooLargeError(code)
    balances.set(id, balanceAfter)
    return { accountId: id, amount: leg.amount, balanceAfter }
  })
}
