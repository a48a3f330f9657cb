import { z } from 'zod'

/*
 * What the game page and the platform say to each other:
 *
 *   POST /play/api/rounds   body PlayRoundBody, answer PlayedRound
 *   GET  /play/api/session  answer GameSession
 *
 * Both carry `authorization: Bearer <game session>`. Refusals are `Refusal` with the status of REFUSAL_STATUS. The page may
 * run with an opaque origin (`Origin: null`), so both paths, and the page's script, must answer cross-origin requests
 * without credentials.
 */

/** An amount with up to four decimals, as a string: "10000.00". */
const amount = z.string().regex(/^\d{1,15}(\.\d{1,4})?$/)
const hex32 = z.string().regex(/^[0-9a-f]{64}$/)
const clientSeed = z.string().regex(/^[\w-]{1,64}$/)

export const playRoundBody = z.object({
  /** Made once a round by the page. The same key with the same body always gets the same answer. */
  roundKey: z.uuid(),
  /** The total stake. */
  stake: amount,
  clientSeed,
})
export type PlayRoundBody = z.infer<typeof playRoundBody>

const roundWin = z.object({
  /** The line, from 1; null is a scatter win. */
  line: z.number().int().min(1).nullable(),
  symbol: z.string(),
  count: z.number().int(),
  amount,
})

export const playedRound = z.object({
  roundId: z.string(),
  stops: z.array(z.number().int()).length(5),
  /** Three rows of five symbol ids, from the top. */
  grid: z.array(z.array(z.string()).length(5)).length(3),
  wins: z.array(roundWin),
  stake: amount,
  payout: amount,
  /** After the round. */
  balance: amount,
  fairness: z.object({
    serverSeedHash: hex32,
    serverSeed: hex32,
    clientSeed,
    nonce: z.number().int().min(0),
    /** The promise for the next round. */
    nextServerSeedHash: hex32,
  }),
  /** True when this key had been played before and this is that answer again. */
  replayed: z.boolean(),
})
export type PlayedRound = z.infer<typeof playedRound>

export const gameSession = z.object({
  balance: amount,
  currency: z.string(),
  /** A round of this session that was begun and whose result the page never confirmed: sent again as it was. */
  openRound: playRoundBody.optional(),
  /** SHA-256 of the server seed of the next round. */
  serverSeedHash: hex32.optional(),
})
export type GameSession = z.infer<typeof gameSession>

/** Every refusal of the two paths and its HTTP status. */
export const REFUSAL_STATUS = {
  insufficient_balance: 409,
  stake_invalid: 400,
  round_in_progress: 409,
  round_key_reused: 422,
  game_session_expired: 401,
  game_not_found: 404,
  system_busy: 503,
} as const
export type RefusalCode = keyof typeof REFUSAL_STATUS

/** What the page tells the site that frames it, with the site's origin as target. */
export type PageMessage =
  | { type: 'playhouse:ready' }
  | { type: 'playhouse:round'; balance: string }
  | { type: 'playhouse:exit' }

/** The stakes the page offers, in whole units of the currency; each divides by ten lines. */
export const STAKE_CHOICES = ['1000', '2000', '5000', '10000', '20000', '50000', '100000', '200000'] as const
