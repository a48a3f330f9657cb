import pg from 'pg'

import {
  AmountError,
  IdempotencyMismatchError,
  InsufficientBalanceError,
  ReceivingRefusedError,
  UnbalancedError,
  UnknownAccountError,
} from './errors.ts'
import { type LedgerRequest, requestHash } from '@playhouse/server/request-hash.ts'

/*
 * Typed side of the posting functions in the database (db/functions/ledger), the only way money
 * moves. Each is one prepared statement, and its own database transaction unless called inside one. Amounts
 * are positive minor units.
 *
 * All throw InsufficientBalanceError, IdempotencyMismatchError, AmountError and UnknownAccountError; those that credit a
 * member, ReceivingRefusedError.
 */

/** A database or a transaction of it. */
export interface Connected {
  $client: Pick<pg.Pool | pg.PoolClient, 'query'>
}

interface Posting {
  memberId: number
  /** Idempotency key (ledger/keys.ts). */
  key: string
  /** Request under the key; a different one under the same key is refused. */
  request: LedgerRequest
  /** The counterparty's id of the transaction. */
  reference?: string | undefined
  /** Defaults to now. */
  at?: Date | undefined
}

type Movement = Posting & { amount: bigint }

export interface Posted {
  transactionId: bigint
  occurredAt: Date
  /** Balance of the first member account among its entries after posting; null without a member account. */
  balance: bigint | null
  /** True if the key was already used for the same request: nothing was posted now. */
  replayed: boolean
}

/**
 * A stake. `account` and `house` are ids because rounds may be staked from a wallet at a vendor, and demo
 * accounts play against their own house account.
 */
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

/** Reverses a transaction of the member entry by entry, once. */
export const postReversal = (
  on: Connected,
  { transactionId, type, ...posting }: Posting & { transactionId: bigint; type: 'BET_REFUND' | 'REVERSAL' },
) => post(on, 'post_reversal', posting, { p_transaction_id: transactionId, p_type: type })

/** A received payment; adds to the member's day. */
export const postDeposit = (on: Connected, { amount, ...posting }: Movement) =>
  post(on, 'post_deposit', posting, { p_amount: amount })

/** A received payment that may not be credited: bank → held. */
export const postDepositHold = (on: Connected, { amount, ...posting }: Movement) =>
  post(on, 'post_deposit_hold', posting, { p_amount: amount })

/** Held → cash; adds to the member's day. */
export const postDepositRelease = (on: Connected, { amount, ...posting }: Movement) =>
  post(on, 'post_deposit_release', posting, { p_amount: amount })

/** Held → bank. */
export const postDepositReturn = (on: Connected, { amount, ...posting }: Movement) =>
  post(on, 'post_deposit_return', posting, { p_amount: amount })

/** The balance of an account that is closed and may not be paid out: cash → withheld. */
export const postClosingHold = (on: Connected, { amount, ...posting }: Movement) =>
  post(on, 'post_closing_hold', posting, { p_amount: amount })

/** Withheld → cash. */
export const postClosingRelease = (on: Connected, { amount, ...posting }: Movement) =>
  post(on, 'post_closing_release', posting, { p_amount: amount })

/** Withheld → bank, paid to an authority that claims it. */
export const postClosingHandover = (on: Connected, { amount, ...posting }: Movement) =>
  post(on, 'post_closing_handover', posting, { p_amount: amount })

/** A requested withdrawal: cash → locked, until released or settled. */
export const postWithdrawalHold = (on: Connected, { amount, ...posting }: Movement) =>
  post(on, 'post_withdrawal_hold', posting, { p_amount: amount })

export const postWithdrawalRelease = (on: Connected, { amount, ...posting }: Movement) =>
  post(on, 'post_withdrawal_release', posting, { p_amount: amount })

/** Locked → bank, less a fee that the house keeps; adds to the member's day. */
export const postWithdrawalSettlement = (
  on: Connected,
  { amount, fee = 0n, ...posting }: Movement & { fee?: bigint | undefined },
) => post(on, 'post_withdrawal_settlement', posting, { p_amount: amount, p_fee: fee })

export const postMemberTransfer = (on: Connected, { memberId, to, amount, ...posting }: Movement & { to: number }) =>
  post(on, 'post_member_transfer', posting, { p_from: memberId, p_to: to, p_amount: amount })

/** A transfer to a vendor is sent, then arrives or returns; one back from it is `TRANSFER_IN`. */
export type VendorTransferType = 'TRANSFER_OUT' | 'TRANSFER_ARRIVED' | 'TRANSFER_RETURNED' | 'TRANSFER_IN'

export const postVendorTransfer = (
  on: Connected,
  { vendorCode, type, amount, ...posting }: Movement & { vendorCode: string; type: VendorTransferType },
) => post(on, 'post_vendor_transfer', posting, { p_vendor_code: vendorCode, p_type: type, p_amount: amount })

type Reward = Movement & { type: 'REBATE' | 'COMMISSION' | 'DIVIDEND' | 'SALARY' | 'PROMOTION' }

/** House → cash. */
export const postReward = (on: Connected, { type, amount, ...posting }: Reward) =>
  post(on, 'post_reward', posting, { p_type: type, p_amount: amount })

/** Postings of one set: their wallets are locked until its transaction ends. */
export const POSTED_AT_ONCE = 400

