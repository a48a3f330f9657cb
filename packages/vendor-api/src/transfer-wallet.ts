import { isStorable } from '@playhouse/shared/storable-text.ts'
import * as z from 'zod'
import { coverage, DETAILS_MAX } from './seamless-wallet.ts'

/*
 * Calls of the operator to a vendor with transfer wallets, under `/transfer/v1/<name>` of the vendor's origin; headers and
 * signature as the seamless wallet has them (vendors/harbour/signature.ts), under the same key.
 */

/** Maximum rounds per page of the feed. */
export const FEED_PAGE = 100

/** Refusals of a vendor with their HTTP status. */
export const TRANSFER_REFUSALS = {
  signature_invalid: 401,
  insufficient_balance: 409,
  transfer_cancelled: 409,
  transfer_reused: 422,
  request_invalid: 400,
  too_many_requests: 429,
  system_busy: 503,
} as const

export type TransferRefusalCode = keyof typeof TRANSFER_REFUSALS

/** Body of a refusal; `message` is for developers. */
export const transferRefusal = z.object({
  error: z.enum(Object.keys(TRANSFER_REFUSALS) as [TransferRefusalCode, ...TransferRefusalCode[]]),
  message: z.string(),
})

/** A decimal amount with at most four decimals, not below zero: "12.5". */
const amount = z.string().regex(/^\d{1,15}(?:\.\d{1,4})?$/, 'not an amount')
const moved = amount.refine((text) => /[1-9]/.test(text), 'must be above zero')
/** Chosen by the operator and stored before the call. */
const transferId = z.uuid()
/** The operator's id of the player, as in the seamless wallet's `authenticate`. */
const account = z.string().regex(/^[\w-]{1,64}$/, 'not an account')

const movement = z.object({
  /** Balance right after the transfer; for a repeated one, the balance then. */
  balance: amount,
  /** True for a repeated transfer, which moved nothing. */
  replayed: z.boolean(),
})

/** A settled round in the vendor's records. */
const settledRound = z.object({
  /** Grows with every round of the vendor. */
  position: z.int().positive(),
  roundId: z.string().regex(/^[\w.-]{1,64}$/, 'not a round id'),
  /** The operator's game session, which says whose round it is and of which game. */
  session: z.uuid(),
  stake: moved,
  payout: amount,
  details: z
    .looseObject({ engine: z.string(), modelId: z.string() })
    .refine((details) => JSON.stringify(details).length <= DETAILS_MAX, `longer than ${DETAILS_MAX} characters`)
    .refine(isStorable, 'a lone surrogate or U+0000'),
  /** The vendor's own count of turnover, and what the bets cover of an event: as in the seamless wallet. */
  turnover: amount.optional(),
  coverage: coverage.optional(),
})
export type SettledRound = z.output<typeof settledRound>

/**
 * The calls: what each takes and answers. A body names its call, for the signature is over the body alone, and a deposit would
 * else be a withdrawal as well.
 */
export const TRANSFER_CALLS = {
  deposit: {
    request: z.strictObject({ call: z.literal('deposit'), transferId, account, amount: moved }),
    response: movement,
  },
  withdraw: {
    request: z.strictObject({ call: z.literal('withdraw'), transferId, account, amount: moved }),
    response: movement,
  },
  /** Status of a transfer. One that has not arrived is refused from now on, so that the answer is final. */
  status: {
    request: z.strictObject({ call: z.literal('status'), transferId }),
    response: z.object({ state: z.enum(['done', 'refused']) }),
  },
  balance: {
    request: z.strictObject({ call: z.literal('balance'), account }),
    /** `staked`: what is in rounds that are not settled; the balance is without it. */
    response: z.object({ balance: amount, staked: amount }),
  },
  /** Settled rounds of all accounts behind a position, in order; fewer than FEED_PAGE when there are no more for now. */
  rounds: {
    request: z.strictObject({ call: z.literal('rounds'), after: z.int().min(0) }),
    response: z.object({ rounds: z.array(settledRound).max(FEED_PAGE) }),
  },
} as const

export type TransferCall = keyof typeof TRANSFER_CALLS
export type TransferRequest<Call extends TransferCall> = z.output<(typeof TRANSFER_CALLS)[Call]['request']>
export type TransferResponse<Call extends TransferCall> = z.output<(typeof TRANSFER_CALLS)[Call]['response']>
