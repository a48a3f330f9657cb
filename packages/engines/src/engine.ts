import type * as z from 'zod'

/** A uniform integer from 0 to n-1. */
export type Draw = (n: number) => number

/** Catalogue data and limits of a model. */
export interface GameModel {
  /** Unique over all engines: `dice-97`, `crash-96`, `baccarat-classic`. */
  readonly id: string
  /** Declared return to player in per cent with four decimals, "96.1234"; for the main bet if bets differ. */
  readonly returnToPlayer: string
  readonly returnToPlayerBasisPoints: number
  readonly volatility: 1 | 2 | 3 | 4 | 5
  /** Number of pay lines; null if not applicable. */
  readonly lines: number | null
  /** Class in the catalogue: SM, AC, BAC, OTHER … */
  readonly gameClass: string
  /** Stake limits of a round in minor units. */
  readonly minStake: bigint
  readonly maxStake: bigint
}

/** An invalid bet: stake zero, negative, fractional or outside the limits, or unknown bet. */
export class StakeError extends Error {
  readonly code = 'stake_invalid'
  constructor(message: string) {
    super(message)
    this.name = 'StakeError'
  }
}

/** A move that the round does not allow now. */
export class MoveError extends Error {
  readonly code = 'move_invalid'
  constructor(message: string) {
    super(message)
    this.name = 'MoveError'
  }
}

export interface RoundStep<State> {
  /** Plain JSON, stored with the round. */
  readonly state: State
  /** Payout in minor units once the round is over; null while in progress. */
  readonly payoutMinor: bigint | null
}

/** A house program at a shared table with a bet in the engine's format. No money moves for it. */
export interface ProgramBet<Bet> {
  readonly name: string
  readonly bet: Bet
}

/** Timing and results of a shared table's rounds, which run on the vendor's clock. */
export interface TableRounds<Model extends GameModel, Bet, State> {
  /** Betting time between two rounds. */
  readonly betsMs: number
  /** Maximum bets of an account per round. */
  readonly bets: number
  /** Duration of a round; for some games a secret until the end. */
  playsMs(model: Model, draw: Draw): number
  /** Public result of a round, also for the history. */
  getResult(model: Model, draw: Draw): unknown
  /** Whether the result may be shown at the start of the round instead of its end. */
  readonly opensAtStart: boolean
  /** View of a bet before the round has ended; null for none. */
  openView(model: Model, bet: Bet, state: State, elapsedMs: number): unknown
  programs(model: Model, draw: Draw): readonly ProgramBet<Bet>[]
}

/**
 * A game against the house. Pure: the same model, bet, draws and moves give the same round.
 * An engine without moves ends every round in `begin`.
 */
export interface Engine<Model extends GameModel, Bet, State, Move = never> {
  readonly kind: string
  readonly models: readonly Model[]
  /** Rounds share an event and run in a separate runtime; `begin` returns what the event's seed decides. */
  readonly shared?: boolean
  /** Set for shared tables, whose rounds run on the vendor's clock. */
  readonly table?: TableRounds<Model, Bet, State>
  /** Whether the game shows earlier rounds and needs their views. */
  readonly showsPastRounds?: boolean
  /** Validates bets; amounts are decimal strings of whole units. */
  readonly betSchema: z.ZodType<Bet>
  /** Total stake in minor units. @throws StakeError */
  getStake(model: Model, bet: Bet): bigint
  /** Draws the round. All randomness is drawn here and none by moves, so that the seed proves everything. */
  begin(model: Model, bet: Bet, draw: Draw): RoundStep<State>
  /** Public view of the round, without anything still undecided. */
  view(model: Model, bet: Bet, state: State, elapsedMs: number): unknown
  readonly moves?: {
    readonly schema: z.ZodType<Move>
    /** `elapsedMs` since the stake was taken, by the vendor's clock. @throws MoveError */
    apply(model: Model, bet: Bet, state: State, move: Move, elapsedMs: number): RoundStep<State>
    /** Ends the round by its published rule when its time is up; null while it may continue. */
    expire(model: Model, bet: Bet, state: State, elapsedMs: number): RoundStep<State> | null
    /** Milliseconds until `expire` ends an idle round; secret. */
    endsAfterMs(model: Model, bet: Bet, state: State): number
  }
}
