/** A single word this short is not corrected: one slip away from two letters is half the alphabet. */
const SHORTEST_CORRECTED = 3
/** From here on, the word may still be being typed: it is compared with the beginnings of longer ones too. */
const SHORTEST_BEGINNING = 4

/**
 * The known words that a typed one may mean: those it becomes with one typing slip undone (a letter too many, one missing, a
 * wrong one, or two that changed places), and longer ones that begin so. Trigrams, which find the games, are blind to slips in
 * words of three to five letters.
 */
export function similarWords(typed: string, known: ReadonlySet<string>, shortest = SHORTEST_CORRECTED): string[] {
  if (typed.length < shortest) return []
  return [...known].filter((word) => {
    if (Math.abs(word.length - typed.length) <= 1) return withinOneSlip(typed, word)
    return typed.length >= SHORTEST_BEGINNING && word.length > typed.length && beginsWithinOneSlip(typed, word)
  })
}

/**
 * Readings of a text whose slip is at a space: left out (`rongvang`), put in the wrong place (`rongv ang`), put inside a word
 * (`dra gon`), or struck as a letter (`rongxvang`). Each reading is a list of words.
 */
export function respacedWords(words: readonly string[], known: ReadonlySet<string>): string[][] {
  const readings: string[][] = []
  const replace = (at: number, count: number, by: string[]) => readings.push(words.toSpliced(at, count, ...by))
  for (const [at, word] of words.entries()) {
    for (const pair of knownPairs(word, known)) replace(at, 1, pair)
    const next = words[at + 1]
    if (next === undefined) continue
    if (known.has(word + next)) replace(at, 2, [word + next])
    for (const pair of knownPairs(word + next, known)) if (pair[0] !== word) replace(at, 2, pair)
  }
  return readings
}

/** Two known words that make up the text, side by side or with one letter between them. */
function knownPairs(text: string, known: ReadonlySet<string>): [string, string][] {
  const pairs: [string, string][] = []
  for (let at = 1; at < text.length; at += 1) {
    const first = text.slice(0, at)
    if (!known.has(first)) continue
    for (const second of [text.slice(at), text.slice(at + 1)]) if (known.has(second)) pairs.push([first, second])
  }
  return pairs
}

/** The known words with the fewest letters to change, at most a third of the longer one; the nearest first. */
export function nearestWords(typed: string, known: ReadonlySet<string>, most: number): string[] {
  if (typed.length < SHORTEST_CORRECTED) return []
  const near: { word: string; changes: number }[] = []
  for (const word of known) {
    const allowed = Math.floor(Math.max(typed.length, word.length) / 3)
    if (Math.abs(word.length - typed.length) > allowed) continue
    const changes = changesBetween(typed, word)
    if (changes <= allowed) near.push({ word, changes })
  }
  return near
    .toSorted((a, b) => a.changes - b.changes || (a.word < b.word ? -1 : 1))
    .slice(0, most)
    .map(({ word }) => word)
}

/** How many letters must be put in, taken out or changed to make one word the other (Levenshtein). */
function changesBetween(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, at) => at)
  for (let at = 1; at <= left.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= right.length; to += 1) {
      const changed = (row[to - 1] ?? 0) + (left[at - 1] === right[to - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[right.length] ?? 0
}

/** True if the words are equal or one slip apart. */
export function withinOneSlip(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
}

function beginsWithinOneSlip(typed: string, word: string): boolean {
  return [typed.length - 1, typed.length, typed.length + 1].some((end) => withinOneSlip(typed, word.slice(0, end)))
}