type Credit = Movement & { type: Reward['type'] | 'POINTS_EARN' | 'POINTS_RETURN' }

/** Rewards, and points at scale 4, as one set. All or none. Locks the accounts. */
export const postCredits = <Row extends Credit>(on: Connected, credits: readonly Row[]) =>
  postSet(on, 'post_credits', credits)

type AgentPay = Movement & { type: 'DIVIDEND' | 'SALARY'; payerId: number }

/** Contract payments from the upline's cash to the member's, as one set. All or none. The caller locks the accounts. */
export const postAgentPays = <Row extends AgentPay>(on: Connected, payments: readonly Row[]) =>
  postSet(on, 'post_agent_pays', payments, [payments.map(({ payerId }) => payerId)])

/** Into the bonus account, from there to cash or back to the house. */
export const postBonus = (
  on: Connected,
  { type, amount, ...posting }: Movement & { type: 'BONUS_GRANT' | 'BONUS_CONVERT' | 'BONUS_FORFEIT' },
) => post(on, 'post_bonus', posting, { p_type: type, p_amount: amount })

/** Loyalty points at scale 4, like money. */
export const postPoints = (
  on: Connected,
  { type, points, ...posting }: Posting & { type: 'POINTS_EARN' | 'POINTS_SPEND' | 'POINTS_RETURN'; points: bigint },
) => post(on, 'post_points', posting, { p_type: type, p_points: points })

/** Points → cash, in one transaction. */
export const postPointsConversion = (on: Connected, { points, amount, ...posting }: Movement & { points: bigint }) =>
  post(on, 'post_points_conversion', posting, { p_points: points, p_amount: amount })

/** Initial amount of a jackpot, from the house's promotions. */
export const postJackpotSeed = (
  on: Connected,
  { jackpotAccount, amount, ...posting }: Omit<Movement, 'memberId'> & { jackpotAccount: number },
) => post(on, 'post_jackpot_seed', posting, { p_jackpot_account: jackpotAccount, p_amount: amount })

export const postJackpotWin = (
  on: Connected,
  { jackpotAccount, amount, ...posting }: Movement & { jackpotAccount: number },
) => post(on, 'post_jackpot_win', posting, { p_jackpot_account: jackpotAccount, p_amount: amount })

/** An operator's credit (house → cash) or debit (cash → house). */
export const postAdjustment = (
  on: Connected,
  { type, amount, ...posting }: Movement & { type: 'ADMIN_CREDIT' | 'ADMIN_DEBIT' },
) => post(on, 'post_adjustment', posting, { p_type: type, p_amount: amount })

export const postDemoCredit = (on: Connected, { amount, ...posting }: Movement) =>
  post(on, 'post_demo_credit', posting, { p_amount: amount })

type Argument = string | number | bigint | Buffer | Date | null

async function post(
  { $client }: Connected,
  name: string,
  posting: Omit<Posting, 'memberId'> & { memberId?: number },
  particular: Record<string, Argument>,
): Promise<Posted> {
  const named = getArguments(posting, particular)
  const listed = Object.keys(named).map((argument, index) => `${argument} => $${index + 1}`)
  const text = `select ${POSTED} from ${name}(${listed.join(', ')})`
  try {
    const { rows } = await $client.query<Posted>({ name, text, values: Object.values(named) })
    return rows[0] as Posted
  } catch (error) {
    throw ledgerError(error)
  }
}

const POSTED = `transaction_id as "transactionId", occurred_at as "occurredAt", balance, replayed`

function getArguments(
  { key, request, reference, at, ...owner }: Omit<Posting, 'memberId'> & { memberId?: number },
  particular: Record<string, Argument>,
): Record<string, Argument> {
  return {
    ...(owner.memberId !== undefined && { p_member_id: owner.memberId }),
    ...particular,
    p_key: key,
    p_request_hash: requestHash(request),
    p_reference: reference ?? null,
    p_occurred_at: at ?? null,
  }
}

/**
 * Posts several transactions in one statement.
 * @param others the function's parameters between the members and the types
 * @returns each posting with what was stored
 */
async function postSet<Row extends Movement & { type: string }>(
  { $client }: Connected,
  name: string,
  postings: readonly Row[],
  others: readonly unknown[][] = [],
): Promise<(Row & Posted)[]> {
  if (postings.length === 0) return []
  const values = [
    postings.map(({ memberId }) => memberId),
    ...others,
    postings.map(({ type }) => type),
    postings.map(({ amount }) => amount),
    postings.map(({ key }) => key),
    postings.map(({ request }) => requestHash(request)),
    postings.map(({ reference }) => reference ?? null),
    postings.map(({ at }) => at ?? null),
  ]
  const text = `select ${POSTED} from ${name}(${values.map((_, index) => `$${index + 1}`).join(', ')})`
  try {
    const { rows } = await $client.query<Posted>({ name, text, values })
    return postings.map((posting, index) => ({ ...posting, ...(rows[index] as Posted) }))
  } catch (error) {
    throw ledgerError(error)
  }
}

/** Maps a database error to the ledger's own. */
function ledgerError(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  if (error.code === '22003') return new AmountError(error.message)
  switch (error.constraint) {
    case 'member_not_below_zero':
      return new InsufficientBalanceError()
    case 'receiving_refused':
      return new ReceivingRefusedError(error.detail ?? '')
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
