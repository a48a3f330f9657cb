import * as z from 'zod'
import type { GameLanguage } from '@playhouse/shared/languages.ts'
import type { Amount, Fairness } from './fairness.ts'
import type { Board } from './play-api-markets.ts'
import type { TableAnswer } from './play-api-rooms.ts'
import type { SharedTable } from './play-api-shared.ts'

export type { Amount, Fairness } from './fairness.ts'

/*
 * The play API between a game client and its vendor. A launch token opens a session; all other calls carry
 * `authorization: Bearer <play token>`:
 *
 *   POST /play/api/launch            LaunchBody     -> LaunchAnswer, or 410 launch_token_used, or 503 system_busy
 *   GET  /play/api/session                          -> GameSession
 *   GET  /play/api/meter                            -> Meter, where the game feeds a jackpot
 *   POST /play/api/rounds            PlayRoundBody  -> RoundAnswer
 *   POST /play/api/rounds/:key/moves MoveBody       -> RoundAnswer
 *   GET  /play/api/rounds/:key?after=<version>      -> RoundAnswer, when it has changed since, or after 20 s
 *
 * A refusal is `{ errorCode, message }` with the status of REFUSALS. The page has an opaque origin (`Origin: null`).
 *
 * The pages: `GET /play/<launch token>?vendor=<code>&language=<platform code>[&room=<room id>]` and `GET /play/verify?language=<BCP 47>`
 * both answer the client's index.html, and leave the launch token unused. `language` of the former is for a page that cannot be opened.
 */

export const playRoundBody = z.strictObject({
  /** Made once a round by the page. The same key with the same body always gets the same round. */
  roundKey: z.uuid(),
  /** As the engine's schema reads it. */
  bet: z.json(),
  clientSeed: z.string().regex(/^[\w-]{1,64}$/),
})
export type PlayRoundBody = z.output<typeof playRoundBody>

export const moveBody = z.strictObject({
  /** Made once a move by the page. The same key counts once. */
  moveKey: z.uuid(),
  move: z.json(),
})
export type MoveBody = z.output<typeof moveBody>

/** What the client's address `/play/<launch token>` names. A token opens one session. */
export const launchBody = z.strictObject({
  launchToken: z.string().max(200),
  vendor: z.string().regex(/^\w{1,16}$/),
  room: z.string().max(20).optional(),
})
export type LaunchBody = z.output<typeof launchBody>

/** The jackpot that a game feeds. */
export interface JackpotTerms {
  id: string
  name: string
  seedAmount: Amount
  contributionPpm: number
  /** Units of currency of stake that win it for certain; null for a jackpot that must drop. */
  oneIn: number | null
  mustDropBy: Amount | null
}

/** Everything a game client needs for its first screen. The client finds the model by `modelId` in packages/engines. */
export interface LaunchAnswer {
  playToken: string
  /** The only origin that is sent messages: "https://site.example". */
  siteOrigin: string
  /** Of the site. */
  language: GameLanguage
  theme: 'dark' | 'light'
  mode: 'real' | 'demo'
  /** `theme` is what it is about (theme.ts), which its symbols and colours show; null for the client's own. */
  game: { nodeId: number; name: string; modelId: string; theme: string | null }
  session: GameSession
  /** Null where the game feeds none. `meter` is null in free play, which cannot win it. */
  jackpot: { terms: JackpotTerms; meter: Amount | null } | null
  /** Games of events only. */
  board: Board | null
  /** Games with shared rounds only. */
  shared: SharedTable | null
  /** Card rooms only: the room that was asked for, and the seat that the account has. */
  table: { roomId: string | null; answer: TableAnswer } | null
}

export interface RoundAnswer {
  roundId: string
  roundKey: string
  /** `pending`: its money is on the way; ask again. */
  status: 'going' | 'pending' | 'settled' | 'refunded'
  /** Grows with every change. */
  version: number
  bet: unknown
  stake: Amount
  /** Null until the round is over. */
  payout: Amount | null
  /** What the engine shows of it now. */
  view: unknown
  /** What the seeds drew of the game's jackpot; null where none was played for, or the round is not settled. */
  jackpot: {
    id: string
    oneIn: number
    hit: boolean
    /** What was won of it; null where it was not hit. */
    amount: Amount | null
  } | null
  /** The moves that were made, each at its time since the stake was taken. */
  moves: { move: unknown; elapsedMs: number }[]
  /** Since the stake was taken; 0 where a round is drawn at once. */
  elapsedMs: number
  /** What the account held after the round; null until it is settled. */
  balance: Amount | null
  fairness: Fairness
  /** The promise for this session's next round. */
  nextServerSeedHash: string
  /** True when this key had been played before. */
  replayed: boolean
}

/** What is in the game's jackpot now, as the operator tells it. */
export interface Meter {
  amount: Amount
  /** What the account has won of it since the session began, where it is won outside of a round. */
  won: { id: string; amount: Amount }[]
}

/** One line of the history that the page shows. */
export interface LastRound {
  roundId: string
  stake: Amount
  payout: Amount
  /** What the engine shows of it, for stages that show earlier rounds too. */
  shown?: { modelId: string; view: unknown }
}

export interface GameSession {
  balance: Amount
  currency: string
  /** A round of this game that the account has under way, here or in another window. */
  openRound: PlayRoundBody | null
  serverSeedHash: string
  /** The newest first. */
  lastRounds: LastRound[]
}

/** Every refusal of the play API and its HTTP status. */
export const REFUSALS = {
  request_invalid: 400,
  stake_invalid: 400,
  game_session_expired: 401,
  launch_token_used: 410,
  round_not_found: 404,
  jackpot_not_found: 404,
  event_not_found: 404,
  event_closed: 409,
  odds_changed: 409,
  insufficient_balance: 409,
  stake_limit_reached: 409,
  bonus_stake_reached: 409,
  loss_limit_reached: 409,
  session_time_reached: 409,
  play_not_allowed: 403,
  round_in_progress: 409,
  move_invalid: 409,
  round_key_reused: 422,
  system_busy: 503,
} as const
export type RefusalCode = keyof typeof REFUSALS

/** What the page tells the site that frames it, with the site's origin as target. */
export type PageMessage =
  | { type: 'playhouse:ready' }
  | { type: 'playhouse:round'; balance: Amount }
  | { type: 'playhouse:exit' }
  /** The player asks for the page on which money is paid in, or in free play for new play credit. */
  | { type: 'playhouse:deposit' }
  /** The player has turned the game's sound on or off; the site remembers it, because the page has no storage. */
  | { type: 'playhouse:sound'; on: boolean }
