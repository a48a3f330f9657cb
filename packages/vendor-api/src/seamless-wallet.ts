import { isStorable } from '@playhouse/shared/storable-text.ts'
import * as z from 'zod'

/** The headers of a signed call: who calls, when (epoch milliseconds), and the signature over both (signature.ts). */
export const VENDOR_HEADER = 'x-vendor'
export const TIMESTAMP_HEADER = 'x-timestamp'
export const SIGNATURE_HEADER = 'x-signature'

/** A call older or newer than this is refused as unsigned. */
export const SIGNATURE_MAX_AGE_MS = 60_000
/** JSON of a round's details may have this many characters. */
export const DETAILS_MAX = 8_192
/** Lifetime of a launch token in seconds. */
export const LAUNCH_TOKEN_SECONDS = 60
/** Minutes without a call after which a game session takes no stake any more. */
export const SESSION_IDLE_MINUTES = 30

/** Every refusal of the wallet, with its HTTP status. */
export const WALLET_REFUSALS = {
  signature_invalid: 401,
  game_session_expired: 401,
  insufficient_balance: 409,
  transaction_cancelled: 409,
  round_closed: 409,
  jackpot_refused: 409,
  /** The player's own limits, checked before the stake is taken. */
  stake_limit_reached: 409,
  /** The terms of the player's bonus allow no larger stake. */
  bonus_stake_reached: 409,
  loss_limit_reached: 409,
  session_time_reached: 409,
  /** The player takes a break from play. */
  play_not_allowed: 403,
  round_not_found: 404,
  launch_token_used: 410,
  transaction_reused: 422,
  request_invalid: 400,
  too_many_requests: 429,
  system_busy: 503,
} as const

export type WalletRefusalCode = keyof typeof WALLET_REFUSALS

/** What a refusal looks like; `message` is for developers. */
export const walletRefusal = z.object({
  error: z.enum(Object.keys(WALLET_REFUSALS) as [WalletRefusalCode, ...WalletRefusalCode[]]),
  message: z.string(),
})

/** A decimal amount with at most four decimals, not below zero: "12.5". */
const amount = z.string().regex(/^\d{1,15}(?:\.\d{1,4})?$/, 'not an amount')
const stake = amount.refine((text) => /[1-9]/.test(text), 'must be above zero')
/** Chosen by the vendor and unique among its transactions. No colon: it separates the parts of idempotency keys. */
const transactionId = z.string().regex(/^[\w.-]{1,64}$/, 'not a transaction id')
/** Chosen by the vendor, unique among all of its rounds. */
const roundId = z.string().regex(/^[\w.-]{1,64}$/, 'not a round id')
const session = z.uuid()
/** The operator's name of a jackpot. */
const jackpotId = z.string().regex(/^[a-z\d-]{1,64}$/, 'not a jackpot')

const jackpotTerms = z.object({
  id: jackpotId,
  name: z.string(),
  seedAmount: amount,
  /** Millionths of each stake that go into it. */
  contributionPpm: z.number().int(),
  /** Stake in whole units that wins it for certain; null for one that must drop. */
  oneIn: z.number().int().nullable(),
  mustDropBy: amount.nullable(),
})

/** What proves a round to its member: kept with it, and read by the betting record and the verifier. */
const roundDetails = z
  .looseObject({ engine: z.string(), modelId: z.string() })
  .refine((details) => JSON.stringify(details).length <= DETAILS_MAX, `longer than ${DETAILS_MAX} characters`)
  .refine(isStorable, 'a lone surrogate or U+0000')

/** Answer of every call that may move money. */
const moved = z.object({
  /** What the account holds right after it; of a repeated call, what it held then. */
  balance: amount,
  /** The operator's number of the movement; null where nothing moved. */
  transaction: z.string().nullable(),
  /** True if this transaction had been taken before: nothing was moved this time. */
  replayed: z.boolean(),
  /** What the round won of a jackpot, added to the balance; left out where none was claimed. */
  jackpot: z.object({ id: jackpotId, amount }).optional(),
})

/** The calls of the wallet under `/seamless/v1/<name>`: what each takes and answers. */
export const WALLET_CALLS = {
  authenticate: {
    request: z.strictObject({ launchToken: z.string().max(100) }),
    answer: z.object({
      session,
      /** Names the account to the vendor; says nothing about whose it is. */
      account: z.string(),
      /** The operator's number of the game. */
      nodeId: z.number().int(),
      /** The vendor's own code of the game. */
      gameCode: z.string(),
      gameName: z.string(),
      /** What the game is about, as the operator's catalogue has it (theme.ts); null where it has nothing. */
      gameTheme: z.string().nullable(),
      /** The jackpot that the game feeds; null where it feeds none. */
      jackpot: jackpotTerms.nullable(),
      /** `transfer`: the account plays from what was transferred to the vendor, not from the operator's wallet. */
      walletMode: z.enum(['seamless', 'transfer']),
      currency: z.string(),
      /** Platform language code, such as `EN`. */
      language: z.string(),
      theme: z.string(),
      /** Origin of the site that frames the game. */
      siteOrigin: z.string(),
      mode: z.enum(['real', 'demo']),
      balance: amount,
    }),
  },
  balance: {
    request: z.strictObject({ session }),
    answer: z.object({ balance: amount, currency: z.string() }),
  },
  meter: {
    request: z.strictObject({ session }),
    answer: z.object({
      id: jackpotId,
      /** What is now in the jackpot that the session's game feeds. */
      amount,
      /**
       * Where it is won outside of a round: what the account has been paid of it since the session began, by the operator's
       * number of the movement.
       */
      won: z.array(z.object({ transaction: z.string(), amount })),
    }),
  },
  play: {
    request: z.strictObject({
      session,
      transactionId,
      roundId,
      stake,
      payout: amount,
      details: roundDetails,
      /** The jackpot that the round won, which the seeds in its details must prove. */
      jackpot: z.strictObject({ id: jackpotId }).optional(),
    }),
    answer: moved,
  },
  debit: {
    request: z.strictObject({ session, transactionId, roundId, amount: stake }),
    answer: moved,
  },
  credit: {
    request: z
      .strictObject({
        session,
        transactionId,
        roundId,
        amount,
        closes: z.boolean(),
        details: roundDetails.optional(),
      })
      .refine((credit) => credit.closes || /[1-9]/.test(credit.amount), 'nothing to credit'),
    answer: moved,
  },
  rollback: {
    request: z
      .strictObject({ session, transactionId, debitId: transactionId })
      .refine((rollback) => rollback.transactionId !== rollback.debitId, 'a rollback has an id of its own'),
    answer: moved,
  },
} as const

export type WalletCall = keyof typeof WALLET_CALLS
export type WalletRequest<Call extends WalletCall> = z.output<(typeof WALLET_CALLS)[Call]['request']>
export type WalletAnswer<Call extends WalletCall> = z.output<(typeof WALLET_CALLS)[Call]['answer']>
