import { MINOR_UNITS, NotAnAmountError, parseAmount } from '@playhouse/shared/money.ts'

import { type GameModel, StakeError } from './engine.ts'

/**
 * Parses a stake given as a decimal string of whole units ("5000") into positive minor units.
 * @throws StakeError for an invalid, zero, negative or fractional amount
 */
export function readStake(text: string): bigint {
  const minor = parsed(text)
  if (minor <= 0n) throw new StakeError('A stake must be above zero.')
  if (minor % MINOR_UNITS !== 0n) throw new StakeError('A stake must be a whole number of units.')
  return minor
}

/** Returns the stake if within the model's limits. @throws StakeError otherwise */
export function requireWithinLimits(model: Pick<GameModel, 'minStake' | 'maxStake'>, stakeMinor: bigint): bigint {
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
