/** Longer ranges are asked about. */
const LONGEST_CLEAR = 30

interface Range {
  readonly numbers: readonly number[]
  /** Another reading; the range is asked about even if it is the same. */
  readonly other?: readonly number[]
  /** Both, by how they count. */
  readonly BY_ONE: readonly number[]
  readonly BY_DIGITS: readonly number[]
  /** How many of the numbers before the word it takes: one, or two that give the step. */
  readonly takes: 1 | 2
}

/**
 * "03 keo 93" is every tenth number, "01 keo 05" every one, "10/20 keo 90" and "10 20 keo 90" in steps of the difference. Null if it
 * does not go up.
 */
export function getRange(word: string, numbers: readonly string[], to: string, isStep: boolean): Range | null {
  const [from = '', before] = numbers
  const own = plainRange(word, from, to)
  const stepped = before !== undefined && word === 'keo' ? steps(Number(before), Number(from), Number(to)) : null
  if (!stepped) return isStep ? null : own
  const plain = own && !own.other ? [Number(before), ...own.numbers] : stepped
  const isClear = stepped.length <= LONGEST_CLEAR && (isStep || isSameSet(plain, stepped))
  return { numbers: stepped, BY_ONE: plain, BY_DIGITS: stepped, takes: 2, ...(!isClear && { other: plain }) }
}

function plainRange(word: string, from: string, to: string): Range | null {
  const [first, last] = [Number(from), Number(to)]
  if (last <= first) return null
  const changes = [...to].map((digit, index) => Number(digit) - Number(from[index]))
  const changed = changes.filter((change) => change !== 0)
  const [change = 0] = changed
  const all = between(first, last, 1)
  if (changed.length === 1 && change === last - first) return { numbers: all, BY_ONE: all, BY_DIGITS: all, takes: 1 }
  const isEven = changed.every((other) => other === change)
  const inSteps = isEven ? between(first, last, (last - first) / change) : [first, last]
  // "den" counts by one more often.
  const both = { BY_ONE: all, BY_DIGITS: inSteps, takes: 1 } as const
  return changed.length === 1 && word !== 'den'
    ? { ...both, numbers: inSteps }
    : { ...both, numbers: all, other: inSteps }
}

function steps(first: number, second: number, last: number): number[] | null {
  const step = second - first
  return step > 0 && last > second && (last - first) % step === 0 ? between(first, last, step) : null
}

const between = (first: number, last: number, step: number) =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step)

function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  const all = new Set([...one, ...other])
  return all.size === new Set(one).size && all.size === new Set(other).size
}
