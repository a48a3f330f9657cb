import { isStorable } from '@playhouse/shared/storable-text.ts'
import * as z from 'zod'

/** Maximum length of a round's details as JSON. */
export const DETAILS_MAX = 8_192
/** Lifetime of a launch token in seconds. */
export const LAUNCH_TOKEN_SECONDS = 60
/** Minutes without a call after which a game session no longer accepts stakes. */
export const SESSION_IDLE_MINUTES = 30

/** Refusals of the wallet with their HTTP status. */
export const WALLET_REFUSALS = {
  signature_invalid: 401,
  game_session_expired: 401,
  insufficient_balance: 409,
  transaction_cancelled: 409,
  round_closed: 409,
  jackpot_refused: 409,
  /** The player's limits, checked before the stake is taken. */
  stake_limit_reached: 409,
  /** The stake exceeds the limit of the player's bonus. */
  bonus_stake_reached: 409,
  /** The stakes of the round would exceed what the rules of the player's country allow (`maxStake`). */
  stake_cap_reached: 409,
  loss_limit_reached: 409,
  session_time_reached: 409,
  /** The rules of the player's country keep rounds apart (`roundIntervalMs`). */
  round_too_soon: 409,
  /** The rules of the player's country ask for a proof of identity first. */
  identity_required: 403,
  /** The player is on a break from play. */
  play_not_allowed: 403,
  /** The operator's site is under maintenance. */
  site_maintenance: 409,
  /** The operator has switched off the game, or its vendor. */
  game_maintenance: 409,
  /** The operator is not offered in the country where the game was opened. */
  region_restricted: 451,
  round_not_found: 404,
  launch_token_used: 410,
  transaction_reused: 422,
  request_invalid: 400,
  too_many_requests: 429,
  system_busy: 503,
} as const

export type WalletRefusalCode = keyof typeof WALLET_REFUSALS

/** Body of a refusal; `message` is for developers. */
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
/** The operator's jackpot id. */
const jackpotId = z.string().regex(/^[a-z\d-]{1,64}$/, 'not a jackpot')

const jackpotTerms = z.object({
  id: jackpotId,
  name: z.string(),
  seedAmount: amount,
  /** Contribution in millionths of each stake. */
  contributionPpm: z.number().int(),
  /** Stake in whole units that is certain to win; null for a must-drop jackpot. */
  oneIn: z.number().int().nullable(),
  mustDropBy: amount.nullable(),
})

/** Proof of a round, stored with it and read by the betting record and the verifier. */
const roundDetails = z
  .looseObject({ engine: z.string(), modelId: z.string() })
  .refine((details) => JSON.stringify(details).length <= DETAILS_MAX, `longer than ${DETAILS_MAX} characters`)
  .refine(isStorable, 'a lone surrogate or U+0000')

/** The part of an event that a round's bets cover, if the account can bet on the event in other rounds, too. */
export const coverage = z.strictObject({
  /** The vendor's id of the event and, if outcomes of several plays are offered, of the play. */
  event: z.string().regex(/^[\w.-]{1,64}$/, 'not an event'),
  /** Outcomes that pay, each with its chance. */
  outcomes: z
    .array(z.strictObject({ id: z.string().regex(/^[\w.-]{1,32}$/), chance: z.number().min(0).max(1) }))
    .max(100),
})
export type WalletCoverage = z.output<typeof coverage>

/** The vendor's own count of a round's turnover. It can lower what the operator counts, and never raises it. */
const turnover = amount.optional()

/** Answer of every call that may move money. */
const moved = z.object({
  /** Balance right after the call; for a repeated call, the balance then. */
  balance: amount,
  /** The operator's id of the movement; null if nothing moved. */
  transaction: z.string().nullable(),
  /** True for a repeated transaction, which moved nothing. */
  replayed: z.boolean(),
  /** Jackpot amount credited; omitted if none was claimed. */
  jackpot: z.object({ id: jackpotId, amount }).optional(),
})

/** Request and answer of each wallet call under `/seamless/v1/<name>`. */
export const WALLET_CALLS = {
  authenticate: {
    request: z.strictObject({ launchToken: z.string().max(100) }),
    response: z.object({
      session,
      /** Opaque account id for the vendor. */
      account: z.string(),
      /** The operator's game id. */
      nodeId: z.number().int(),
      /** The vendor's game code. */
      gameCode: z.string(),
      gameName: z.string(),
      /** The game's theme in the operator's catalogue (theme.ts), if any. */
      gameTheme: z.string().nullable(),
      /** The game's jackpot, if any. */
      jackpot: jackpotTerms.nullable(),
      /** `transfer`: the account plays from its balance at the vendor instead of the operator's wallet. */
      walletMode: z.enum(['seamless', 'transfer']),
      currency: z.string(),
      /** Platform language code, such as `EN`. */
      language: z.string(),
      theme: z.string(),
      /** Origin of the site that frames the game. */
      siteOrigin: z.string(),
      mode: z.enum(['real', 'demo']),
      balance: amount,
      /** Largest stake that the player's limit, bonus and country allow; null for any. */
      maxStake: amount.nullish(),
      /** Least milliseconds between the starts of two rounds of the account, in any of its games; null for any. */
      roundIntervalMs: z.number().int().nullish(),
      /** Whether the client may offer to play several rounds by itself. */
      allowsAutoplay: z.boolean().optional(),
      /** Whether the client may offer to show rounds faster. */
      allowsTurbo: z.boolean().optional(),
      /** Whether the client may celebrate a payout of no more than the stake. */
      allowsReturnCelebrations: z.boolean().optional(),
    }),
  },
  balance: {
    request: z.strictObject({ session }),
    response: z.object({ balance: amount, maxStake: amount.nullish(), currency: z.string() }),
  },
  meter: {
    request: z.strictObject({ session }),
    response: z.object({
      id: jackpotId,
      /** Current amount of the session's jackpot. */
      amount,
      /**
       * The account's wins outside rounds since the session began, with the operator's
       * movement ids.
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
      turnover,
      coverage: coverage.optional(),
      /** The jackpot that the round won, which the seeds in its details must prove. */
      jackpot: z.strictObject({ id: jackpotId }).optional(),
    }),
    response: moved,
  },
  debit: {
    request: z.strictObject({ session, transactionId, roundId, amount: stake, coverage: coverage.optional() }),
    response: moved,
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
        turnover,
      })
      .refine((credit) => credit.closes || /[1-9]/.test(credit.amount), 'nothing to credit'),
    response: moved,
  },
  rollback: {
    request: z
      .strictObject({ session, transactionId, debitId: transactionId })
      .refine((rollback) => rollback.transactionId !== rollback.debitId, 'a rollback has an id of its own'),
    response: moved,
  },
} as const

export type WalletCall = keyof typeof WALLET_CALLS
export type WalletRequest<Call extends WalletCall> = z.output<(typeof WALLET_CALLS)[Call]['request']>
export type WalletResponse<Call extends WalletCall> = z.output<(typeof WALLET_CALLS)[Call]['response']>
