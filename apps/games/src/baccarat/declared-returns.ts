import type { BaccaratModel, Spot } from '@playhouse/engines/baccarat/baccarat.ts'

const PLAYER = '98.7649'
const PAIR = '89.6386'
/** Return of the tie by its payout in hundredths of the bet. */
const TIE: Readonly<Record<string, string>> = { '900': '85.6404', '1000': '95.1560' }

/**
 * Return of each spot in per cent with four decimals; a test compares them with the exact values over all coups.
 * @throws RangeError for a tie that pays anything but eight or nine to one
 */
export function declaredReturns(model: BaccaratModel): Readonly<Record<Spot, string>> {
  const tie = TIE[String(model.tiePays)]
  if (tie === undefined) throw new RangeError(`No return is known for a tie that pays ${model.tiePays} hundredths.`)
  return { player: PLAYER, banker: model.returnToPlayer, tie, 'player-pair': PAIR, 'banker-pair': PAIR }
}
