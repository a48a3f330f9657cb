import type { BaccaratTexts } from './en.ts'

const KEYS: Readonly<Record<string, keyof BaccaratTexts>> = {
  player: 'player',
  banker: 'banker',
  tie: 'tie',
  'player-pair': 'playerPair',
  'banker-pair': 'bankerPair',
}

/** The text that names a place. @throws RangeError for a place there is not */
export function placeKey(on: string): keyof BaccaratTexts {
  const key = KEYS[on]
  if (key === undefined) throw new RangeError(`There is no place ${on}`)
  return key
}
