import pg from 'pg'

import {
  AmountError,
  IdempotencyMismatchError,
  InsufficientBalanceError,
  UnbalancedError,
  UnknownAccountError,
} from './errors.ts'
import { type LedgerRequest, requestHash } from '@playhouse/shared/request-hash.ts'

/*
 * Every way in which money moves: the typed side of the posting functions in the database (migration `posting-functions`), which say
 * who pays whom. Each is one prepared statement, and a database transaction of its own unless it is called inside one. Amounts are
 * minor units above zero.
 *
 * All of them throw InsufficientBalanceError, IdempotencyMismatchError, AmountError and UnknownAccountError.
 */

/** Anything that has a connection: a database, or a transaction of it. */
export interface Connected {
  $client: Pick<pg.Pool | pg.PoolClient, 'query'>
}

interface Posting {
  memberId: number
  /** The same key posts once (ledger/keys.ts). */
  key: string
  /** What was asked under the key; another request under the same key is refused. */
  request: LedgerRequest
  /** A number by which the other side knows it. */
  reference?: string | undefined
  /** Now, when left out. */
  at?: Date | undefined
}

type Movement = Posting & { amount: bigint }

/** A transaction as it stands in the book. */
export interface Posted {
  transactionId: bigint
  occurredAt: Date
  /** Of the first member account among its lines, right after it; null where it has none. */
  balance: bigint | null
  /** True when the key had been used before, for the same request: nothing was moved this time. */
  replayed: boolean
}

/** A stake. `account` and `house` are ids, as rounds may be staked from a wallet at a vendor, and demo accounts play against a house of their own. */
export const postBet = (
  on: Connected,
  { account, house, amount, jackpot, ...posting }: Movement & BetSides & { jackpot?: { account: number; fed: bigint } },
) =>
  post(on, 'post_bet', posting, {
    p_account: account,
    p_house: house,
    p_stake: amount,
    p_jackpot_account: jackpot?.account ?? null,
    p_contribution: jackpot?.fed ?? 0n,
  })

interface BetSides {
  account: number
  house: number
}

export const postPayout = (on: Connected, { account, house, amount, ...posting }: Movement & BetSides) =>
  post(on, 'post_payout', posting, { p_account: account, p_house: house, p_amount: amount })

/** Takes a transaction of the member back, line by line, once. */
export const postReversal = (
  on: Connected,
  { transactionId, type, ...posting }: Posting & { transactionId: bigint; type: 'BET_REFUND' | 'REVERSAL' },
) => post(on, 'post_reversal', posting, { p_transaction_id: transactionId, p_type: type })

/** A payment that has arrived; it counts in the member's day. */
export const postDeposit = (on: Connected, { amount, ...posting }: Movement) =>
  post(on, 'post_deposit', posting, { p_amount: amount })

/** Cash → locked, where it waits to be released or settled. */
export const postWithdrawalHold = (on: Connected, { amount, ...posting }: Movement) =>
  post(on, 'post_withdrawal_hold', posting, { p_amount: amount })

export const postWithdrawalRelease = (on: Connected, { amount, ...posting }: Movement) =>
  post(on, 'post_withdrawal_release', posting, { p_amount: amount })

/** Locked → bank; it counts in the member's day. */
export const postWithdrawalSettlement = (on: Connected, { amount, ...posting }: Movement) =>
  post(on, 'post_withdrawal_settlement', posting, { p_amount: amount })

/** From the cash of `memberId` to that of `to`. */
export const postMemberTransfer = (on: Connected, { memberId, to, amount, ...posting }: Movement & { to: number }) =>
  post(on, 'post_member_transfer', posting, { p_from: memberId, p_to: to, p_amount: amount })

/** To a vendor: sent off, and then arrived or returned. Back from it: `TRANSFER_IN`. */
export type VendorTransferType = 'TRANSFER_OUT' | 'TRANSFER_ARRIVED' | 'TRANSFER_RETURNED' | 'TRANSFER_IN'

