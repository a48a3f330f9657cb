import { decimalSquareRoot } from '../rational.ts'
import { seededDraw } from '../server-random.ts'
import { returnToPlayer } from './return-to-player.ts'
import { begin, type WaysModel } from './ways.ts'

/** How far payouts of played rounds are from the exact return, in standard errors. The seeds are fixed. */
export function simulationError(model: WaysModel, rounds: number): number {
  const deviation = Number(decimalSquareRoot(returnToPlayer(model).variance, 4))
  const draw = seededDraw({ serverSeed: '4d'.repeat(32), clientSeed: model.id, nonce: 0 })
  let sum = 0
  for (let round = 0; round < rounds; round += 1)
    sum += Number(begin(model, { stake: '1000' }, draw).payoutMinor) / 10_000_000
  return Math.abs(sum / rounds - Number(model.returnToPlayer) / 100) / (deviation / Math.sqrt(rounds))
}
