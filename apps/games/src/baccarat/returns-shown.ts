import type { BaccaratModel, Spot } from '@playhouse/engines/baccarat/baccarat.ts'

const PLAYER = '98.7649'
const PAIR = '89.6386'
/** The tie's return by what it pays, in hundredths of the bet. */
const TIE: Readonly<Record<string, string>> = { '900': '85.6404', '1000': '95.1560' }

/**
 * The return of each place in per cent, four digits; a test holds them against the count of every coup.
 * @throws RangeError for a tie that pays anything but eight or nine to one
 */
export function returnsShown(model: BaccaratModel): Readonly<Record<Spot, string>> {
  const tie = TIE[String(model.tiePays)]
  if (tie === undefined) throw new RangeError(`No return is known for a tie that pays ${model.tiePays} hundredths.`)
  return { player: PLAYER, banker: model.returnToPlayer, tie, 'player-pair': PAIR, 'banker-pair': PAIR }
}
