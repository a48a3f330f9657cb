import { decimalSquareRoot } from '../rational.ts'
import { seededDraw } from '../server-random.ts'
import { begin, expire, type FreeSpinsModel, PLAYED_OUT_AFTER_MS } from './free-spins.ts'
import { returnToPlayer } from './return-to-player.ts'

/** How far payouts and bonuses of played rounds are from the exact figures, in standard errors. The seeds are fixed. */
export function simulationErrors(model: FreeSpinsModel, rounds: number): { payout: number; bonuses: number } {
  const exact = returnToPlayer(model)
  let [sum, bonuses] = [0, 0]
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const draw = seededDraw({ serverSeed: '6c'.repeat(32), clientSeed: 'free', nonce })
    const begun = begin(model, { stake: '1000' }, draw)
    if (begun.payoutMinor === null) bonuses += 1
    const ended =
      begun.payoutMinor === null ? expire(model, { stake: '1000' }, begun.state, PLAYED_OUT_AFTER_MS) : begun
    sum += Number(ended?.payoutMinor) / 10_000_000
  }
  const deviation = Number(decimalSquareRoot(exact.variance, 4))
  const chance = Number(exact.bonusChance.numerator) / Number(exact.bonusChance.denominator)
  return {
    payout: Math.abs(sum / rounds - Number(model.returnToPlayer) / 100) / (deviation / Math.sqrt(rounds)),
    bonuses: Math.abs(bonuses / rounds - chance) / Math.sqrt(chance / rounds),
  }
}
