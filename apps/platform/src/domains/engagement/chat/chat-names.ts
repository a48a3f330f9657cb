import { randomInt } from 'node:crypto'

const FIRST = [
  'Amber',
  'Azure',
  'Bright',
  'Calm',
  'Coral',
  'Dawn',
  'Early',
  'Golden',
  'Happy',
  'Ivory',
  'Jade',
  'Kind',
  'Lively',
  'Lucky',
  'Mellow',
  'Misty',
  'Nimble',
  'Noble',
  'Quiet',
  'Rosy',
  'Silver',
  'Sunny',
  'Swift',
  'Velvet',
] as const
const SECOND = [
  'Bamboo',
  'Carp',
  'Cloud',
  'Crane',
  'Deer',
  'Drum',
  'Falcon',
  'Fern',
  'Finch',
  'Heron',
  'Kite',
  'Lantern',
  'Lotus',
  'Maple',
  'Mango',
  'Moon',
  'Otter',
  'Panda',
  'Pearl',
  'River',
  'Sparrow',
  'Tiger',
  'Turtle',
  'Willow',
] as const

/** A generated player name, unrelated to the account, such as `AmberHeron482`. */
export function generateChatName(): string {
  const pick = (words: readonly string[]) => words[randomInt(words.length)] ?? ''
  return `${pick(FIRST)}${pick(SECOND)}${randomInt(100, 10_000)}`
}
