/** Single words this short are not corrected: half the alphabet is one typo away from two letters. */
const SHORTEST_CORRECTED = 3
/** From this length on, the word may be incomplete: compare with the beginnings of longer words too. */
const SHORTEST_PREFIX = 4

/**
 * Known words that a typed one may mean: those one typo away (insertion, deletion, substitution,
 * transposition), and longer ones that start like it. Trigrams miss typos in words of three to five letters.
 */
export function similarWords(typed: string, known: ReadonlySet<string>, shortest = SHORTEST_CORRECTED): string[] {
  if (typed.length < shortest) return []
  return [...known].filter((word) => {
    if (Math.abs(word.length - typed.length) <= 1) return isWithinOneTypo(typed, word)
    return typed.length >= SHORTEST_PREFIX && word.length > typed.length && startsWithinOneTypo(typed, word)
  })
}

/**
 * Readings of a text with a typo at a space: missing (`rongvang`), misplaced (`rongv ang`), inside a word
 * (`dra gon`), or replaced by a letter (`rongxvang`). Each reading is a list of words.
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

/** Two known words that make up the text, adjacent or separated by one letter. */
function knownPairs(text: string, known: ReadonlySet<string>): [string, string][] {
  const pairs: [string, string][] = []
  for (let at = 1; at < text.length; at += 1) {
    const first = text.slice(0, at)
    if (!known.has(first)) continue
    for (const second of [text.slice(at), text.slice(at + 1)]) if (known.has(second)) pairs.push([first, second])
  }
  return pairs
}

/** The known words with the smallest edit distance, at most a third of the longer word; nearest first. */
export function nearestWords(typed: string, known: ReadonlySet<string>, most: number): string[] {
  if (typed.length < SHORTEST_CORRECTED) return []
  const near: { word: string; changes: number }[] = []
  for (const word of known) {
    const allowed = Math.floor(Math.max(typed.length, word.length) / 3)
    if (Math.abs(word.length - typed.length) > allowed) continue
    const changes = editDistance(typed, word)
    if (changes <= allowed) near.push({ word, changes })
  }
  return near
    .toSorted((a, b) => a.changes - b.changes || (a.word < b.word ? -1 : 1))
    .slice(0, most)
    .map(({ word }) => word)
}

/** Levenshtein distance. */
function editDistance(left: string, right: string): number {
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

export function isWithinOneTypo(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
}

function startsWithinOneTypo(typed: string, word: string): boolean {
  return [typed.length - 1, typed.length, typed.length + 1].some((end) => isWithinOneTypo(typed, word.slice(0, end)))
}
