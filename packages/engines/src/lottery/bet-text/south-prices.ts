import { type Amount, amountAt, hasUnitAt } from './amounts.ts'
import { BETS, isHeadAt, RANGE_WORDS } from './south-words.ts'
import { type Cursor, hasLineBreak } from './tokens.ts'

/* The prices of the southern dialect, which stand behind their bets. */

/** A price after a bet. In "b10.34b20" the point ends it, in "da1.5" it is a decimal. */
export function priceAt(cursor: Cursor, at: number): Amount {
  const whole = amountAt(cursor, at, false) ?? { value: Number.NaN, unit: 'NONE', length: 1 }
  if (whole.length > 1) return whole
  const ahead = at - cursor.at
  const [first, fraction] = [cursor.peek(ahead), cursor.peek(ahead + 1)]
  if (fraction?.is !== 'NUMBER' || !/^[.,]$/.test(fraction.gap)) return whole
  const decimal = amountAt(cursor, at) ?? whole
  if (hasUnitAt(cursor, at + 1) || Number(first?.text) === 0) return decimal
  let end = at + 2
  for (let next = cursor.tokens[end]; next?.is === 'NUMBER' && !hasLineBreak(next.gap); next = cursor.tokens[end])
    end += 1
  const isBefore = cursor.phrase(BETS, end) !== null || RANGE_WORDS.has(cursor.tokens[end]?.text ?? '')
  const unclear = { value: Number.NaN, unit: 'NONE', length: 2 } as const
  switch (fraction.text.length) {
    case 1:
      // A number has two digits.
      return decimal
    case 2:
      return isBefore ? whole : unclear
    case 3:
      if (isBefore) return fraction.text.endsWith('00') ? unclear : whole
      return end === at + 2 && fraction.text.endsWith('00') ? decimal : unclear
    default:
      return isBefore ? whole : unclear
  }
}

/** The price in "d40": the "d" of the next bet is no unit. */
export function priceOfHead(cursor: Cursor, at: number): Amount {
  if (isHeadAt(cursor.tokens, at + 1)) return { value: Number(cursor.tokens[at]?.text), unit: 'NONE', length: 1 }
  return amountAt(cursor, at, false) ?? { value: Number.NaN, unit: 'NONE', length: 1 }
}
