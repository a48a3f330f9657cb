import { parseAmount } from '@playhouse/shared/money.ts'
import type { RoundResponse } from '@playhouse/vendor-api/play-api.ts'
import type { Rounds } from './rounds.ts'
import { Store } from './store.ts'

export interface AutoplayPlan {
  readonly rounds: number
  /** Stakes less payouts that no round may exceed, minor units. */
  readonly lossLimit: bigint
  /** Payout of a round that ends it, minor units; null for any. */
  readonly winLimit: bigint | null
}

/** Why it ended: all rounds are played, the next one could exceed the loss limit, a win, or the player or the site needs attention. */
export type AutoplayEnd = 'done' | 'loss' | 'win' | 'stopped'

interface AutoplayState {
  /** Rounds that are still to be started; null while it is off. */
  readonly left: number | null
  /** Of the plan that runs or ran last. */
  readonly lossLimit: bigint | null
  /** Why the last one ended; null before it. */
  readonly ended: AutoplayEnd | null
}

const BETWEEN_ROUNDS_MS = 700

type PlayedRounds = Pick<Rounds, 'getState' | 'subscribe'> & { press(): void }

/** Plays rounds of a game one after another until a limit of the player, or anything but a result. */
export class Autoplay extends Store<AutoplayState> {
  readonly #rounds: PlayedRounds
  readonly #betweenMs: number
  #plan: AutoplayPlan | undefined
  #stake = 0n
  #lost = 0n
  #counted: RoundResponse | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(rounds: PlayedRounds, betweenMs = BETWEEN_ROUNDS_MS) {
    super({ left: null, lossLimit: null, ended: null })
    this.#rounds = rounds
    this.#betweenMs = betweenMs
  }

  /** @param stake of each round in minor units, which does not change meanwhile */
  start(plan: AutoplayPlan, stake: bigint): void {
    this.#plan = plan
    this.#stake = stake
    this.#lost = 0n
    this.#counted = this.#rounds.getState().lastRound
    this.set({ left: plan.rounds, lossLimit: plan.lossLimit, ended: null })
    this.#playNext()
  }

  /** Starts no further round; one under way is played to its end. */
  readonly stop = () => this.#end('stopped')

  /** Follows the rounds while the game is shown. */
  readonly follow = (): (() => void) => {
    const unsubscribe = this.#rounds.subscribe(() => this.#readOn())
    return () => {
      unsubscribe()
      this.stop()
    }
  }

  #end(reason: AutoplayEnd): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#plan) this.set({ left: null, ended: reason })
    this.#plan = undefined
  }

  #readOn(): void {
    const { isWaiting, hasEnded, hasOpenRound, activeRound, outcome, lastRound } = this.#rounds.getState()
    if (!this.#plan || isWaiting || this.#timer !== undefined) return
    if (outcome.kind !== 'result' || hasEnded || hasOpenRound || activeRound) return this.#end('stopped')
    if (lastRound === null || lastRound === this.#counted) return
    this.#counted = lastRound
    const paid = parseAmount(lastRound.payout ?? '0')
    this.#lost += parseAmount(lastRound.stake) - paid
    if (lastRound.jackpot?.hit || (this.#plan.winLimit !== null && paid >= this.#plan.winLimit)) this.#end('win')
    else if (this.state.left === 0) this.#end('done')
    else this.#timer = setTimeout(() => this.#playNext(), this.#betweenMs)
  }

  #playNext(): void {
    this.#timer = undefined
    if (!this.#plan) return
    if (this.#lost + this.#stake > this.#plan.lossLimit) return this.#end('loss')
    this.set({ left: (this.state.left ?? 0) - 1 })
    this.#rounds.press()
    // Nothing could be sent.
    if (!this.#rounds.getState().isWaiting) this.#end('stopped')
  }
}
