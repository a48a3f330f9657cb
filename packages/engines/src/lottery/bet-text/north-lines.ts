import { hasUnitAt } from './amounts.ts'
import { REQUESTS } from './courtesy.ts'
import { DIGIT_SETS, EITHER_SET_PHRASES, MARKS, SET_PHRASES, SHORT_XIEN } from './north-words.ts'
import { Cursor, hasLineBreak, type Token } from './tokens.ts'

/* How the lines of a message in the northern dialect begin, and which of them belong together. */

/** First tokens of the lines that go on with the numbers above: their price, or more numbers whose price stands on a line below. */
export function findJoins(tokens: readonly Token[]): ReadonlySet<number> {
  const joins = new Set<number>()
  const cursor = new Cursor(tokens)
  let isNumbers = true
  let below = false
  for (let index = tokens.length - 1; index > 0; index -= 1) {
    const token = tokens[index]
    if (!token) continue
    isNumbers &&= token.is === 'NUMBER'
    if (!hasLineBreak(token.gap)) continue
    cursor.at = index
    below = beginsWithPrice(cursor) || (isNumbers && below && !token.gap.includes(';'))
    if (below) joins.add(index)
    isNumbers = true
  }
  return joins
}

function beginsWithPrice(cursor: Cursor): boolean {
  const token = cursor.token
  if (token?.gap.includes(';')) return false
  if (token?.is === 'MARK') return token.text !== ':'
  const mark = cursor.phrase(MARKS)
  if (mark) return cursor.peek(mark.length)?.is !== 'WORD' && !isXienAt(cursor, cursor.at)
  return hasUnitAt(cursor, cursor.at)
}

/** "x 12 34": xien, if two numbers follow. */
export function isXienAt(cursor: Cursor, at: number): boolean {
  const short = cursor.phrase(SHORT_XIEN, at)
  if (!short) return false
  const [first, second] = [cursor.peek(at + short.length - cursor.at), cursor.peek(at + short.length + 1 - cursor.at)]
  const isColon = first?.is === 'MARK' && first.text === ':'
  return (
    isColon ||
    (first?.is === 'NUMBER' && first.text.length === 2 && second?.is === 'NUMBER' && second.text.length === 2)
  )
}

/** The first token of the line of each. */
export function getFirstTokens(tokens: readonly Token[]): Token[] {
  const firsts: Token[] = []
  for (const token of tokens) firsts.push(hasLineBreak(token.gap) ? token : (firsts.at(-1) ?? token))
  return firsts
}

/** Whether a line could begin here in the other dialect. */
export function couldBeginAt(cursor: Cursor, index: number): boolean {
  const word = cursor.tokens[index]
  const set =
    cursor.phrase(SET_PHRASES, index) ?? cursor.phrase(EITHER_SET_PHRASES, index) ?? cursor.phrase(DIGIT_SETS, index)
  if (!word || word.is === 'NUMBER' || set) return true
  return word.text === 'tai' || word.text === 'xiu' || (word.is === 'UNKNOWN' && REQUESTS.has(word.text))
}