export const postVendorTransfer = (
  on: Connected,
  { vendorCode, type, amount, ...posting }: Movement & { vendorCode: string; type: VendorTransferType },
) => post(on, 'post_vendor_transfer', posting, { p_vendor_code: vendorCode, p_type: type, p_amount: amount })

/** From the house into the cash. */
export const postReward = (
  on: Connected,
  { type, amount, ...posting }: Movement & { type: 'REBATE' | 'COMMISSION' | 'DIVIDEND' | 'SALARY' | 'PROMOTION' },
) => post(on, 'post_reward', posting, { p_type: type, p_amount: amount })

/** Into the bonus account, and from there into the cash or back to the house. */
export const postBonus = (
  on: Connected,
  { type, amount, ...posting }: Movement & { type: 'BONUS_GRANT' | 'BONUS_CONVERT' | 'BONUS_FORFEIT' },
) => post(on, 'post_bonus', posting, { p_type: type, p_amount: amount })

/** Loyalty points, at scale 4 as money is. */
export const postPoints = (
  on: Connected,
  { type, points, ...posting }: Posting & { type: 'POINTS_EARN' | 'POINTS_SPEND' | 'POINTS_RETURN'; points: bigint },
) => post(on, 'post_points', posting, { p_type: type, p_points: points })

/** Points into cash, in one transaction. */
export const postPointsConversion = (on: Connected, { points, amount, ...posting }: Movement & { points: bigint }) =>
  post(on, 'post_points_conversion', posting, { p_points: points, p_amount: amount })

/** What a jackpot starts with, out of the house's promotions. */
export const postJackpotSeed = (
  on: Connected,
  { jackpotAccount, amount, ...posting }: Omit<Movement, 'memberId'> & { jackpotAccount: number },
) => post(on, 'post_jackpot_seed', posting, { p_jackpot_account: jackpotAccount, p_amount: amount })

/** What was in a jackpot, to the member who won it. */
export const postJackpotWin = (
  on: Connected,
  { jackpotAccount, amount, ...posting }: Movement & { jackpotAccount: number },
) => post(on, 'post_jackpot_win', posting, { p_jackpot_account: jackpotAccount, p_amount: amount })

/** The play credit that a demo account starts with. */
export const postDemoCredit = (on: Connected, { amount, ...posting }: Movement) =>
  post(on, 'post_demo_credit', posting, { p_amount: amount })

type Argument = string | number | bigint | Buffer | Date | null

async function post(
  { $client }: Connected,
  name: string,
  { key, request, reference, at, ...owner }: Omit<Posting, 'memberId'> & { memberId?: number },
  particular: Record<string, Argument>,
): Promise<Posted> {
  const named: Record<string, Argument> = {
    ...(owner.memberId !== undefined && { p_member_id: owner.memberId }),
    ...particular,
    p_key: key,
    p_request_hash: requestHash(request),
    p_reference: reference ?? null,
    p_occurred_at: at ?? null,
  }
  const listed = Object.keys(named).map((argument, index) => `${argument} => $${index + 1}`)
  const text = `
    select transaction_id as "transactionId", occurred_at as "occurredAt", balance, replayed from ${name}(${listed.join(', ')})`
  try {
    const { rows } = await $client.query<Posted>({ name, text, values: Object.values(named) })
    return rows[0] as Posted
  } catch (error) {
    throw ledgerError(error)
  }
}

/** The ledger's own error for what the database refused. */
function ledgerError(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  if (error.code === '22003') return new AmountError(error.message)
  switch (error.constraint) {
    case 'member_not_below_zero':
      return new InsufficientBalanceError()
    case 'idempotency_key_reused':
      return new IdempotencyMismatchError(error.detail ?? '')
    case 'ledger_account_known':
      return new UnknownAccountError(error.detail ?? '')
    case 'transaction_balances':
      return new UnbalancedError(error.message)
    case 'amount_is_positive':
      return new AmountError('An amount must be above zero')
    default:
      return error
  }
}
