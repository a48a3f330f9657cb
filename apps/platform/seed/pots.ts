import { hash } from 'node:crypto'

import { drawPot } from '../src/domains/play/jackpots/pots.ts'
import type { Pot } from '../src/domains/play/jackpots/pots.ts'
import { JACKPOTS } from './jackpots.ts'
import type { PlayedRound } from './played-round.ts'

/**
 * The pots of must-drop jackpots as filled by stakes in chronological order. Their seeds derive from the seed
 * number; the platform uses random ones.
 */
export class WorldPots {
  readonly #seed: number
  readonly #open = new Map<string, { pot: Pot; amount: bigint }>()

  constructor(seed: number) {
    this.#seed = seed
  }

  /** The first pot of a jackpot; null for jackpots drawn by rounds. */
  open(jackpotId: string): Pot | null {
    return this.#begin(jackpotId, 1)
  }

  /** Adds the pot won by a round whose stake reaches the drop point. */
  fill<Round extends PlayedRound>(round: Round): Round {
    const filled = round.jackpot && this.#open.get(round.jackpot.id)
    if (!round.jackpot || !filled) return round
    const { id, fed } = round.jackpot
    filled.amount += fed
    if (filled.amount < filled.pot.dropPoint) return round
    const next = this.#begin(id, filled.pot.number + 1)
    return { ...round, jackpot: { id, fed, hit: true, next } }
  }

  #begin(jackpotId: string, number: number): Pot | null {
    const jackpot = JACKPOTS.find(({ id }) => id === jackpotId)
    if (!jackpot?.mustDropBy) return null
    const { seedAmount, mustDropBy } = jackpot
    const serverSeed = hash('sha256', `seed of pot ${number} of ${jackpotId} in the world ${this.#seed}`)
    const pot = drawPot({ jackpotId, seedAmount, mustDropBy }, number, serverSeed)
    this.#open.set(jackpotId, { pot, amount: seedAmount })
    return pot
  }
}
