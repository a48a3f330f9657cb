import { MINOR_UNITS, NotAnAmountError, parseAmount } from '@playhouse/shared/money.ts'

import { type GameModel, StakeError } from './engine.ts'

/**
 * Reads one stake as a page sends it. In: a decimal string of whole units ("5000"). Out: minor units, above nothing.
 * @throws StakeError for what is no amount, zero, negative or a fraction of a unit
 */
export function readStake(text: string): bigint {
  const minor = parsed(text)
  if (minor <= 0n) throw new StakeError('A stake is above zero.')
  if (minor % MINOR_UNITS !== 0n) throw new StakeError('A stake is a whole number of units.')
  return minor
}

/** Gives a round's whole stake back if the table takes it. @throws StakeError below or above the model's limits */
export function withinLimits(model: Pick<GameModel, 'minStake' | 'maxStake'>, stakeMinor: bigint): bigint {
  if (stakeMinor < model.minStake) throw new StakeError(`The smallest stake is ${model.minStake} minor units.`)
  if (stakeMinor > model.maxStake) throw new StakeError(`The largest stake is ${model.maxStake} minor units.`)
  return stakeMinor
}

function parsed(text: string): bigint {
  try {
    return parseAmount(text)
  } catch (error) {
    if (error instanceof NotAnAmountError) throw new StakeError(error.message)
    throw error
  }
}
