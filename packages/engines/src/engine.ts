import type * as z from 'zod'

/** A uniform integer from 0 to n-1. */
export type Draw = (n: number) => number

/** What the catalogue shows of a model, and what its table takes. */
export interface GameModel {
  /** Unique over all engines: `dice-97`, `crash-96`, `baccarat-classic`. */
  readonly id: string
  /** Declared return to player in per cent, four digits: "96.1234"; where bets of one table differ, that of the main one. */
  readonly returnToPlayer: string
  readonly returnToPlayerBasisPoints: number
  readonly volatility: 1 | 2 | 3 | 4 | 5
  /** Pay lines; null where the word does not apply. */
  readonly lines: number | null
  /** Class in the catalogue: SM, AC, BAC, OTHER … */
  readonly gameClass: string
  /** Smallest and largest stake of a round, in minor units. */
  readonly minStake: bigint
  readonly maxStake: bigint
}

/** A stake that the table does not take: zero, negative, a fraction of a unit, below or above its limits, or no such bet. */
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

/** Where a round stands after it was begun or moved on. */
export interface RoundStep<State> {
  /** Plain JSON; kept with the round. */
  readonly state: State
  /** What is paid back in minor units (the stake not added) when the round is over; null while it goes on. */
  readonly payoutMinor: bigint | null
}

/** A program at a shared table: its name, and a bet as the engine's schema reads it, for which no money moves. */
export interface ProgramBet<Bet> {
  readonly name: string
  readonly bet: Bet
}

/** How rounds of a game run on the vendor's clock for everybody at the table, one after another. */
export interface TableRounds<Model extends GameModel, Bet, State> {
  /** From the end of a round to the start of the next, while bets are taken. */
  readonly betsMs: number
  /** How many bets an account may have on a round. */
  readonly bets: number
  /** How long a round plays. For some games a secret until it has ended. */
  playsMs(model: Model, draw: Draw): number
  /** What a round has brought, for everybody and for the table's history. */
  resultOf(model: Model, draw: Draw): unknown
  /** Whether the result may be shown as soon as bets are closed, or only when the round has ended. */
  readonly opensAtStart: boolean
  /** What the player may know of a bet before the round has ended; null where that is nothing. */
  openView(model: Model, bet: Bet, state: State, elapsedMs: number): unknown
  programs(model: Model, draw: Draw): readonly ProgramBet<Bet>[]
}

/**
 * A game that one member plays against the house. Pure: the same model, bet, draws and moves give the same round.
 * An engine without moves ends every round in `begin`.
 */
export interface Engine<Model extends GameModel, Bet, State, Move = never> {
  readonly kind: string
  readonly models: readonly Model[]
  /** Many play one event of it: rounds begin and end in a runtime of its own, and `begin` gives what its seed decides. */
  readonly shared?: boolean
  /** Its rounds run on the vendor's clock for everybody at the table. */
  readonly table?: TableRounds<Model, Bet, State>
  /** The game shows earlier rounds, such as its last crash points, and needs their views. */
  readonly showsPastRounds?: boolean
  /** Reads what the page sends; amounts are decimal strings of whole units. */
  readonly betSchema: z.ZodType<Bet>
  /** The whole stake in minor units. @throws StakeError */
  stakeOf(model: Model, bet: Bet): bigint
  /** Draws the round. Everything random is drawn here: moves draw nothing, so that the seed can prove all of it. */
  begin(model: Model, bet: Bet, draw: Draw): RoundStep<State>
  /** What the player may know of the round now; nothing that is still to be decided. */
  view(model: Model, bet: Bet, state: State, elapsedMs: number): unknown
  readonly moves?: {
    readonly schema: z.ZodType<Move>
    /** `elapsedMs` since the stake was taken, by the vendor's clock. @throws MoveError */
    apply(model: Model, bet: Bet, state: State, move: Move, elapsedMs: number): RoundStep<State>
    /** Ends the round by its published rule when its time is over; null while it may go on. */
    expire(model: Model, bet: Bet, state: State, elapsedMs: number): RoundStep<State> | null
    /** After how many milliseconds `expire` ends the round if nothing is done; a secret of the vendor. */
    endsAfterMs(model: Model, bet: Bet, state: State): number
  }
}
